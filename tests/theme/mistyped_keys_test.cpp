#include "theme/read_theme.hpp"

#include <doctest/doctest.h>

namespace spotit::tests {
namespace {

/// The findings of a theme with symbols enough.
std::string list_findings_below_symbols(const std::string& text) {
    return list_findings(read_theme(seven_animals + text));
}

} // namespace

TEST_CASE("a mistyped key is the only mistake: nothing is missing that it may have given") {
    for (const std::string name : {"Symbols", "SYMBOLS", "symbol", "symbls", "Deck", "deckk"}) {
        CAPTURE(name);
        CHECK(list_findings(read_theme(name + ": {kind: set}\n")) == "1:1 unknown-key");
    }
    CHECK(list_findings(read_theme("deck: {Kind: set}\n")) == "1:8 unknown-key");
    CHECK(list_findings(read_theme(
              "deck: {Kind: set, set: {counts: [1, 2, 3]}}\nextras: {rules: [set]}\n")) == "1:8 unknown-key");
    CHECK(list_findings(read_theme("deck: {Categories: {a: 🐶 🐱, b: 🍎 🍌, c: ⚽ 🎈}}\n")) == "1:8 unknown-key");
    CHECK(list_findings_below_symbols("deck: {Kind: padded, symbols_per_card: 9}\n") == "2:8 unknown-key");
}

TEST_CASE("what depends on a mistyped key is not checked against its default") {
    for (const std::string name : {"Shape", "SHAPE", "shap"}) {
        CAPTURE(name);
        CHECK(list_findings_below_symbols("card: {" + name +
                                          ": rectangle, size: 60x90mm, corner_radius: 3mm}\n") ==
              "2:8 unknown-key");
    }
    CHECK(list_findings_below_symbols("deck: {copys: 3, copy_colors: [red, blue, teal]}\n") ==
          "2:8 unknown-key");
    CHECK(list_findings_below_symbols("sheet: {Paper: A3}\ncard: {size: 250mm}\n") == "2:9 unknown-key");
    CHECK(list_findings(read_theme("symbols: [{forms: [3 × 4, \"12\"]}, b, c, d, e, f, g]\n"
                                   "deck: {Forms: mixed}\n")) == "2:8 unknown-key");
}

TEST_CASE("a key that is mistyped once and right once is read as where it is right") {
    const Outcome outcome = read_theme("Symbols: 🐶\nsymbols: 🐶 🐱\n");
    CHECK(list_findings(outcome) == "1:1 unknown-key, 2:1 too-few-symbols");
    CHECK(list_findings(read_theme("symbols: 🐶 🐱\nSymbols: 🐶\n")) == "1:1 too-few-symbols, 2:1 unknown-key");
}

TEST_CASE("a key that is misplaced gives nothing") {
    CHECK(list_findings(read_theme("card: {symbols: 🐶}\n")) == "1:1 no-symbols, 1:8 unknown-key");
}

} // namespace spotit::tests
