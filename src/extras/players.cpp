// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "extras/players.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

namespace spotit::extras {

namespace {

constexpr int max_players = 8; // more can't reach the middle of a table

/// What a game takes: some cards for the table, and so many for each player that it is worth the dealing.
struct Need {
    Game game = Game::Tower;
    int least = 2; ///< players
    int table = 0, each = 3;
};
constexpr std::array needs{
    Need{Game::Tower, 2, 0, 3},     // one in the hand, two in the pile
    Need{Game::Well, 2, 1, 3},      // the well; three to throw
    Need{Game::HotPotato, 2, 0, 3}, // three rounds
    Need{Game::Collect, 2, 1, 4},   // the middle card; two rounds of two
    Need{Game::Shed, 3, 0, 3},      // as for the tower
    Need{Game::Set, 1, 12, 3},      // twelve that lie open; one trio more
};

std::string name_of(Game game) {
    return fmt::format("`{}`", base::enum_name(game_names, game));
}

} // namespace

std::optional<Players> players(Game game, int cards) {
    const Need& need = *std::ranges::find(needs, game, &Need::game);
    const int most = std::min(max_players, (cards - need.table) / need.each);
    return most < need.least ? std::nullopt : std::optional(Players{need.least, most});
}

std::vector<Game> playable(std::span<const Game> games, int cards) {
    std::vector<Game> some;
    std::ranges::copy_if(games, std::back_inserter(some),
                         [cards](Game game) { return players(game, cards).has_value(); });
    return some;
}

std::optional<diag::Diagnostic> too_few_cards(const document::Document& document, const Options& options) {
    if (options.rules.empty() || document.one_card_per_page) return std::nullopt;
    const std::vector<Game> some = playable(options.rules, document.card_count);
    // Who wants all the rules wants those that can be played.
    const bool wants_all = options.rules.size() == std::size(matching_games);
    if (some.size() == options.rules.size() || (wants_all && !some.empty())) return std::nullopt;
    std::string names = wants_all ? "the games" : "";
    for (const Game game : options.rules)
        if (!wants_all && !players(game, document.card_count))
            names += (names.empty() ? "" : ", ") + name_of(game);
    diag::Diagnostic warning;
    warning.severity = diag::Severity::Warning;
    warning.id = "too-few-cards";
    warning.message = fmt::format("a deck of {} cards is too small for {}: {}", document.card_count, names,
                                  some.empty() ? "no rules are printed" : "these rules are left out");
    warning.notes = {"fix: make a deck of more cards, or delete these games from `extras.rules`"};
    return warning;
}

} // namespace spotit::extras
