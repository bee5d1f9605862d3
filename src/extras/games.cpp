#include "extras/pages.hpp"

#include "diag/write.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string>

namespace spotit::extras {
namespace {

using texts::Name;

constexpr int max_players = 8; // more can't reach the middle of a table

/// A game: its texts, its minimum of players, and its cards: on the table, and the least for each player that
/// is worth dealing.
struct GameRow {
    Game game{};
    GameTexts texts;
    int min_players = 2, table_cards = 0, player_cards = 3;
    /// Its start and its play with two piles, where they differ; no start: it can't be played with them.
    std::optional<Name> start{}, play{};
};
/// The rows below that of its name are its steps.
consteval GameTexts find_texts(Name name) {
    const texts::Row* const row = &name.row();
    return {name, {Name(row[1]), Name(row[2]), Name(row[3]), Name(row[4])}};
}
constexpr GameRow game_rows[]{
    // One in the hand, two in the pile.
    {Game::Tower, find_texts("tower.name"), 2, 0, 3, Name("rules.deal_one_pile"), Name("rules.take_below")},
    // The well; three to throw.
    {Game::Well, find_texts("well.name"), 2, 1, 3, Name("rules.open_well"), Name("rules.throw_away")},
    {Game::HotPotato, find_texts("hot_potato.name"), 2, 0, 3}, // three rounds
    // The middle card; two rounds of two.
    {Game::Collect, find_texts("collect.name"), 2, 1, 4, Name("rules.lay_ring")},
    {Game::Shed, find_texts("shed.name"), 3, 0, 3, Name("rules.deal_one_pile"), Name("rules.give_below")},
    {Game::Set, find_texts("set.name"), 1, 12, 3}, // twelve that lie open; one trio more
};
static_assert(base::is_complete(game_rows, &GameRow::game));

const GameRow& find_row(Game game) {
    return game_rows[static_cast<std::size_t>(game)];
}

} // namespace

GameTexts find_game_texts(Game game, bool two_piles) {
    const GameRow& row = find_row(game);
    GameTexts texts = row.texts;
    if (two_piles && row.start) texts.steps[1] = *row.start;
    if (two_piles && row.play) texts.steps[2] = *row.play;
    return texts;
}

int count_dealt(const document::Document& document, const PageSetup& setup) {
    return setup.two_piles ? static_cast<int>(deck::count_first_pile(document.card_count))
                           : document.card_count;
}

std::optional<Players> count_players(Game game, int cards) {
    const GameRow& row = find_row(game);
    const int max = std::min(max_players, (cards - row.table_cards) / row.player_cards);
    return max < row.min_players ? std::nullopt : std::optional(Players{row.min_players, max});
}

std::vector<Game> find_playable(std::span<const Game> games, const document::Document& document,
                                const PageSetup& setup) {
    const int cards = count_dealt(document, setup);
    std::vector<Game> some;
    std::ranges::copy_if(games, std::back_inserter(some), [&](Game game) {
        return count_players(game, cards) && (!setup.two_piles || find_row(game).start);
    });
    return some;
}

std::optional<diag::Diagnostic> warn_of_too_few_cards(const document::Document& document,
                                                      const Options& options, const PageSetup& setup) {
    if (options.rules.empty() || document.one_card_per_page) return std::nullopt;
    const std::vector<Game> some = find_playable(options.rules, document, setup);
    // A request for all rules includes only those that can be played.
    const bool wants_all = options.rules.size() == std::size(matching_games);
    if (some.size() == options.rules.size() || (wants_all && !some.empty())) return std::nullopt;
    std::string missing;
    for (const Game game : options.rules)
        if (std::ranges::find(some, game) == some.end())
            missing +=
                fmt::format("{}`{}`", missing.empty() ? "" : ", ", base::find_enum_name(game_names, game));
    const diag::Sentence names = wants_all ? "the games" : diag::Sentence(missing),
                         remedy = wants_all ? diag::Sentence("write  rules: false")
                                            : "delete these games from `extras.rules`",
                         fault = setup.two_piles
                                     ? diag::write("a deck of {} cards in two piles is not made for {}",
                                                   document.card_count, names)
                                     : diag::write("a deck of {} cards is too small for {}",
                                                   document.card_count, names);
    return diag::Diagnostic{
        .severity = diag::Severity::Warning,
        .id = "too-few-cards",
        .message = some.empty() ? diag::write("{}: no rules are printed", fault)
                                : diag::write("{}: these rules are left out", fault),
        .notes = {diag::make_fix(setup.two_piles ? remedy
                                                 : diag::write("make a deck of more cards, or {}", remedy))}};
}

} // namespace spotit::extras
