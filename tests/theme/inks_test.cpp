#include "theme/read_theme.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <set>
#include <tuple>

namespace spotit::tests {
namespace {

theme::Theme inked_theme(const std::string& text) {
    Outcome outcome = read_theme(text + "\n" + seven_animals);
    REQUIRE(outcome.said == "");
    return std::move(outcome.theme);
}

const pdf::ExactInks* inks_of(const theme::Theme& theme, const color::Color& color) {
    for (const pdf::ExactInks& exact : theme.output.exact)
        if (exact.color == color) return &exact;
    return nullptr;
}

} // namespace

TEST_CASE("a press whose profile comes with the program is called by its name") {
    CHECK(read_theme(seven_animals + "output: {icc: GRACoL}").theme.output.press == pdf::Press::Gracol);
    CHECK(read_theme(seven_animals + "output: {icc: fogra39}").theme.output.press == pdf::Press::Fogra39);
    const Outcome unknown = read_theme(seven_animals + "output: {icc: gracoll}");
    CHECK(list_findings(unknown) == "2:15 no-file");
}

TEST_CASE("colors that are given as inks keep them, wherever they stand") {
    const theme::Theme theme =
        inked_theme("colors: {leaf: cmyk(70% 0% 90% 10%)}\n"
                    "card: {background: leaf, border: {color: 'cmyk(0, 20, 100, 0)'}}\n"
                    "back: {gradient: linear, stops: [gray(40%), cmyk(100 0 0 0) 30%]}");
    REQUIRE(theme.output.exact.size() == 4);
    const pdf::ExactInks* const leaf = inks_of(theme, theme.style.background);
    REQUIRE(leaf != nullptr);
    CHECK(leaf->inks == color::Inks{0.7, 0, 0.9, 0.1});
    const pdf::ExactInks* const border = inks_of(theme, theme.style.border.value().color);
    REQUIRE(border != nullptr);
    CHECK(border->inks == color::Inks{0, 0.2, 1, 0});
    const auto stops = std::get<background::Gradient>(theme.back.value().drawing.value().drawing).stops;
    REQUIRE(inks_of(theme, stops[0].color) != nullptr);
    CHECK(inks_of(theme, stops[0].color)->inks.black == doctest::Approx(0.6));
    REQUIRE(inks_of(theme, stops[1].color) != nullptr);
    CHECK(inks_of(theme, stops[1].color)->inks == color::Inks{1, 0, 0, 0});
}

TEST_CASE("inks that look the same stay apart from each other and from plain colors") {
    const theme::Theme theme =
        inked_theme("back: {background: {pattern: dots, colors: [black, cmyk(60 40 40 100), "
                    "cmyk(0 0 0 100), cmyk(0 100 100 100), cmyk(60 40 40 100)]}}");
    const auto colors = std::get<background::Pattern>(theme.back.value().drawing.value().drawing).colors;
    REQUIRE(colors.size() == 5);
    CHECK(colors[0] == color::black);
    CHECK(colors[1] != color::black);
    CHECK(colors[2] == color::black); // which is printed with just this ink
    CHECK(colors[3] != color::black);
    CHECK(colors[3] != colors[1]);
    CHECK(colors[4] == colors[1]);
    CHECK(theme.output.exact.size() == 2);
    for (const color::Color& color : colors)
        for (const double channel : {color.red, color.green, color.blue})
            CHECK(std::lround(255 * channel) == 0);
}

TEST_CASE("many greys that are given as inks are all different, and all grey") {
    std::string colors;
    for (int i = 1; i < 1000; ++i)
        colors += (i == 1 ? "" : ", ") + ("gray(" + std::to_string(i / 10.0)) + "%)";
    const theme::Theme theme = inked_theme("back: {background: {pattern: dots, colors: [" + colors + "]}}");
    REQUIRE(theme.output.exact.size() == 999);
    std::set<double> seen;
    for (const pdf::ExactInks& exact : theme.output.exact) {
        CHECK(exact.color.red == exact.color.green);
        CHECK(exact.color.green == exact.color.blue);
        CHECK(std::abs(exact.color.red - (1 - exact.inks.black)) < 1 / 255.0);
        seen.insert(exact.color.red);
    }
    CHECK(seen.size() == 999);
}

TEST_CASE("only what a press prints is held against the limit of ink") {
    const std::string soot = "card: {background: cmyk(90 80 70 100)}\n" + seven_animals;
    CHECK(read_theme(soot + "output: {ink_limit: 300%}").said == "");
    CHECK(read_theme(soot + "output: {color: cmyk}").said == "");
    CHECK(read_theme(soot + "output: {color: cmyk, ink_limit: 340%}").said == "");
    const Outcome outcome = read_theme(soot + "output: {color: cmyk, ink_limit: 300%}");
    REQUIRE(outcome.diagnostics.size() == 1);
    CHECK(outcome.diagnostics[0].severity == diag::Severity::Warning);
    CHECK(outcome.theme.output.exact.front().inks == color::Inks{0.9, 0.8, 0.7, 1});
    CHECK(read_theme(soot + "output: {pdf: x-1a, ink_limit: 300%}").diagnostics.size() == 1);
}

} // namespace spotit::tests
