#include "pdf/content/operations.hpp"

#include "pdf/color/file_colors.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace spotit::pdf;

namespace {

std::vector<std::string> words(std::string_view content) {
    ContentTokens tokens(content);
    std::vector<std::string> result;
    for (auto token = tokens.read_next(); token.kind != ContentTokens::Kind::End; token = tokens.read_next())
        result.emplace_back(tokens.text(token));
    return result;
}

} // namespace

TEST_CASE("content is cut into its words, and strings stay whole") {
    using Words = std::vector<std::string>;
    CHECK(words("q 1 .5 -2 rg/G1 Do%rg\nQ") == Words{"q", "1", ".5", "-2", "rg", "/G1", "Do", "Q"});
    CHECK(words("(a (b) \\) rg)Tj<0a rg>Tj") == Words{"(a (b) \\) rg)", "Tj", "<0a rg>", "Tj"});
    CHECK(words("/P<</A 1>>BDC") == Words{"/P", "<<", "/A", "1", ">>", "BDC"});
    CHECK(words("BI /W 1 ID \x01 EIrg EI\nQ") == Words{"BI /W 1 ID \x01 EIrg EI", "Q"});
    CHECK(words("(never closed") == Words{"(never closed"});
    CHECK(words("<12") == Words{"<12"});
}

TEST_CASE("strings are read by PDF's rules") {
    CHECK(decode_string("(a\\(\\)\\\\\\101\\r)") == "a()\\A\r");
    CHECK(decode_string("(a\r\nb\\\nc)") == "a\nbc");
    CHECK(decode_string("<414>") == "A@");
    CHECK_FALSE(decode_string("<<"));
    CHECK_FALSE(decode_string("/A"));
    CHECK(number_value("+1.5") == 1.5);
    CHECK(number_value("-.25") == -.25);
}

TEST_CASE("colors are written again, and nothing else is touched") {
    const ColorWriter inks = [](const std::array<double, 3>& rgb) {
        return Amounts{1 - rgb[0], 1 - rgb[1], 1 - rgb[2], 0.5};
    };
    CHECK(with_colors("q 0 0 m(1 0 0 rg)Tj 0 0 0 RG S", inks) == "q 0 0 m(1 0 0 rg)Tj 1 1 1 0.5 K  S");
    CHECK(with_colors("q\n1 0 0.25 rg\n0.8 g /A gs", inks) == "q\n0 1 0.75 0.5 k \n0.8 g /A gs");
    CHECK(with_colors("1 0 0 rg", &convert_to_mask_gray) == "0.3 g ");
    CHECK(with_colors("1 2 3 4 5 6 cm 5 6 rg", inks) == "1 2 3 4 5 6 cm 5 6 rg");
}

TEST_CASE("an operation has the numbers, strings and name before its word") {
    OperationReader operations("/F 2 Tf [(a) -50 <41>] TJ BI /W 1 ID x EI 1 2 3 4 re");
    const Operation* operation = operations.read_next();
    CHECK((operation->word == "Tf" && operation->name == "/F" && operation->number(0) == 2));
    operation = operations.read_next();
    CHECK((operation->word == "TJ" && operation->name.empty() && operation->operands.size() == 5));
    CHECK((operation->operands[1].string == "(a)" && operation->number(2) == -50));
    CHECK((operations.read_next()->word == "BI" && operation->operands.empty()));
    Path path;
    operations.read_next()->add_to(path, spotit::geom::Affine::scaling(2));
    CHECK(path.bounds() == spotit::geom::Box{2, 4, 8, 12});
    CHECK(operations.read_next() == nullptr);
}
