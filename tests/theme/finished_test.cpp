#include "theme/read_theme.hpp"

#include <spotit/background.hpp>

#include <doctest/doctest.h>

namespace spotit::tests {
namespace {

theme::Theme finished_theme(const std::string& text, const std::string& data = "tests/theme/data") {
    Outcome outcome = read_theme_with({"theme.yaml", text}, {}, {}, data);
    REQUIRE(outcome.said == "");
    return std::move(outcome.theme);
}

std::string written_at(const diag::Span& span) {
    if (!span.source) return "nowhere";
    return span.source->text().substr(span.begin, span.end - span.begin);
}

} // namespace

TEST_CASE("backs that say no more have the usual drawing, and are printed on the back") {
    const theme::Theme theme = finished_theme("back: {text: Pets}\n" + seven_animals);
    REQUIRE(theme.back.has_value());
    const auto& pattern = std::get<background::Pattern>(theme.back->drawing.value().drawing);
    CHECK(pattern.kind == std::get<background::Pattern>(background::make_default_back()).kind);
    CHECK(theme.sheet.duplex == sheet::Duplex::LongEdge);
    CHECK_FALSE(theme.back->color.has_value());
    CHECK(written_at(theme.back->text_span) == "Pets");
}

TEST_CASE("what a theme says of its backs is left as it is") {
    const theme::Theme teal = finished_theme("back: teal\n" + seven_animals);
    CHECK_FALSE(teal.back->drawing.has_value());
    CHECK(teal.back->background == *color::parse("teal"));
    const theme::Theme plain =
        finished_theme("back: {background: teal}\nsheet: {duplex: none}\n" + seven_animals);
    CHECK_FALSE(plain.back->drawing.has_value());
    CHECK(plain.back->background == *color::parse("teal"));
    CHECK(plain.sheet.duplex == sheet::Duplex::None);
    CHECK(finished_theme("back: teal\nsheet: {duplex: fold}\n" + seven_animals).sheet.duplex ==
          sheet::Duplex::Fold);
    const theme::Theme none = finished_theme("back: none\n" + seven_animals);
    CHECK_FALSE(none.back.has_value());
    CHECK(none.sheet.duplex == sheet::Duplex::None);
}

TEST_CASE("later stages know where the theme asks for texts and for the kind of file") {
    const theme::Theme theme =
        finished_theme("card: {text: Le marché}\noutput: {pdf: x-4}\n" + seven_animals);
    CHECK(written_at(theme.style.label_span) == "Le marché");
    CHECK(written_at(theme.output.conformance_span) == "x-4");
    CHECK(written_at(finished_theme("card: {number: corner}\n" + seven_animals).style.label_span) ==
          "corner");
    CHECK(written_at(finished_theme(seven_animals).style.label_span) == "nowhere");
}

TEST_CASE("a card's size that is a name is known by it") {
    CHECK(finished_theme("card: {shape: rectangle, size: Poker}\n" + seven_animals).card_name == "poker");
    CHECK(finished_theme("card: {shape: rectangle, size: 63x88mm}\n" + seven_animals).card_name.empty());
}

} // namespace spotit::tests
