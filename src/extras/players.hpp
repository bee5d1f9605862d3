// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/extras.hpp>

#include <optional>
#include <span>
#include <vector>

namespace spotit::extras {

struct Players {
    int least = 2, most = 8;
};
/// How many can play the game with so many cards; nothing when these are too few for any.
std::optional<Players> players(Game game, int cards);

/// Those of the games that so many cards are enough for.
std::vector<Game> playable(std::span<const Game> games, int cards);

} // namespace spotit::extras
