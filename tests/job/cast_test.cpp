// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/cast.hpp"

#include <doctest/doctest.h>

#include <set>

using namespace spotit;
using theme::Showing;

namespace {

const symbol::Places places{{std::filesystem::path(SPOTIT_SOURCE_DIR) / "fonts"}};

/// A theme of emoji as it is after reading.
theme::Theme theme_of(const std::vector<std::string>& emoji, std::optional<theme::Forms> forms) {
    theme::Theme theme;
    theme.deck.shuffle = false;
    for (const std::string& each : emoji) theme.symbols.push_back({.emoji = each});
    theme.fits.resize(emoji.size());
    theme.forms = std::move(forms);
    return theme;
}

const std::vector<std::string> fruit{"🍎", "🍐", "🍌", "🍓", "🍒", "🍍", "🍋"};

job::Cast cast_of(const theme::Theme& theme, diag::Sink& sink) {
    return job::make_cast(theme, job::deal(theme), places, sink);
}
job::Cast cast_of(const theme::Theme& theme) {
    diag::Sink sink;
    job::Cast cast = cast_of(theme, sink);
    CHECK_FALSE(sink.has_errors());
    return cast;
}

} // namespace

TEST_CASE("without forms each symbol has one role, by its number") {
    const theme::Theme theme = theme_of(fruit, std::nullopt);
    const job::Cast cast = cast_of(theme);
    REQUIRE(cast.roles.size() == 7);
    for (int i = 0; i < 7; ++i) {
        CHECK(cast.roles[static_cast<std::size_t>(i)].symbol == i);
        CHECK(cast.roles[static_cast<std::size_t>(i)].source.emoji == fruit[static_cast<std::size_t>(i)]);
    }
    CHECK(cast.cards == job::deal(theme).cards);
}

TEST_CASE("two forms keep the symbol's name, and every card still shows its symbols") {
    const theme::Theme theme =
        theme_of(fruit, theme::Forms{deck::FormMode::Mixed, {}, {Showing::Kind::Word, "fr"}});
    const job::Cast cast = cast_of(theme);
    CHECK(cast.roles.size() == 14);
    std::set<std::string> names, words;
    for (const job::Role& role : cast.roles) {
        names.insert(role.source.name);
        CHECK(role.source.emoji.empty() != role.source.text.empty());
        if (!role.source.text.empty()) words.insert(role.source.text);
    }
    CHECK(names.size() == 7);
    CHECK(words.contains("banane"));
    CHECK_FALSE(names.contains("banane"));
    const deck::Deck deck = job::deal(theme);
    for (std::size_t card = 0; card < deck.cards.size(); ++card)
        for (std::size_t i = 0; i < deck.cards[card].size(); ++i)
            CHECK(cast.roles[static_cast<std::size_t>(cast.cards[card][i])].symbol == deck.cards[card][i]);
    CHECK(cast.matches_across > 0);
}

TEST_CASE("between the piles of a split deck every match is of one form with the other") {
    const theme::Theme theme =
        theme_of(fruit, theme::Forms{deck::FormMode::Split, {}, {Showing::Kind::Word, ""}});
    const job::Cast cast = cast_of(theme);
    const auto is_word = [&](int role) {
        return !cast.roles[static_cast<std::size_t>(role)].source.text.empty();
    };
    for (std::size_t card = 0; card < cast.cards.size(); ++card)
        for (const int role : cast.cards[card]) CHECK(is_word(role) == (card >= 4));
    CHECK(cast.matches_across == 4 * 3);
}

TEST_CASE("names that a theme gives come before those that are known") {
    theme::Theme theme = theme_of(fruit, theme::Forms{{}, {Showing::Kind::Word, "fr"}, {}});
    theme.symbols[0].names["fr"] = "la pomme";
    const job::Cast cast = cast_of(theme);
    CHECK(cast.roles[0].source.text == "la pomme");
    CHECK(cast.roles[2].source.text == "banane");
}

TEST_CASE("a symbol without a name in the language is an error that says how to give it one") {
    theme::Theme theme = theme_of(fruit, theme::Forms{{}, {Showing::Kind::Word, "fr"}, {}});
    theme.symbols[3] = {.text = "unnamed"};
    diag::Sink sink;
    cast_of(theme, sink);
    REQUIRE(sink.sorted().size() == 1);
    CHECK(sink.sorted()[0].id == "no-name");
    CHECK(sink.sorted()[0].notes.at(0).find("names: {fr:") != std::string::npos);
}

TEST_CASE("a symbol's own forms stand for the deck's, on both sides") {
    theme::Theme theme = theme_of(fruit, theme::Forms{deck::FormMode::Mixed, {}, {Showing::Kind::Word, ""}});
    theme.fits[1].forms = {"3 × 4", "12"};
    const job::Cast cast = cast_of(theme);
    std::set<std::string> texts;
    for (const job::Role& role : cast.roles)
        if (role.symbol == 1) texts.insert(role.source.text);
    CHECK(texts == std::set<std::string>{"3 × 4", "12"});
}

TEST_CASE("labels carry the name below the picture and lean no more than words do") {
    const theme::Theme theme = theme_of(fruit, theme::Forms{{}, {Showing::Kind::Label, ""}, {}});
    const job::Cast cast = cast_of(theme);
    CHECK(cast.roles.size() == 7);
    for (const job::Role& role : cast.roles) {
        CHECK_FALSE(role.label.empty());
        REQUIRE(role.fit.rotation);
        CHECK(role.fit.rotation->kind == layout::Rotation::Kind::Range);
    }
}
