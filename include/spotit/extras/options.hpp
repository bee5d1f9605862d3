#pragma once

#include <spotit/base/enum_names.hpp>

#include <vector>

namespace spotit::extras {

/// A game that can be played with the deck.
enum class Game { Tower, Well, HotPotato, Collect, Shed, Set };
inline constexpr auto game_names =
    base::name_values<Game>({"tower", "well", "hot-potato", "collect", "shed", "set"});

/// The games of matching cards, in printing order.
inline constexpr Game matching_games[] = {Game::Tower, Game::Well, Game::HotPotato, Game::Collect,
                                          Game::Shed};

/// The contents of the pages with all symbols.
enum class KeyContent { None, Names, NamesAndCounts };
inline constexpr auto key_names = base::name_values<KeyContent>({"none", "names", "names-and-counts"});

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
