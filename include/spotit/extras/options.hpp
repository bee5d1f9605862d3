// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/base/enum_names.hpp>

#include <vector>

namespace spotit::extras {

/// What is played with the deck.
enum class Game { Tower, Well, HotPotato, Collect, Shed, Set };
inline constexpr base::EnumName<Game> game_names[] = {
    {Game::Tower, "tower"},     {Game::Well, "well"}, {Game::HotPotato, "hot-potato"},
    {Game::Collect, "collect"}, {Game::Shed, "shed"}, {Game::Set, "set"}};
static_assert(base::is_complete(game_names));

/// The games of matching cards, in the order in which they are printed.
inline constexpr Game matching_games[] = {Game::Tower, Game::Well, Game::HotPotato, Game::Collect,
                                          Game::Shed};

/// A sheet with the symbols and their names.
enum class KeyContent { None, Names, NamesAndCounts };
inline constexpr base::EnumName<KeyContent> key_names[] = {{KeyContent::None, "none"},
                                                           {KeyContent::Names, "names"},
                                                           {KeyContent::NamesAndCounts, "names-and-counts"}};
static_assert(base::is_complete(key_names));

/// Of the symbols in the key. Deck: as they were dealt, which is as the theme lists them.
enum class KeyOrder { Name, Deck };
/// The settings of the pages with rules and key in a theme.
struct Options {
    std::vector<Game> rules{}; ///< none: no sheet of rules
    KeyContent key = KeyContent::None;
    KeyOrder order = KeyOrder::Name;
};

} // namespace spotit::extras
