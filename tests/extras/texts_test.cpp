// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "extras/texts/texts.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace spotit;
using namespace spotit::extras;

namespace {

/// Everything that a language says, in the same order for all.
std::vector<std::string_view> everything(const Texts& texts) {
    std::vector<std::string_view> all{texts.rules_title, texts.key_title,       texts.matching_intro,
                                      texts.set_intro,   texts.symbol_count,    texts.one_card,
                                      texts.many_cards,  texts.one_match,       texts.one_third,
                                      texts.players,     texts.as_many_players, texts.one_player};
    for (const GameText& game : texts.games) {
        all.push_back(game.name);
        all.insert(all.end(), game.steps.begin(), game.steps.end());
    }
    return all;
}

/// The names in braces.
std::multiset<std::string> fields(std::string_view text) {
    std::multiset<std::string> found;
    for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1))
        found.emplace(text.substr(at, text.find('}', at) - at + 1));
    return found;
}

} // namespace

TEST_CASE("everything is said in every language, with the same numbers in it") {
    CHECK(std::ranges::equal(languages(), std::array{"en", "de", "fr", "es"}));
    const auto original = everything(english);
    for (const Texts* texts : all_texts()) {
        const auto translated = everything(*texts);
        REQUIRE(translated.size() == original.size());
        for (std::size_t i = 0; i < original.size(); ++i) {
            CAPTURE(texts->language);
            CAPTURE(original[i]);
            CHECK(!translated[i].empty());
            CHECK(fields(translated[i]) == fields(original[i]));
            // "Trios" is the same in three languages; nothing else is.
            if (texts != &english && original[i] != "Trios") CHECK(translated[i] != original[i]);
        }
    }
}

TEST_CASE("every game has a name for themes and a text in every language") {
    for (const Texts* texts : all_texts())
        for (const auto& game : game_names) CHECK(texts->of(game.value).game == game.value);
    std::set<std::string_view> names;
    for (const auto& game : game_names) names.insert(game.name);
    CHECK(names.size() == std::size(game_names));
    CHECK(std::size(matching_games) == 5);
    CHECK(std::ranges::find(matching_games, Game::Set) == std::end(matching_games));
}

TEST_CASE("a language is found by its first part, and English stands in for others") {
    CHECK(texts_in("de-AT").language == "de");
    CHECK(texts_in("pt-BR").language == "en");
    CHECK(texts_in("").language == "en");
    CHECK(texts_in("est").language == "en");
}
