#include "verify/reports.hpp"

#include "every_day.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace spotit;
using namespace spotit::pdf;
using namespace spotit::pdf::example;

namespace {

/// The deck, with more drawn on its first cards.
verify::VerifyReport with_more(int cards, const std::string& more) {
    Opened opened(written(fano(), {}, file_info()));
    for (QPDFObjectHandle page : pages_of(opened))
        for (const std::string& key : forms_of(page).getKeys()) {
            QPDFObjectHandle card = forms_of(page).getKey(key);
            if (std::stoi(key.substr(2)) <= cards) replace_content(card, "q " + more + " Q " + data_of(card));
        }
    return verify::verify(rewritten(opened), {.render = true});
}

/// A square of so many points beside the symbols, or below one of them.
std::string square_at(double x, double y, double side, const char* color) {
    return fmt::format("{} {} {} {} {} re f", color, x, y, side, side);
}

} // namespace

TEST_CASE("a mark that no other card has is found wherever it is, in whatever color") {
    if (skips(with_more(0, ""), "render")) return; // neither pdftoppm nor mutool is installed
    tests::EveryDay every_day(8);
    for (const char* color : {"0 g", "0.5 g", "1 0 0 rg", "1 1 0 rg", "0 0 0 .3 k"})
        for (const double side : {9.0, 60.0})
            for (const geom::Point place : {geom::Point{0, 30}, {-25, -18}, {-60, -20}}) {
                if (every_day.skips_next()) continue;
                CAPTURE(color);
                CAPTURE(place.x);
                CHECK(fails(with_more(1, square_at(place.x, place.y, side, color)), "odd-background",
                            "card 1:"));
            }
}

TEST_CASE("what all cards have is their background, and a small number may differ") {
    CHECK_FALSE(with_more(0, "").findings.empty());
    CHECK_FALSE(fails(with_more(0, ""), "odd-background"));
    CHECK_FALSE(fails(with_more(7, square_at(0, 30, 60, ".5 g")), "odd-background"));
    CHECK_FALSE(fails(with_more(1, square_at(0, 30, 3, "0 g")), "odd-background"));
    CHECK_FALSE(fails(with_more(1, square_at(-5, -110, 10, "0 g")), "odd-background")); // at the edge
}
