#pragma once

#include <spotit/base/enum_names.hpp>

#include <vector>

namespace spotit::extras {

/// A game that can be played with the deck.
enum class Game { Tower, Well, HotPotato, Collect, Shed, Set };
inline constexpr base::EnumName<Game> game_names[] = {
    {Game::Tower, "tower"},     {Game::Well, "well"}, {Game::HotPotato, "hot-potato"},
    {Game::Collect, "collect"}, {Game::Shed, "shed"}, {Game::Set, "set"}};
static_assert(base::is_complete(game_names));

/// The games of matching cards, in printing order.
inline constexpr Game matching_games[] = {Game::Tower, Game::Well, Game::HotPotato, Game::Collect,
                                          Game::Shed};

/// The contents of the pages with all symbols.
enum class KeyContent { None, Names, NamesAndCounts };
inline constexpr base::EnumName<KeyContent> key_names[] = {{KeyContent::None, "none"},
                                                           {KeyContent::Names, "names"},
                                                           {KeyContent::NamesAndCounts, "names-and-counts"}};
static_assert(base::is_complete(key_names));

/// The theme's settings of the pages with rules and key.
struct Options {
    std::vector<Game> rules{}; ///< none: no pages of rules
    KeyContent key = KeyContent::None;
    bool title_card = false; ///< a card with the deck's title, to lie on top of it
    bool box_label = false;  ///< a label for the deck's box
    bool why = false;        ///< a poster that says why any two cards match
    friend bool operator==(const Options&, const Options&) = default;
};
/// Returns whether no pages are wanted.
inline bool is_empty(const Options& options) {
    return options.rules.empty() && options.key == KeyContent::None && !options.title_card &&
           !options.box_label && !options.why;
}

} // namespace spotit::extras
