#include "theme/read_theme.hpp"

#include <spotit/background.hpp>
#include <spotit/emoji.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace spotit::tests {
namespace {

/// With all emoji, since groups are large.
Outcome read_whole(const std::string& text) {
    return read_theme_with({"theme.yaml", text}, {}, {}, all_emoji);
}

/// The one thing that is said, and of which text.
struct Said {
    diag::Id id;
    std::string of;
    diag::Severity severity = diag::Severity::Error;
};
Said said(const std::string& text) {
    const Outcome outcome = read_theme(text);
    INFO(outcome.said);
    REQUIRE(outcome.diagnostics.size() == 1);
    const diag::Diagnostic& told = outcome.diagnostics.front();
    REQUIRE(told.span.source != nullptr);
    return {told.id, told.span.source->text().substr(told.span.begin, told.span.end - told.span.begin),
            told.severity};
}

} // namespace

TEST_CASE("lists longer than anybody means are refused before they are worked on") {
    std::string stops = "teal";
    for (int i = 0; i < 5'000; ++i) stops += ",teal";
    const Said told =
        said(seven_animals + "card: {background: {gradient: linear, stops: [" + stops + "]}}\n");
    CHECK(told.id == "range");
    std::string folders = "symbols:\n";
    for (int i = 0; i < 20'001; ++i) folders += "- {folder: none}\n";
    CHECK(said(folders).id == "range");
}

TEST_CASE("commas between words are no part of them") {
    const Said told = said("symbols: dog, cat, cow, pig, hen, fox, owl\n");
    CHECK(told.id == "no-emoji");
    CHECK(told.of == ",");
    CHECK(read_good_theme("symbols: ['no, thanks', dog, cat, pig, hen, fox, owl]\n").symbols.size() == 7);
}

TEST_CASE("a group in a category gives as many as a category needs") {
    const Outcome outcome = read_whole("deck: {categories: {a: [{group: animals}], b: [🍎, {group: fruit}], "
                                       "c: ⚽ 🏀 🎈, d: ☀️ 🌧️ ⛄}}\n");
    CHECK(outcome.said == "");
    CHECK(outcome.theme.symbols.size() == 12);
    CHECK(find_emoji(outcome.theme.symbols[3]) == "🍎");
    const Outcome groups = read_whole("deck: {categories: {a: [{group: birds}, {group: bugs}], b: "
                                      "[{group: fruit}], c: [{group: vehicles}]}}\n");
    CHECK(groups.said == "");
    CHECK(groups.theme.symbols.size() == 6);
    CHECK(read_whole("deck: {categories: {a: [{group: animals, count: 3}], b: 🍎 🍌, c: ⚽ 🏀}}\n")
              .diagnostics.size() == 1);
}

TEST_CASE("an empty category is one mistake") {
    CHECK(said("deck: {categories: {a: [], b: 🍎 🍌, c: ⚽ 🏀}}\n").of == "a");
    CHECK(said("deck:\n  categories:\n    a:\n    b: 🍎 🍌\n    c: ⚽ 🏀\n").of == "a");
}

TEST_CASE("copies in colors have backs, also where the theme says nothing of them") {
    const theme::Theme theme =
        read_good_theme(seven_animals + "deck: {copies: 2, copy_colors: [red, blue]}\n");
    REQUIRE(theme.back.has_value());
    CHECK(std::holds_alternative<background::Pattern>(theme.back->drawing.value().drawing));
    CHECK(theme.sheet.duplex == sheet::Duplex::LongEdge);
    CHECK(said(seven_animals + "back: none\ndeck: {copies: 2, copy_colors: [red, blue]}\n").of ==
          "[red, blue]");
    CHECK(read_good_theme("extends: ink-saver\n" + seven_animals +
                          "deck: {copies: 2, copy_colors: [red, blue]}\n")
              .back.has_value());
    CHECK_FALSE(read_good_theme(seven_animals + "back: none\n").back.has_value());
}

TEST_CASE("a color that no copy has is warned of, fewer colors than copies take turns") {
    const Said three = said(seven_animals + "deck: {copies: 2, copy_colors: [red, blue, green]}\n");
    CHECK(three.severity == diag::Severity::Warning);
    CHECK(three.of == "[red, blue, green]");
    CHECK(said(seven_animals + "deck: {copy_colors: [red, blue]}\n").id == "copy-colors");
    CHECK(read_good_theme(seven_animals + "deck: {copies: 4, copy_colors: [red, blue]}\n").copies == 4);
    // A palette of many colors in a layer below is no mistake.
    const Outcome outcome =
        read_theme_with({"theme.yaml", seven_animals + "deck: {copies: 3, copy_colors: [red, blue, teal]}\n"},
                        {{"less.yaml", "deck: {copies: 2}\n"}});
    CHECK(outcome.said == "");
}

TEST_CASE("rules of games that can't be played with the deck are refused where they stand") {
    CHECK(said(seven_animals + "extras: {rules: [tower, set]}\n").of == "set");
    CHECK(said("deck: {kind: set}\nextras: {rules: [collect]}\n").of == "collect");
    CHECK(read_good_theme("deck: {kind: set}\nextras: {rules: [set]}\n").extras.rules.size() == 1);
    CHECK(read_good_theme(seven_animals + "extras: {rules: [tower, tower, shed]}\n").extras.rules.size() ==
          2);
}

TEST_CASE("a warning says that rules in a language that has none are in English") {
    const Said japanese = said(seven_animals + "language: ja\nextras: {rules: true}\n");
    CHECK(japanese.severity == diag::Severity::Warning);
    CHECK(japanese.id == "language");
    CHECK(japanese.of == "true");
    for (const std::string language : {"de", "de-AT", "fr", "es", "en-GB"})
        CHECK(read_good_theme(seven_animals + "language: " + language + "\nextras: {rules: true}\n")
                  .extras.rules.size() == 5);
    CHECK(read_good_theme(seven_animals + "language: ja\n").language == "ja");
}

TEST_CASE("a wrong value of a feature is the only mistake of a set deck") {
    CHECK(said("deck: {kind: set, set: {counts: [1, 2, 40]}}\n").of == "40");
    CHECK(said("deck: {kind: set, set: {fills: [solid, striped, dotted]}}\n").of == "dotted");
    CHECK(said("deck: {kind: set, set: {shapes: [oval, ovl, 🐶]}}\n").of == "ovl");
    CHECK(said("deck: {kind: set, set: {colors: [red, blue, gren]}}\n").of == "gren");
    CHECK(said("deck: {kind: set, set: {fills: [solid, striped]}}\n").of == "[solid, striped]");
}

TEST_CASE("a sheet without room for a card is reported at the key that takes it") {
    CHECK(said(seven_animals + "sheet: {skip: [1, 2, 3, 4, 5, 6]}\n").of == "[1, 2, 3, 4, 5, 6]");
    CHECK(said(seven_animals + "sheet: {margin: 105mm}\n").of == "105mm");
    CHECK(said(seven_animals + "sheet: {margin: 70mm}\n").of == "70mm");
    CHECK(said(seven_animals + "card: {size: 250mm}\n").of == "250mm");
    CHECK(said(seven_animals + "card: {shape: rectangle, size: 80x250mm}\nsheet: {orientation: landscape}\n")
              .of == "landscape");
    CHECK(
        said(seven_animals + "card: {shape: rectangle, size: 190x275mm}\nsheet: {cutter: silhouette-4-v1}\n")
            .of == "silhouette-4-v1");
}

TEST_CASE("a picture that is repeated has a size, any other has none") {
    const std::string picture = "back: {background: {image: tests/theme/data/pictures/a.svg, ";
    const auto read_here = [](const std::string& text) {
        return read_theme(text, {}, std::string(SPOTIT_SOURCE_DIR) + "/theme.yaml");
    };
    const Outcome tiles = read_here(seven_animals + picture + "fit: tile, size: 10mm}}\n");
    REQUIRE(tiles.said == "");
    CHECK(std::get<background::Image>(tiles.theme.back.value().drawing.value().drawing).size == 10);
    CHECK(std::get<background::Image>(
              read_here(seven_animals + picture + "fit: tile}}\n").theme.back.value().drawing.value().drawing)
              .size == 20);
    CHECK(read_here(seven_animals + picture + "size: 10mm}}\n").diagnostics.size() == 1);
    CHECK(read_here(seven_animals + picture + "fit: cover, size: 10mm}}\n").diagnostics.size() == 1);
}

TEST_CASE("a group gives no two emoji that the deck's forms call the same") {
    for (const std::string language : {"en", "de", "fr"})
        for (const std::string forms : {"words", "mixed", "split", "{mode: split, of: [word, word.es]}"}) {
            CAPTURE(language);
            CAPTURE(forms);
            const theme::Theme theme =
                read_theme_with({"theme.yaml", "language: " + language + "\nsymbols: [group: animals]\n" +
                                                   "deck: {symbols_per_card: 8, forms: " + forms + "}\n"},
                                {}, {}, all_emoji)
                    .theme;
            REQUIRE(theme.symbols.size() == 57);
            const base::DataPaths places{{all_emoji}};
            std::set<std::string> names;
            for (const symbol::SymbolSpec& source : theme.symbols)
                names.insert(emoji::Names(places, language).find(find_emoji(source)));
            CHECK(names.size() == 57);
        }
    // Pictures of the same name can be told apart.
    const Outcome pictures =
        read_theme_with({"theme.yaml", "symbols: [🐶, 🐕, {group: animals}]\n"}, {}, {}, all_emoji);
    CHECK(pictures.theme.symbols.size() > 7);
}

TEST_CASE("a group's emoji is left out where a word of the theme is its name") {
    const Outcome outcome = read_theme_with(
        {"theme.yaml", "symbols: [dog, {group: animals, pick: first}]\ndeck: {forms: words}\n"}, {}, {},
        all_emoji);
    REQUIRE(outcome.theme.symbols.size() > 7);
    for (const symbol::SymbolSpec& source : outcome.theme.symbols) CHECK(find_emoji(source) != "🐶");
}

} // namespace spotit::tests
