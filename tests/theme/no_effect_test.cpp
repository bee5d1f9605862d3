// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
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

TEST_CASE("a place that the sheet does not have can't be skipped, and the number of places is told") {
    CHECK(warned(read_theme(seven_animals + "sheet: {skip: [2, 99]}\n"), "no-effect") ==
          Messages{"there is no place 99 to skip: this sheet has 6"});
    CHECK(warned(read_theme(seven_animals + "sheet: {skip: 6}\n"), "no-effect").empty());
    CHECK(warned(read_theme(seven_animals + "sheet: {skip: [1], paper: none}\n"), "no-effect") ==
          Messages{"pages of one card have no room for places to skip"});
}

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

TEST_CASE("a color of a text that the backs don't have is told of") {
    CHECK(warned(read_theme(seven_animals + "back: {color: red}\n"), "no-effect") ==
          Messages{"`back.color` is for the back's text, but there is none"});
    CHECK(warned(read_theme(seven_animals + "back: {color: red, text: Pets}\n"), "no-effect").empty());
    // Who takes the text of a layer below away knows.
    CHECK(warned(read_theme(seven_animals + "back: {color: red, text: Pets}\n", {{"back.text", "none"}}),
                 "no-effect")
              .empty());
}

TEST_CASE("the key's words are English where the deck's language has none, as the rules are") {
    const std::string swedish = seven_animals + "language: sv\n";
    CHECK(warned(read_theme(swedish + "extras: {key: names}\n"), "language") ==
          Messages{"the key's own words are not translated to the language sv: they are printed in English"});
    CHECK(warned(read_theme(swedish + "extras: {key: names, rules: [tower]}\n"), "language") ==
          Messages{
              "the rules and the key's own words are not translated to the language sv: they are printed in "
              "English"});
    CHECK(warned(read_theme(swedish + "extras: {why: true}\n"), "language") ==
          Messages{"the poster is not translated to the language sv: it is printed in English"});
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

TEST_CASE("pages of one card have no footer, marks or gap, and those of a layer below are no mistake") {
    CHECK(warned(read_theme(seven_animals + "sheet: {paper: none, footer: hello, gap: 4mm, marks: crop}\n"),
                 "no-effect") == Messages{"pages of one card have no room for a footer",
                                          "pages of one card have no room for a gap between cards",
                                          "pages of one card have no room for marks to cut by"});
    CHECK(
        read_theme(seven_animals + "sheet: {paper: none, footer: none, gap: 0, marks: none}\n").said.empty());
    const std::string paper = seven_animals + "sheet: {footer: hello, gap: 4mm, marks: crop}\n";
    CHECK(read_theme(paper, {{"sheet.paper", "none"}}).said.empty());
    CHECK(warned(read_theme(paper, {{"sheet.paper", "none"}, {"sheet.gap", "1mm"}}), "no-effect").size() ==
          1);
}

} // namespace spotit::tests
