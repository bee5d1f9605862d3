#include "extras/pages.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string>

namespace spotit::extras {
namespace {

using texts::RulesTexts;

constexpr int max_players = 8; // more can't reach the middle of a table

/// A game: its texts, its minimum of players, and its cards: on the table, and the least for each player that
/// is worth dealing.
struct GameRow {
    Game game{};
    texts::GameTexts RulesTexts::*texts;
    int min_players = 2, table_cards = 0, player_cards = 3;
};
constexpr GameRow game_rows[]{
    {Game::Tower, &RulesTexts::tower, 2, 0, 3},          // one in the hand, two in the pile
    {Game::Well, &RulesTexts::well, 2, 1, 3},            // the well; three to throw
    {Game::HotPotato, &RulesTexts::hot_potato, 2, 0, 3}, // three rounds
    {Game::Collect, &RulesTexts::collect, 2, 1, 4},      // the middle card; two rounds of two
    {Game::Shed, &RulesTexts::shed, 3, 0, 3},            // as for the tower
    {Game::Set, &RulesTexts::set, 1, 12, 3},             // twelve that lie open; one trio more
};
static_assert(base::is_complete(game_rows, &GameRow::game));

const GameRow& find_row(Game game) {
    return game_rows[static_cast<std::size_t>(game)];
}

} // namespace

const texts::GameTexts& find_game_texts(const texts::Texts& texts, Game game) {
    return texts.rules.*find_row(game).texts;
}

std::optional<Players> count_players(Game game, int cards) {
    const GameRow& row = find_row(game);
    const int max = std::min(max_players, (cards - row.table_cards) / row.player_cards);
    return max < row.min_players ? std::nullopt : std::optional(Players{row.min_players, max});
}

std::vector<Game> find_playable(std::span<const Game> games, int cards) {
    std::vector<Game> some;
    std::ranges::copy_if(games, std::back_inserter(some),
                         [cards](Game game) { return count_players(game, cards).has_value(); });
    return some;
}

std::optional<diag::Diagnostic> warn_of_too_few_cards(const document::Document& document,
                                                      const Options& options) {
    if (options.rules.empty() || document.one_card_per_page) return std::nullopt;
    const std::vector<Game> some = find_playable(options.rules, document.card_count);
    // A request for all rules includes only those that can be played.
    const bool wants_all = options.rules.size() == std::size(matching_games);
    if (some.size() == options.rules.size() || (wants_all && !some.empty())) return std::nullopt;
    std::string names = wants_all ? "the games" : "";
    for (const Game game : options.rules)
        if (!wants_all && !count_players(game, document.card_count))
            names += fmt::format("{}`{}`", names.empty() ? "" : ", ", base::find_enum_name(game_names, game));
    return diag::Diagnostic{
        .severity = diag::Severity::Warning,
        .id = "too-few-cards",
        .message = fmt::format("a deck of {} cards is too small for {}: {}", document.card_count, names,
                               some.empty() ? "no rules are printed" : "these rules are left out"),
        .notes = {"fix: make a deck of more cards, or delete these games from `extras.rules`"}};
}

} // namespace spotit::extras
