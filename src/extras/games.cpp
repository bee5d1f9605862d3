// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/extras.hpp>

#include <array>

namespace spotit::extras {

namespace {

constexpr std::array names{
    GameName{"tower", Game::Tower},     GameName{"well", Game::Well}, GameName{"hot-potato", Game::HotPotato},
    GameName{"collect", Game::Collect}, GameName{"shed", Game::Shed}, GameName{"set", Game::Set},
};
constexpr std::array matching{Game::Tower, Game::Well, Game::HotPotato, Game::Collect, Game::Shed};

} // namespace

std::span<const GameName> games() {
    return names;
}

std::span<const Game> matching_games() {
    return matching;
}

} // namespace spotit::extras
