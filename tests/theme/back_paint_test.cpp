#include "golden.hpp"
#include "theme/read_theme.hpp"

#include <doctest/doctest.h>

namespace spotit::tests {
namespace {

theme::Theme theme_of(const std::string& text, std::vector<theme::Override> overrides = {}) {
    const Outcome outcome = read_theme(seven_animals + text, std::move(overrides));
    CAPTURE(outcome.said);
    REQUIRE(outcome.said.empty());
    return outcome.theme;
}

template<class Drawing>
Drawing drawing_of(const theme::Theme& theme) {
    REQUIRE(theme.back);
    REQUIRE(theme.back->drawing);
    REQUIRE(std::holds_alternative<Drawing>(theme.back->drawing->drawing));
    return std::get<Drawing>(theme.back->drawing->drawing);
}

} // namespace

TEST_CASE("a gradient or a pattern may stand in back itself, beside the back's own keys") {
    const auto gradient =
        drawing_of<background::Gradient>(theme_of("back: {gradient: radial, stops: [white, gold]}\n"));
    CHECK(gradient.kind == background::Gradient::Kind::Radial);
    CHECK(gradient.stops.size() == 2);
    const theme::Theme theme = theme_of(
        "back:\n  text: Pets\n  pattern: dots\n  color: gold\n  colors: [teal, white]\n  size: 9mm\n");
    const auto pattern = drawing_of<background::Pattern>(theme);
    CHECK(pattern.kind == background::Pattern::Kind::Dots);
    CHECK(pattern.size == 9);
    CHECK(pattern.colors.size() == 2);
    CHECK(theme.back->text == "Pets");
    CHECK(theme.back->color == color::parse("gold"));
}

TEST_CASE("a later layer's pattern in back stands in place of what covered it, and -s changes it") {
    const std::string text = "back: {pattern: dots, colors: [teal, white], size: 5mm}\n";
    CHECK(drawing_of<background::Pattern>(theme_of(text, {{"back.size", "9mm"}})).size == 9);
    CHECK(drawing_of<background::Pattern>(theme_of(text, {{"back.background.size", "9mm"}})).size == 9);
    CHECK(drawing_of<background::Pattern>(theme_of(text, {{"back.pattern", "rays"}})).kind ==
          background::Pattern::Kind::Rays);
    CHECK(drawing_of<background::Gradient>(theme_of("back: {background: {pattern: dots}}\n",
                                                    {{"back", "{gradient: linear, stops: [red, gold]}"}}))
              .stops.size() == 2);
}

TEST_CASE("for keys of a background beside the background itself, the fix says to put them into it") {
    std::string all;
    for (const char* key : {"pattern: dots", "size: 5mm", "colors: [red, gold]", "fit: tile"}) {
        const Outcome outcome = read_theme(seven_animals + "back: {background: navy, " + key + "}\n");
        CAPTURE(outcome.said);
        CHECK(list_findings(outcome) == "2:26 unknown-key");
        all += outcome.said;
    }
    CHECK(matches_golden("theme/golden/back-paint.txt", all));
}

TEST_CASE("a pattern of the symbols is for backs, and one color will do for it") {
    const std::string pattern =
        "{pattern: symbols, colors: [teal]}\n" + std::string("symbols: a b c d e f g\n");
    CHECK(spotit::tests::list_findings(spotit::tests::read_theme("back: " + pattern)) == "");
    CHECK(spotit::tests::list_findings(spotit::tests::read_theme("card:\n  background: " + pattern)) ==
          "2:15 paint");
}

} // namespace spotit::tests
