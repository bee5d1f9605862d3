#pragma once

#include <spotit/extras.hpp>
#include <spotit/texts.hpp>

#include <optional>
#include <span>
#include <vector>

namespace spotit::extras {

struct Players {
    int min = 2, max = 8;
};
/// Returns how many can play the game with a deck of that many cards; nothing if there are too few cards.
std::optional<Players> players(Game game, int cards);

/// Returns those of the games that can be played with that many cards.
std::vector<Game> playable(std::span<const Game> games, int cards);

const texts::GameTexts& game_texts(const texts::Texts& texts, Game game);

} // namespace spotit::extras
