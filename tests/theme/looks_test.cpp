#include "theme/read_theme.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <variant>

namespace spotit::tests {
namespace {

const std::string symbols = "deck: {symbols_per_card: 3}\n" + seven_animals;

theme::Theme wear(std::string_view look) {
    return read_good_theme("look: " + std::string(look) + "\nback: {}\n" + symbols);
}

/// Returns the colors that words of a look lie on: of their rims, else those of the card.
std::vector<color::Color> list_grounds(const theme::Theme& theme) {
    const symbol::Edge edge = theme.word_edge.value_or(theme.edge);
    if (edge.kind == symbol::Edge::Kind::Rim) return {edge.color};
    if (!theme.style.drawing) return {theme.style.background};
    std::vector<color::Color> colors;
    for (const background::Stop& stop : std::get<background::Gradient>(theme.style.drawing->drawing).stops)
        colors.push_back(stop.color);
    return colors;
}

color::Oklab see(const color::Color& color, color::Vision vision) {
    return color::to_oklab(color::simulate_vision(color::to_linear(color), vision));
}

} // namespace

TEST_CASE("there are ten looks, each without a mistake, with two inks at least and backs of the symbols") {
    CHECK(theme::list_looks().size() == 10);
    for (const theme::Style& look : theme::list_looks()) {
        CAPTURE(look.name);
        CHECK_FALSE(look.summary.empty());
        const theme::Theme theme = wear(look.name);
        CHECK(theme.fonts.colors.size() >= 2);
        REQUIRE(theme.back.value().drawing);
        CHECK(std::get<background::Pattern>(theme.back->drawing->drawing).kind ==
              background::Pattern::Kind::Symbols);
    }
}

TEST_CASE("words can be read on the ground of each look, wherever they lie") {
    for (const theme::Style& look : theme::list_looks()) {
        const theme::Theme theme = wear(look.name);
        for (const color::Color& ink : theme.fonts.colors)
            for (const color::Color& ground : list_grounds(theme)) {
                CAPTURE(look.name);
                CAPTURE(color::to_hex(ink));
                CHECK(color::measure_contrast(ink, ground) >= 4.5);
            }
    }
}

TEST_CASE("the inks of each look differ for everyone, also without red or green cones") {
    using color::Vision;
    for (const theme::Style& look : theme::list_looks()) {
        const std::vector<color::Color> inks = wear(look.name).fonts.colors;
        for (const Vision vision : {Vision::Normal, Vision::Protanopia, Vision::Deuteranopia})
            for (std::size_t i = 0; i < inks.size(); ++i)
                for (std::size_t k = 0; k < i; ++k) {
                    CAPTURE(look.name);
                    CAPTURE(color::to_hex(inks[i]));
                    CHECK(color::distance(see(inks[i], vision), see(inks[k], vision)) >
                          5 * color::just_noticeable_difference);
                }
    }
}

TEST_CASE("what a theme or a style sets wins over the look") {
    const theme::Theme plain = read_good_theme("look: night\n" + symbols);
    CHECK(plain.style.drawing);
    CHECK(plain.layout.size_variety == 1.8);
    const theme::Theme own =
        read_good_theme("look: night\nextends: kids\ncard: {background: teal}\n" + symbols);
    CHECK_FALSE(own.style.drawing);
    CHECK(own.style.background == *color::parse("teal"));
    CHECK(own.layout.size_variety == 1.5);
    CHECK(own.edge == plain.edge);
}

TEST_CASE("pictures with names keep one size in any look, but for the theme's own wish") {
    const std::string named = "look: classic\ndeck: {forms: labeled, symbols_per_card: 3}\n" + seven_animals;
    CHECK(read_good_theme(named).layout.size_variety == 1);
    CHECK(read_good_theme(named + "layout: {size_variety: 2}\n").layout.size_variety == 2);
}

TEST_CASE(
    "a look from the command line replaces the theme's whole look, and --with lays one over the theme") {
    const std::string text = "look: mono\n" + symbols;
    const theme::Theme other = read_theme(text, {{"look", "night"}}).theme;
    CHECK(other.output.inks == pdf::Inks::Rgb);
    CHECK(other.fonts.colors == wear("night").fonts.colors);
    CHECK(read_theme(text, {{"look", "none"}}).theme.fonts.colors.empty());
    const Outcome laid = read_theme("extends: night\n" + symbols);
    CHECK(laid.theme.edge == other.edge);
}

TEST_CASE("a look does not make backs, and a theme that wants them has those of the look") {
    CHECK_FALSE(read_good_theme("look: night\n" + symbols).back);
    CHECK_FALSE(read_good_theme("look: night\nextends: ink-saver\n" + symbols).back);
    CHECK_FALSE(read_good_theme("extends: night\n" + symbols).back);
    CHECK(read_good_theme("look: night\nback: {text: Pets}\n" + symbols).back.value().drawing);
    CHECK_FALSE(read_good_theme("look: night\nback: navy\n" + symbols).back.value().drawing);
}

TEST_CASE("a look that there is not is refused") {
    CHECK(list_findings(read_theme("look: nigth\n" + symbols)) == "1:7 unknown-style");
    CHECK(list_findings(read_theme("look: toddler\n" + symbols)) == "1:7 unknown-style");
    CHECK(list_findings(read_theme("look: [night]\n" + symbols)) != "");
}

} // namespace spotit::tests
