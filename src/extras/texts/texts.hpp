// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/extras.hpp>

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace spotit::extras {

/// One game: what it is called, and what is done, step by step.
struct GameText {
    Game game = Game::Tower;
    std::string_view name;
    std::array<std::string_view, 4> steps; ///< aim, start, play, end
};

/// All that the sheets say in one language. {n}, {cards}, {symbols}, {pairs}, {least} and {most} are numbers.
struct Texts {
    std::string_view language; ///< its code
    std::string_view rules_title, key_title;
    std::string_view matching_intro, set_intro;
    std::string_view symbol_count, one_card, many_cards;
    std::string_view players, as_many_players, one_player; ///< for how many a game is
    std::string_view one_match, one_third;                 ///< the deck's promise
    std::array<GameText, 6> games;

    const GameText& of(Game game) const;
};

extern const Texts english, french, german, spanish;

std::span<const Texts* const> all_texts();
/// In that language, else in the one it is a kind of, else in English.
const Texts& texts_in(std::string_view language);

} // namespace spotit::extras
