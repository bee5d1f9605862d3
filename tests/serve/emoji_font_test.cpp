#include "serve/worker/answers.hpp"

#include <doctest/doctest.h>

using spotit::serve::without_svg_table;

namespace {

/// The font with these tables of four bytes, whose rows say where they are.
std::string font(const std::vector<std::string>& names) {
    std::string head("\0\1\0\0\0", 5), tables;
    head += static_cast<char>(names.size());
    head += "......";
    for (const std::string& name : names) {
        const std::size_t at = 12 + 16 * names.size() + tables.size();
        head += name + "sum ";
        head += std::string{0, 0, 0, static_cast<char>(at), 0, 0, 0, 4};
        tables += name.substr(0, 2) + "##";
    }
    return head + tables;
}

} // namespace

TEST_CASE("a font loses its SVG pictures, and its other tables are found where its rows say") {
    const std::string small = without_svg_table(font({"COLR", "SVG ", "glyf"}));
    CHECK(small.size() == 12 + 2 * (16 + 4));
    CHECK(small[5] == 2);
    CHECK(small.find("SV") == std::string::npos);
    CHECK(small.substr(static_cast<unsigned char>(small[12 + 11]), 4) == "CO##");
    CHECK(small.substr(static_cast<unsigned char>(small[28 + 11]), 4) == "gl##");
}

TEST_CASE("what is no font, or a broken one, stays as it is") {
    const std::string whole = font({"COLR", "SVG ", "glyf"});
    for (std::size_t length = 0; length < whole.size(); ++length)
        CHECK(without_svg_table(whole.substr(0, length)) == whole.substr(0, length));
    CHECK(without_svg_table("OTTO" + whole) == "OTTO" + whole);
}
