// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "golden.hpp"
#include "theme/read_theme.hpp"

#include <doctest/doctest.h>

namespace spotit::tests {
namespace {

const std::string text =
    "title: Pets\ncard: {size: 70mm, border: none}\nsymbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n";

theme::Theme with(std::vector<theme::Override> overrides) {
    Outcome outcome = read_theme(text, std::move(overrides));
    REQUIRE(outcome.said == "");
    return std::move(outcome.theme);
}

} // namespace

TEST_CASE("an override takes the place of the theme's value, the last one wins") {
    const theme::Theme theme =
        with({{"card.size", "80mm"}, {"card.size", "75mm"}, {"title", "Spot it: animals"}});
    CHECK(theme.style.card.size.width == 75);
    CHECK(theme.title == "Spot it: animals");
    CHECK(theme.spans.at("card.size").source->name() == "--set");
}

TEST_CASE("an override makes the sections that it needs") {
    const theme::Theme theme = with({{"sheet.paper", "A3"}, {"card.border.width", "1mm"}});
    CHECK(theme.paper_name == "A3");
    CHECK(theme.style.border.value().width == 1);
}

TEST_CASE("an override's value needs no quotes for a colour") {
    CHECK(with({{"card.background", "#fff8e7"}}).style.background.red == 1);
    CHECK(with({{"card.background", "\"#fff8e7\""}}).style.background.red == 1);
}

TEST_CASE("an override can replace sections and symbols by YAML") {
    const theme::Theme theme = with({{"card.border", "{width: 2mm}"}, {"symbols", "[🍎, 🍌, 🍒, 🍇, 🍉, 🍋, 🍍]"}});
    CHECK(theme.style.border.value().width == 2);
    CHECK(theme.symbols[0].emoji == "🍎");
    CHECK_FALSE(with({{"card.border.width", "2mm"}, {"card.border", "none"}}).style.border.has_value());
}

TEST_CASE("mistakes in overrides point at the override") {
    std::string said;
    const std::vector<theme::Override> wrong[] = {
        {{"card.sise", "70mm"}},
        {{"crad.size", "70mm"}},
        {{"size", "70mm"}},
        {{"card.size", ""}},
        {{"card.size", "70"}},
        {{"card.border", "{width"}},
        {{"", "x"}},
        {{"card.", "x"}},
        {{"title.x", "y"}},
        {{"back.text", "y"}},
        {{"symbols", "🐶"}},
        {{"deck.symbols_per_card", "7"}},
        {{"card.size", "7\xFF"}},
        {{"symbols", "\x01"}},
    };
    for (const auto& overrides : wrong) said += read_theme(text, overrides).said;
    CHECK(matches_golden("theme/golden/overrides.txt", said));
}

} // namespace spotit::tests
