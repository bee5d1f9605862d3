#include "golden.hpp"
#include "theme/read_theme.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/random.hpp>

#include <doctest/doctest.h>

#include <cmath>
#include <map>
#include <numbers>

namespace spotit::tests {
namespace {

const std::string thirteen = "symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐷\n";

} // namespace

TEST_CASE("every value of a full theme arrives") {
    const theme::Theme theme = read_good_theme(thirteen + R"(
version: 1
title: " My pets "
language: pt-BR
seed: 7
x_note: {anything: [goes]}
deck: {kind: projective, symbols_per_card: 3, cards: 5, dual: yes, shuffle: off, x_why: small}
card:
  shape: circle
  size: 3.5in
  background: '#fff8e7'
  border: {width: 1mm, colour: teal, inset: 2mm}
  margin: 10%
layout: {gap: 1/8in, size_variety: 1.5, min_size: 0.9cm, max_size: 50%, rotation: ±30°, effort: best, seed: b}
sheet: {paper: letter, orientation: landscape, margin: 0, gap: 12pt, packing: grid, marks: crop, cut_lines: none,
        scale_check: false}
)");
    CHECK(theme.title == "My pets");
    CHECK(theme.language == "pt-BR");
    CHECK(theme.seed == 7);
    CHECK(theme.deck.seed == 7);
    CHECK(theme.layout_seed == random::parse_seed("b"));
    CHECK(theme.deck.symbols_per_card == 3);
    CHECK(theme.deck.cards == 5);
    CHECK(theme.deck.dual);
    CHECK_FALSE(theme.deck.shuffle);
    CHECK(theme.style.card.size().width == doctest::Approx(88.9));
    CHECK(theme.style.background.blue == doctest::Approx(0xe7 / 255.0));
    CHECK(theme.style.border.value().width == 1);
    CHECK(theme.style.border.value().inset == 2);
    CHECK(theme.style.border.value().color == *color::parse("teal"));
    CHECK(theme.layout.margin == doctest::Approx(8.89));
    CHECK(theme.layout.gap == doctest::Approx(3.175));
    CHECK(theme.layout.size_variety == 1.5);
    CHECK(theme.layout.min_size == doctest::Approx(9));
    CHECK(theme.layout.max_size.value() == doctest::Approx(44.45));
    CHECK(theme.layout.rotation.kind == layout::Rotation::Kind::Range);
    CHECK(theme.layout.rotation.range == doctest::Approx(std::numbers::pi / 6));
    CHECK(theme.layout.effort == layout::Effort::Best);
    CHECK(theme.paper_name == "Letter");
    CHECK(theme.sheet.orientation == sheet::Orientation::Landscape);
    CHECK(theme.sheet.margin == 0);
    CHECK(theme.sheet.gap == doctest::Approx(12 * 25.4 / 72));
    CHECK(theme.sheet.packing == sheet::Packing::Grid);
    CHECK(theme.sheet.marks == sheet::Marks::Crop);
    CHECK(theme.sheet.cut_lines == sheet::CutLines::None);
    CHECK_FALSE(theme.sheet.scale_check);
}

TEST_CASE("the spans of given values point at what was written") {
    const theme::Theme theme = read_good_theme(thirteen + "card:\n  size: 70mm\n");
    const diag::Span span = theme.spans.at("card.size");
    CHECK(span.source->text().substr(span.begin, span.end - span.begin) == "70mm");
    CHECK_FALSE(theme.spans.contains("card.margin"));
}

TEST_CASE("symbols are told apart in every form in which they can be written") {
    const theme::Theme theme = read_good_theme(R"(symbols:
  - 🐶
  - 🐱🐭
  - "👨‍👩‍👧"
  - 🇫🇷🇩🇪
  - "#️⃣"
  - '*️⃣1️⃣'
  - U+1F984
  - U+1F468 U+200D U+1F33E
  - {emoji: U+1F980, name: crab}
  - "\U0001F988"
  - 🐻 🐼
)");
    CHECK(emoji_in(theme) == std::vector<std::string>{"🐶", "🐱", "🐭", "👨‍👩‍👧", "🇫🇷", "🇩🇪",
                                                      "#️⃣", "*️⃣", "1️⃣", "🦄", "👨‍🌾",
                                                      "🦀", "🦈", "🐻", "🐼"});
    CHECK(theme.symbols[11].name == "crab");
    for (const auto& symbol : theme.symbols) CHECK(symbol.span.end > symbol.span.begin);
}

TEST_CASE("a text of symbols is split at blanks and between emoji, and each knows its place") {
    const theme::Theme theme =
        read_good_theme("symbols: |\n  🐶 🐱🐭\n  U+1F439 U+1F430\n\n  🦊   🐻\n");
    CHECK(emoji_in(theme) == std::vector<std::string>{"🐶", "🐱", "🐭", "🐹", "🐰", "🦊", "🐻"});
    for (const std::size_t i : {0U, 1U, 2U, 5U, 6U}) {
        const diag::Span& span = theme.symbols[i].span;
        CHECK(span.source->text().substr(span.begin, span.end - span.begin) == find_emoji(theme.symbols[i]));
    }
}

TEST_CASE("seeds follow the theme's seed unless they are given, and may be words") {
    CHECK(read_good_theme(thirteen).seed == 1);
    const theme::Theme theme = read_good_theme("deck: {seed: 5}\n" + thirteen + "seed: spring\n");
    CHECK(theme.seed == random::parse_seed("spring"));
    CHECK(theme.layout_seed == theme.seed);
    CHECK(theme.deck.seed == 5);
}

TEST_CASE("words that YAML takes for something else stay words where words are meant") {
    CHECK(read_good_theme(thirteen + "language: no\n").language == "no");
    CHECK(read_good_theme(thirteen + "title: yes\n").title == "yes");
    CHECK(read_good_theme(thirteen + "title: 2026\n").title == "2026");
    CHECK(read_good_theme(thirteen + "title: 1:2\n").title == "1:2");
}

TEST_CASE("papers have names in any case, and sizes in any unit") {
    CHECK(read_good_theme(thirteen + "sheet: {paper: a3}\n").paper_name == "A3");
    const theme::Theme theme = read_good_theme(thirteen + "sheet: {paper: 8 1/2 x 11in}\n");
    CHECK(theme.sheet.paper.width == doctest::Approx(215.9));
    CHECK(theme.sheet.paper.height == doctest::Approx(279.4));
    CHECK(read_good_theme(thirteen + "sheet: {paper: 20cm × 300mm}\n").sheet.paper == geom::Size{200, 300});
}

TEST_CASE("a border can be switched off, and has defaults where it is on") {
    CHECK_FALSE(read_good_theme(thirteen + "card: {border: none}\n").style.border.has_value());
    CHECK(read_good_theme(thirteen + "card: {border: {}}\n").style.border.value().width == 0.5);
}

TEST_CASE("cards have four shapes, sizes in any unit, and the names of the trade") {
    const auto card = [](const std::string& keys) {
        return read_good_theme(thirteen + "card: " + keys).style.card;
    };
    CHECK(card("{shape: square, size: 6cm}").size() == geom::Size{60, 60});
    CHECK(card("{shape: square, size: 6cm}").is_box());
    const geom::Shape rectangle = card("{shape: rectangle, size: 63x88mm, corner_radius: 3mm}");
    CHECK(rectangle.size() == geom::Size{63, 88});
    CHECK(rectangle.radius == 3);
    for (const std::string size : {"poker", "Poker", "2.5x3.5in", "2 1/2 x 3 1/2 in"}) {
        const geom::Shape poker = card("{shape: rectangle, size: " + size + "}");
        CHECK(poker.size().width == doctest::Approx(63.5));
        CHECK(poker.size().height == doctest::Approx(88.9));
    }
    CHECK(card("{shape: rectangle}").size().width == doctest::Approx(63.5));
    CHECK(card("{shape: rectangle, size: tarot}").size().height == doctest::Approx(120.65));
    CHECK(card("{size: square}").size().width == doctest::Approx(63.5));
    CHECK(card("{shape: square, size: 70x70mm, corner_radius: 10%}").radius == doctest::Approx(7));
}

TEST_CASE("all cards but circles can have round corners, up to half of their size") {
    std::string said;
    for (const std::string shape : {"square", "hexagon", "octagon"}) {
        const auto card = [&](const std::string& radius) {
            return read_theme(thirteen + "card: {size: 80mm, shape: " + shape + ", corner_radius: " + radius +
                              "}\n");
        };
        CHECK(card("40mm").theme.style.card.radius == 40);
        const Outcome larger = card("41mm");
        REQUIRE(larger.diagnostics.size() == 1);
        CHECK(larger.diagnostics[0].id == "range");
        CHECK(diag::read_span(larger.diagnostics[0].span) == "41mm");
        said += larger.said;
    }
    CHECK(matches_golden("theme/golden/range-corners.txt", said));
}

TEST_CASE("a hexagon's size is across the flats, which are horizontal") {
    const geom::Shape hexagon = read_good_theme(thirteen + "card: {size: 80mm, shape: hexagon}").style.card;
    CHECK(hexagon.corners.size() == 6);
    CHECK(hexagon.size().height == 80);
    CHECK(hexagon.size().width == doctest::Approx(80 / std::sin(std::numbers::pi / 3)));
    CHECK(hexagon.clearance({0, 0}) == doctest::Approx(40));
}

TEST_CASE("shares of the card are shares of its shorter side") {
    CHECK(read_good_theme(thirteen + "card: {shape: rectangle, size: 60x90mm, margin: 10%}").layout.margin ==
          6);
}

TEST_CASE("the layout has styles, a fill, steps of rotation and other layouts for single cards") {
    const theme::Theme theme = read_good_theme(
        thirteen + "layout: {style: scatter, fill: 45%, rotation: 8 steps, reroll: {13: 2, 1: 5}}");
    CHECK(theme.layout.target_coverage.value() == doctest::Approx(0.45));
    CHECK(theme.layout.rotation.kind == layout::Rotation::Kind::Steps);
    CHECK(theme.layout.rotation.steps == 8);
    CHECK(theme.reroll == std::map<int, int>{{1, 5}, {13, 2}});
    CHECK_FALSE(read_good_theme(thirteen).layout.target_coverage.has_value());
    CHECK(read_good_theme(thirteen + "layout: {fill: 0.5}").layout.target_coverage == 0.5);
    CHECK(read_good_theme(thirteen + "layout: {style: ring}").layout.style == layout::Style::Ring);
    CHECK(read_good_theme(thirteen + "layout: {style: grid}").layout.style == layout::Style::Grid);
}

TEST_CASE("symbols have places on single cards, by their emoji in any form, their words or files") {
    const theme::Theme theme = read_good_theme(
        thirteen +
        "layout: {pins: {13: {🐶: {at: [10mm, -0.5cm], size: 30mm, angle: 20°}, ':cat:': {at: [0, 0]}},"
        " 2: {U+1F42D: {at: [0, 1mm]}, \"ice cream\": {at: [0, 0]}, rex.jpg: {at: [0, 0]}}}}");
    const theme::Pin& dog = theme.pins.at(13)[0];
    CHECK(dog.symbol == "🐶");
    CHECK(dog.at == geom::Point{10, -5});
    CHECK(dog.size == 30);
    CHECK(dog.angle.value() == doctest::Approx(0.349066));
    CHECK(theme.pins.at(13)[1].symbol == "🐱");
    CHECK_FALSE(theme.pins.at(13)[1].size.has_value());
    CHECK_FALSE(theme.pins.at(13)[1].angle.has_value());
    std::string names;
    for (const theme::Pin& pin : theme.pins.at(2)) names += pin.symbol + "|";
    CHECK(names == "🐭|ice cream|rex.jpg|");
}

TEST_CASE("fonts are families, or files from the theme's folder") {
    const std::string name = std::string(SPOTIT_SOURCE_DIR) + "/tests/data/theme.yaml";
    const auto read = [&](const std::string& text) {
        Outcome outcome = read_theme(thirteen + text, {}, name);
        REQUIRE(outcome.said == "");
        return outcome.theme.fonts;
    };
    const symbol::FontOptions fonts =
        read("language: ja\nfonts: {emoji: colrtest.ttf, text: Lexend, paths: [., ../data]}\n");
    CHECK(fonts.emoji == std::string(SPOTIT_SOURCE_DIR) + "/tests/data/colrtest.ttf");
    CHECK(fonts.text == "Lexend");
    CHECK(fonts.language == "ja");
    CHECK(fonts.paths.size() == 2);
    CHECK(read("fonts: {paths: .}\n").paths.size() == 1);
    CHECK(read("").emoji.empty());
}

TEST_CASE("checks warn, unless they are off or errors") {
    CHECK(read_good_theme(thirteen).check.look_alike == theme::Check::Warn);
    const theme::Checks check =
        read_good_theme(thirteen + "check: {look_alike: error, color_blind: off}\n").check;
    CHECK(check.look_alike == theme::Check::Error);
    CHECK(check.color_blind == theme::Check::Off);
}

TEST_CASE("a byte order mark and Windows line ends change nothing") {
    const theme::Theme theme =
        read_good_theme("\xEF\xBB\xBFtitle: Pets\r\ncard:\r\n  size: 70mm\r\n" + thirteen);
    CHECK(theme.title == "Pets");
    CHECK(theme.style.card.size().width == 70);
    const diag::Span span = theme.spans.at("title");
    CHECK(span.source->find_position(span.begin).column == 8);
}

TEST_CASE("aliases repeat what their anchor names") {
    const theme::Theme theme =
        read_good_theme("x_gap: &gap 3mm\nlayout: {gap: *gap}\nsheet: {gap: *gap}\n" + thirteen);
    CHECK(theme.layout.gap == 3);
    CHECK(theme.sheet.gap == 3);
}

} // namespace spotit::tests
