#include "theme/read_theme.hpp"

#include <spotit/background.hpp>

#include <doctest/doctest.h>

#include <filesystem>
#include <variant>

namespace spotit::tests {
namespace {

const std::string six = "🍎 🍌 🍒 🍇 🍉 🍋";
const std::string lists = "deck: {categories: {a: 🍎 🍌, b: ⚽ 🎈, c: 🚗 🚲}}\n";

std::filesystem::path pictures_folder() {
    return std::filesystem::path(SPOTIT_SOURCE_DIR) / "tests/theme/data/pictures";
}

Outcome stacked(const std::string& lower, const std::string& upper) {
    return read_theme_with({(pictures_folder() / "theme.yaml").string(), lower},
                           {{(pictures_folder() / "upper.yaml").string(), upper}});
}

/// The theme of two layers that go together.
theme::Theme stacked_theme(const std::string& lower, const std::string& upper) {
    Outcome outcome = stacked(lower, upper);
    REQUIRE(outcome.said == "");
    return std::move(outcome.theme);
}

theme::Theme set_to(const std::string& text, const std::string& key, const std::string& value) {
    Outcome outcome =
        read_theme_with({(pictures_folder() / "theme.yaml").string(), text}, {}, {{key, value}});
    REQUIRE(outcome.said == "");
    return std::move(outcome.theme);
}

/// What is wrong with the same in one theme.
std::string find_clash(const std::string& text) {
    return list_findings(read_theme_with({(pictures_folder() / "theme.yaml").string(), text}, {}));
}

template<class Drawing>
Drawing drawing_of(const std::optional<background::BackgroundSpec>& source) {
    REQUIRE(source.has_value());
    REQUIRE(std::holds_alternative<Drawing>(source->drawing));
    return std::get<Drawing>(source->drawing);
}

} // namespace

TEST_CASE("symbols of a later layer are in the place of categories, and the other way round") {
    const theme::Theme symbols = stacked_theme(lists, seven_animals);
    CHECK(symbols.symbols.size() == 7);
    CHECK_FALSE(symbols.deck.categories);
    CHECK(symbols.deck.kind == deck::Kind::Projective);
    const theme::Theme categories =
        stacked_theme("deck: {symbols_per_card: 3, kind: projective}\n" + seven_animals, lists);
    CHECK(categories.symbols.size() == 6);
    CHECK(categories.deck.kind == deck::Kind::DualAffine);
    CHECK(find_clash(lists + seven_animals) == "1:8 deck-kind");
}

TEST_CASE("a later layer makes a set deck of one with symbols, and the other way round") {
    const theme::Theme set = stacked_theme(
        "deck: {symbols_per_card: 3, dual: true, forms: words}\n" + seven_animals, "deck: {kind: set}\n");
    CHECK(set.deck.kind == deck::Kind::Set);
    CHECK(set.symbols.empty());
    CHECK_FALSE(set.forms.has_value());
    CHECK_FALSE(set.deck.dual);
    CHECK(stacked_theme(lists, "deck: {kind: set}\n").deck.kind == deck::Kind::Set);
    const std::string pond = "deck: {kind: set, set: {fills: [solid]}}\n";
    CHECK(stacked_theme(pond, seven_animals).deck.kind == deck::Kind::Projective);
    CHECK(stacked_theme(pond, lists).deck.kind == deck::Kind::DualAffine);
    CHECK(stacked_theme(pond, "deck: {kind: padded}\n" + seven_animals).deck.kind == deck::Kind::Padded);
    CHECK(find_clash("deck: {kind: set}\n" + seven_animals) == "2:1 deck-kind");
    CHECK(find_clash("deck: {kind: projective, set: {fills: [solid]}}\n" + seven_animals) ==
          "1:26 deck-kind");
}

TEST_CASE("categories of a later layer replace others, or one of them by its name") {
    const theme::Theme others =
        stacked_theme(lists, "deck: {categories: {x: 🐶 🐱, y: 🐭 🐹, z: 🐰 🦊}}\n");
    CHECK(others.categories == std::vector<std::string>{"x", "y", "z"});
    const theme::Theme one = stacked_theme(lists, "deck: {categories: {b: 🐭 🐹}}\n");
    CHECK(one.categories == std::vector<std::string>{"a", "b", "c"});
    CHECK(find_emoji(one.symbols[2]) == "🐭");
    CHECK(find_emoji(one.symbols[0]) == "🍎");
    CHECK(stacked_theme(lists, "deck: {categories: [[🐶, 🐱], [🐭, 🐹], [🐰, 🦊]]}\n")
              .categories.size() == 3);
}

TEST_CASE("what covers the backs in a later layer replaces what did") {
    const std::string picture = seven_animals + "back: {image: a.svg}\n";
    const theme::Theme navy = stacked_theme(picture, "back: {background: navy}\n");
    CHECK_FALSE(navy.back.value().drawing.has_value());
    CHECK(navy.back.value().background == *color::parse("navy"));
    CHECK_FALSE(stacked_theme(picture, "back: navy\n").back.value().drawing.has_value());
    const theme::Theme dots =
        stacked_theme(picture, "back: {background: {pattern: dots, colors: [teal, white]}}\n");
    CHECK(drawing_of<background::Pattern>(dots.back.value().drawing).kind == background::Pattern::Kind::Dots);
    const std::string pattern =
        seven_animals + "back: {background: {pattern: dots, colors: [teal, white]}}\n";
    CHECK(drawing_of<background::Image>(stacked_theme(pattern, "back: {image: a.svg}\n").back.value().drawing)
              .file.filename() == "a.svg");
    CHECK(stacked_theme(seven_animals + "back: navy\n", "back: {image: a.svg}\n").back.value().background ==
          *color::parse("navy"));
    CHECK(find_clash(seven_animals +
                     "back: {background: {pattern: dots, colors: [teal, white]}, image: a.svg}\n") ==
          "2:67 paint");
    CHECK(find_clash(seven_animals +
                     "back: {image: a.svg, background: {pattern: dots, colors: [teal, white]}}\n") ==
          "2:15 paint");
}

TEST_CASE("a color of the backs stays below the text of a later layer") {
    const document::Back back =
        stacked_theme(seven_animals + "back: navy\n", "back: {text: 2B}\n").back.value();
    CHECK(back.background == *color::parse("navy"));
    CHECK_FALSE(back.drawing.has_value());
    CHECK(back.text == "2B");
    const document::Back again =
        stacked_theme(seven_animals + "back: {text: 2B, image: a.svg}\n", "back: navy\n").back.value();
    CHECK(again.text == "");
}

TEST_CASE("keys of a paint change the paint of the layers below, unless they begin another") {
    const std::string dots =
        seven_animals + "card: {background: {pattern: dots, colors: [teal, white], size: 4mm}}\n";
    const auto changed = [&](const std::string& upper) {
        return drawing_of<background::Pattern>(
            stacked_theme(dots, "card: {background: {" + upper + "}}\n").style.drawing);
    };
    CHECK(changed("size: 9mm").size == 9);
    CHECK(changed("size: 9mm").colors.front() == *color::parse("teal"));
    CHECK(changed("pattern: waves").colors.front() == *color::parse("teal"));
    CHECK(changed("colours: [red, white]").colors.front() == *color::parse("red"));
    const theme::Theme gradient =
        stacked_theme(dots, "card: {background: {gradient: radial, stops: [white, gold]}}\n");
    CHECK(drawing_of<background::Gradient>(gradient.style.drawing).stops.size() == 2);
    const theme::Theme faint =
        stacked_theme(seven_animals + "card: {background: a.svg}\n", "card: {background: {opacity: 0.3}}\n");
    CHECK(drawing_of<background::Image>(faint.style.drawing).opacity == 0.3);
    const theme::Theme tiled = stacked_theme(seven_animals + "back: {image: a.svg, background: navy}\n",
                                             "back: {background: {fit: tile, size: 10mm}}\n");
    CHECK(drawing_of<background::Image>(tiled.back.value().drawing).size == 10);
    CHECK(tiled.back.value().background == *color::parse("navy"));
    const std::string tiles = seven_animals + "back: {background: {image: a.svg, fit: tile, size: 10mm}}\n";
    CHECK(drawing_of<background::Image>(
              stacked_theme(tiles, "back: {background: {fit: cover}}\n").back.value().drawing)
              .fit == background::Image::Fit::Cover);
}

TEST_CASE("a later shape of the cards takes away a size and corners that it can't have") {
    const std::string poker = seven_animals + "card: {shape: rectangle, size: poker, corner_radius: 3mm}\n";
    CHECK(stacked_theme(poker, "card: {shape: circle}\n").style.card.size().width == 85);
    CHECK(stacked_theme(poker, "card: {shape: square}\n").style.card.radius == 3);
    CHECK(stacked_theme(poker, "card: {shape: hexagon, size: 70mm}\n").style.card.size().height ==
          doctest::Approx(70));
    CHECK(stacked_theme("extends: kids\n" + seven_animals + "deck: {symbols_per_card: 3}\n",
                        "card: {shape: rectangle}\n")
              .style.card.size()
              .height == doctest::Approx(88.9));
    CHECK(stacked_theme(poker, "card: {shape: hexagon, size: 70mm}\n").style.card.radius == 3);
    CHECK(stacked_theme(poker, "card: {shape: circle}\n").style.card.radius == 42.5);
    CHECK(stacked_theme(seven_animals + "card: {shape: square, size: 60x60mm}\n", "card: {shape: circle}\n")
              .style.card.size()
              .width == 60);
    CHECK(
        stacked_theme(seven_animals + "card: {shape: rectangle, size: 60x60mm}\n", "card: {shape: square}\n")
            .style.card.size()
            .width == 60);
    CHECK(find_clash(seven_animals + "card: {shape: circle, corner_radius: 3mm}\n") == "2:38 value");
    CHECK(find_clash(seven_animals + "card: {shape: circle, size: poker}\n") == "2:29 value");
}

TEST_CASE("a later style of layout takes away the share that only scattered symbols cover") {
    CHECK_FALSE(stacked_theme(seven_animals + "layout: {fill: 40%}\n", "layout: {style: ring}\n")
                    .layout.target_coverage.has_value());
    CHECK(find_clash(seven_animals + "layout: {fill: 40%, style: ring}\n") == "2:16 value");
}

TEST_CASE("numbers of cards are for the deck of their own layer") {
    const std::string thirteen =
        "symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐷\n";
    const theme::Theme theme =
        stacked_theme(thirteen + "deck: {cards: 12}\nlayout: {reroll: {2: 1, 12: 2}}\n", seven_animals);
    CHECK_FALSE(theme.deck.cards.has_value());
    CHECK(theme.reroll == std::map<int, int>{{2, 1}});
    CHECK(stacked_theme(thirteen + "deck: {cards: 5}\n", seven_animals).deck.cards == 5);
    CHECK(find_clash(seven_animals + "deck: {cards: 12}\n") == "2:15 range");
    CHECK(find_clash(seven_animals + "layout: {reroll: {12: 1}}\n") == "2:19 range");
    CHECK_FALSE(stacked(seven_animals, "deck: {cards: 12}\n").said.empty());
}

TEST_CASE("pins are joined over layers, and dropped below a layer that deals other cards") {
    const std::string pins =
        seven_animals + "layout: {pins: {2: {🐶: {at: [1mm, 2mm], size: 9mm}}, 7: {🐱: {at: [0, 0]}}}}\n";
    const theme::Theme theme = stacked_theme(
        pins, "layout: {pins: {2: {🐶: {size: 20mm}, 🐻: {at: [0, 0]}}, 3: {🐶: {at: [0, 0]}}}}\n");
    CHECK(theme.pins.size() == 3);
    CHECK(theme.pins.at(2).size() == 2);
    CHECK(theme.pins.at(2)[0].at == geom::Point{1, 2});
    CHECK(theme.pins.at(2)[0].size == 20);
    for (const char* above :
         {"symbols: 🐮 🐷 🐭 🐹 🐰 🦊 🐻\n", "seed: 2\n", "deck: {shuffle: false}\n"})
        CHECK(stacked_theme(pins, above).pins.empty());
    CHECK(stacked_theme(pins, "deck: {cards: 6}\n").pins.size() == 1);
    CHECK(find_clash(pins + "deck: {cards: 6}\n") == "2:54 range");
}

TEST_CASE("a seed of a later layer wins over seeds of the shuffle and of the layout below it") {
    const std::string text = seven_animals + "deck: {seed: 5}\nlayout: {seed: 4}\n";
    const theme::Theme theme = stacked_theme(text, "seed: 2\n");
    CHECK(theme.deck.seed == stacked_theme(seven_animals, "seed: 2\n").deck.seed);
    CHECK(theme.layout_seed == theme.deck.seed);
    CHECK(set_to(text, "seed", "2").layout_seed == theme.layout_seed);
    const theme::Theme own = stacked_theme("seed: 2\n" + text, "title: x\n");
    CHECK(own.deck.seed != own.seed);
    CHECK(own.layout_seed != own.seed);
    CHECK(stacked_theme("seed: 2\n" + seven_animals, "layout: {seed: 4}\n").layout_seed == own.layout_seed);
}

TEST_CASE("colors of a later layer may be called what those below refer to") {
    const std::string text =
        seven_animals + "colors: {brand: teal, frame: brand}\ncard: {background: frame}\n";
    CHECK(stacked_theme(text, "colors: {brand: red}\n").style.background == *color::parse("red"));
    CHECK(stacked_theme(text, "colors: {frame: gold, brand: frame}\ncard: {background: brand}\n")
              .style.background == *color::parse("gold"));
    CHECK_FALSE(stacked(text, "colors: {brand: frame}\n").said.empty());
    CHECK_FALSE(stacked(text, "colors: {brand: red, brand: blue}\n").said.empty());
}

TEST_CASE("a word for both forms is changed by the keys of a later layer") {
    const theme::Theme theme =
        stacked_theme(seven_animals + "deck: {forms: split}\n", "deck: {forms: {of: [picture, label]}}\n");
    CHECK(theme.forms.value().mode == deck::FormMode::Split);
    CHECK(theme.forms.value().second.kind == theme::DisplayForm::Kind::Label);
    CHECK(stacked_theme(seven_animals + "deck: {forms: words}\n", "deck: {forms: {of: [picture, label]}}\n")
              .forms.value()
              .mode == deck::FormMode::Mixed);
}

TEST_CASE("rules that a layer below names for its own deck are replaced by those of the new one") {
    using extras::Game;
    const theme::Theme set =
        stacked_theme(seven_animals + "extras: {rules: [collect, shed]}\n", "deck: {kind: set}\n");
    CHECK(set.extras.rules == std::vector<Game>{Game::Set});
    CHECK(stacked_theme("deck: {kind: set}\nextras: {rules: [set]}\n", seven_animals).extras.rules.size() ==
          5);
}

TEST_CASE("an option changes the picture of the backs wherever a layer names it") {
    const std::string text =
        "extends: toddler\n" + seven_animals + "back: {image: a.svg}\ndeck: {symbols_per_card: 3}\n";
    CHECK(drawing_of<background::Image>(set_to(text, "back.background.opacity", "0.3").back.value().drawing)
              .opacity == 0.3);
    const std::string dots = seven_animals + "back: {background: {pattern: dots, colors: [teal, white]}}\n";
    const auto gold = set_to(dots, "back.colors", "[teal, gold]").back.value().drawing;
    CHECK(drawing_of<background::Pattern>(gold).colors ==
          std::vector{*color::parse("teal"), *color::parse("gold")});
    const auto both = read_theme_with(
        {(pictures_folder() / "theme.yaml").string(), dots}, {},
        {{"back.image", (pictures_folder() / "a.svg").string()}, {"back.background.opacity", "0.3"}});
    CHECK(both.said == "");
    CHECK(drawing_of<background::Image>(both.theme.back.value().drawing).opacity == 0.3);
}

TEST_CASE("a deck that becomes a set deck has all its cards, one with categories a symbol of each") {
    CHECK_FALSE(
        stacked_theme("deck: {cards: 6}\n" + seven_animals, "deck: {kind: set}\n").deck.cards.has_value());
    CHECK(stacked_theme("deck: {cards: 6}\n" + seven_animals, "deck: {kind: set, cards: 12}\n").deck.cards ==
          12);
    const Outcome fewer = stacked(lists, "deck: {symbols_per_card: 4}\n");
    REQUIRE(fewer.diagnostics.size() == 1);
    CHECK(fewer.diagnostics.front().id == "categories");
    CHECK(stacked(lists, "deck: {symbols_per_card: 3}\n").said == "");
}

} // namespace spotit::tests
