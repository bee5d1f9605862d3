#include "golden.hpp"
#include "theme/read_theme.hpp"

#include <doctest/doctest.h>

namespace spotit::tests {
TEST_CASE("two texts of a symbol are for a deck with two forms, and reported elsewhere") {
    const std::string symbols =
        "symbols: [{forms: [3 × 4, \"12\"]}, {text: a, forms: [A, b]}, c, d, e, f, g]\n";
    const Outcome outcome = read_theme(symbols);
    const std::string only_first{"1:11 warning no-effect"};
    CHECK(list_findings(outcome) == only_first);
    CHECK(matches_golden("theme/golden/no-effect-forms.txt", outcome.said));
    CHECK(list_findings(read_theme(symbols + "deck: {forms: words}\n")) == only_first);
    CHECK(read_theme(symbols + "deck: {forms: mixed}\n").said == "");
    CHECK(read_theme(symbols + "deck: {forms: {mode: split}}\n").said == "");
    // Who takes the pictures of a theme with forms knows.
    CHECK(read_theme(symbols + "deck: {forms: mixed}\n", {{"deck.forms", "pictures"}}).said == "");
}

TEST_CASE("plaques of a deck without words are reported") {
    const std::string plaque = "fonts: {plaque: fish}\n";
    std::string said;
    for (const std::string& keys : {seven_animals, std::string("deck: {kind: set}\n")}) {
        const Outcome outcome = read_theme(keys + plaque);
        REQUIRE(outcome.diagnostics.size() == 1);
        CHECK(outcome.diagnostics[0].id == "no-effect");
        said += outcome.said;
    }
    CHECK(matches_golden("theme/golden/no-effect-plaque.txt", said));
    CHECK(read_theme(seven_animals + plaque + "deck: {forms: mixed}\n").said == "");
    CHECK(read_theme("symbols: [🐶, 🐱, 🐭, 🐹, 🐰, 🦊, cat]\n" + plaque).said == "");
    CHECK(read_theme(seven_animals + "fonts: {plaque: none}\n").said == "");
    // Who takes the words of a theme away knows.
    CHECK(read_theme(seven_animals + plaque + "deck: {forms: words}\n", {{"deck.forms", "pictures"}}).said ==
          "");
}

TEST_CASE("the key's words are English where the deck's language has none, as the rules are") {
    const std::string swedish = seven_animals + "language: sv\n";
    std::string said;
    for (const std::string keys : {"{key: names}", "{key: names, rules: [tower]}", "{why: true}"}) {
        CAPTURE(keys);
        const Outcome outcome = read_theme(swedish + "extras: " + keys + "\n");
        REQUIRE(outcome.diagnostics.size() == 1);
        CHECK(outcome.diagnostics[0].severity == diag::Severity::Warning);
        CHECK(outcome.diagnostics[0].id == "language");
        said += outcome.said;
    }
    CHECK(matches_golden("theme/golden/language-extras.txt", said));
    CHECK(read_theme(swedish).said == "");
    CHECK(read_theme(seven_animals + "language: fr\nextras: {key: names}\n").said == "");
}

TEST_CASE("crosses that would run through the texts of backs are left out and reported") {
    const std::string crosses = seven_animals + "sheet: {marks: center}\n";
    const Outcome outcome = read_theme(crosses + "back: {text: Pets}\n");
    REQUIRE(outcome.diagnostics.size() == 1);
    CHECK(outcome.diagnostics[0].id == "no-effect");
    CHECK(outcome.theme.sheet.marks == sheet::Marks::None);
    const Outcome plain = read_theme(crosses + "back: navy\n");
    CHECK(plain.said.empty());
    CHECK(plain.theme.sheet.marks == sheet::Marks::Center);
}

TEST_CASE("crop marks in shifted rows are reported") {
    std::string said;
    for (const std::string keys : {"sheet: {packing: zigzag, marks: crop}\n",
                                   "sheet: {packing: hex, marks: crop}\ncard: {shape: hexagon}\n"}) {
        CAPTURE(keys);
        const Outcome outcome = read_theme(seven_animals + keys);
        REQUIRE(outcome.diagnostics.size() == 1);
        CHECK(outcome.diagnostics[0].severity == diag::Severity::Warning);
        CHECK(outcome.diagnostics[0].id == "no-effect");
        said += outcome.said;
    }
    CHECK(matches_golden("theme/golden/no-effect-marks.txt", said));
    CHECK(read_theme(seven_animals + "sheet: {packing: grid, marks: crop}\n").said == "");
    CHECK(read_theme(seven_animals + "sheet: {marks: full}\n").said == "");
}

} // namespace spotit::tests
