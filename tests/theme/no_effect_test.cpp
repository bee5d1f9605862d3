#include "theme/read_theme.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace spotit::tests {
namespace {

/// The warnings of this id, and nothing else.
std::vector<std::string> warned(const Outcome& outcome, const std::string& id) {
    std::vector<std::string> messages;
    for (const diag::Diagnostic& each : outcome.diagnostics) {
        CHECK(each.severity == diag::Severity::Warning);
        CHECK(each.id == id);
        messages.push_back(each.message);
    }
    return messages;
}
using Messages = std::vector<std::string>;

} // namespace

TEST_CASE("two texts of a symbol are for a deck with two forms, and told of elsewhere") {
    const std::string symbols =
        "symbols: [{forms: [3 × 4, \"12\"]}, {text: a, forms: [A, b]}, c, d, e, f, g]\n";
    const Messages only_first{"this deck shows each symbol in one form: of the two `forms` of 2 symbols only "
                              "the first is printed"};
    CHECK(warned(read_theme(symbols), "no-effect") == only_first);
    CHECK(warned(read_theme(symbols + "deck: {forms: words}\n"), "no-effect") == only_first);
    CHECK(warned(read_theme(symbols + "deck: {forms: mixed}\n"), "no-effect").empty());
    CHECK(warned(read_theme(symbols + "deck: {forms: {mode: split}}\n"), "no-effect").empty());
    // Who takes the pictures of a theme with forms knows.
    CHECK(warned(read_theme(symbols + "deck: {forms: mixed}\n", {{"deck.forms", "pictures"}}), "no-effect")
              .empty());
}

TEST_CASE("the key's words are English where the deck's language has none, as the rules are") {
    const std::string swedish = seven_animals + "language: sv\n";
    const auto english = [](const std::string& keys) {
        return Messages{"the words of " + keys +
                        " are printed in English: the program has none in the language sv"};
    };
    CHECK(warned(read_theme(swedish + "extras: {key: names}\n"), "language") == english("`extras.key`"));
    CHECK(warned(read_theme(swedish + "extras: {key: names, rules: [tower]}\n"), "language") ==
          english("`extras.rules` and `extras.key`"));
    CHECK(warned(read_theme(swedish + "extras: {why: true}\n"), "language") == english("`extras.why`"));
    CHECK(warned(read_theme(swedish), "language").empty());
    CHECK(warned(read_theme(seven_animals + "language: fr\nextras: {key: names}\n"), "language").empty());
}

TEST_CASE("crop marks in shifted rows are told of") {
    const Messages told{"`crop` marks need cards in a grid; cards in shifted rows get ticks"};
    CHECK(warned(read_theme(seven_animals + "sheet: {packing: zigzag, marks: crop}\n"), "no-effect") == told);
    CHECK(warned(read_theme(seven_animals + "card: {shape: hexagon}\nsheet: {packing: hex, marks: crop}\n"),
                 "no-effect") == told);
    CHECK(warned(read_theme(seven_animals + "sheet: {packing: grid, marks: crop}\n"), "no-effect").empty());
    CHECK(warned(read_theme(seven_animals + "sheet: {marks: full}\n"), "no-effect").empty());
}

} // namespace spotit::tests
