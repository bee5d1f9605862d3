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
/// Returns the number of cards that games deal: those of one pile if the deck has two.
int count_dealt(const document::Document& document, const PageSetup& setup) {
    return setup.two_piles ? static_cast<int>(deck::count_first_pile(document.card_count))
                           : document.card_count;
}

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

constexpr double gutter = 9,
                 min_column_width = 78; // mm on A4: between columns, and minimum width of a column

/// Texts below each other, each with its origin.
struct Block {
    std::vector<std::pair<symbol::Symbol, geom::Point>> lines{};
    double height = 0;

    void add(symbol::Symbol text, double x) {
        const double rise = measure_ascent(text), fall = measure_descent(text);
        lines.emplace_back(std::move(text), geom::Point{x, height + rise});
        height += rise + fall;
    }
};

/// Sets a game: its name, its players, and its steps with numbers beside them.
Block set_game(const Context& context, Game game, double width) {
    const texts::Texts& texts = context.texts;
    const GameTexts text = choose_game_texts(game, context.setup.two_piles);
    const double indent = 5.5 * context.scale;
    Block block;
    block.add(context.set(texts[text.name], context.bold(4.8), width), 0);
    const Players players = *extras::count_players(game, count_dealt(context.document, context.setup));
    const auto max = static_cast<std::size_t>(players.max);
    const std::string_view number_of_players = texts.select_form(
        players.min == players.max ? texts::Name("rules.exact_players") : texts::Name("rules.players"), max);
    block.add(context.set(texts::fill_in(number_of_players, {{"{min}", std::to_string(players.min)},
                                                             {"{max}", std::to_string(players.max)}}),
                          context.gray(2.9), width),
              0);
    block.height += 1.2 * context.scale;
    for (std::size_t i = 0; i < text.steps.size(); ++i) {
        const double top = block.height;
        block.add(context.set(texts[text.steps[i]], context.make_style(3.3), width - indent), indent);
        symbol::Symbol number = context.set(std::to_string(i + 1), context.bold(3.3));
        const double rise = measure_ascent(number);
        block.lines.emplace_back(std::move(number), geom::Point{0, top + rise});
        block.height += 1.2 * context.scale;
    }
    return block;
}

struct Columns {
    std::size_t count = 1;
    double width = 0, gap = 0;
};
Columns choose_columns(const Context& context, std::size_t blocks) {
    const double gap = gutter * context.scale;
    const double room = Page(context).room().width();
    const double fitting = std::max(1.0, (room + gap) / (min_column_width * context.scale + gap));
    const std::size_t count = std::min(static_cast<std::size_t>(fitting), blocks);
    const auto columns = static_cast<double>(count);
    return {count, (room - (columns - 1) * gap) / columns, gap};
}

/// Fills columns up to a height; returns the number of blocks in each, at least one.
std::vector<std::size_t> fill_columns(std::span<const Block> blocks, double height, double gap) {
    std::vector<std::size_t> taken;
    for (std::size_t i = 0; i < blocks.size();) {
        const std::size_t first = i;
        double y = 0;
        while (i < blocks.size() && (i == first || y + blocks[i].height <= height))
            y += blocks[i++].height + gap;
        taken.push_back(i - first);
    }
    return taken;
}

/// Fills columns to the smallest height at which all blocks that fit on the page do so.
std::vector<std::size_t> balance_columns(std::span<const Block> blocks, const geom::Box& room,
                                         const Columns& columns, double gap) {
    const double free = geom::bisect(0.0, room.height(), [&](double below) {
        return fill_columns(blocks, room.height() - below, gap).size() <= columns.count;
    });
    return fill_columns(blocks, room.height() - free, gap);
}

/// Returns the rules that all the games share.
std::string write_intro(const Context& context, std::span<const Game> games) {
    const texts::Texts& texts = context.texts;
    const bool with_set = std::ranges::find(games, Game::Set) != games.end();
    const bool with_others = std::ranges::any_of(games, [](Game game) { return game != Game::Set; });
    std::string text;
    if (with_others) text += texts["rules.matching_intro"];
    if (with_others && context.setup.two_piles) text.append(" ").append(texts["rules.two_piles"]);
    if (with_others && with_set) text += '\n';
    if (with_set) text += texts["rules.set_intro"];
    return text;
}

/// How large the letters are, compared with other pages, and the cards of the example, in mm on A4.
struct Sizes {
    double letters = 1, example = 0;
};
/// The largest with which one page holds all games are taken.
constexpr Sizes sizes[] = {{1.5, 50}, {1.4, 50}, {1.3, 50},  {1.2, 50}, {1.1, 50},
                           {1, 50},   {1, 40},   {0.95, 36}, {0.9, 32}, {1, 0}};

Page make_first_page(const Context& context, std::span<const Game> games, double example) {
    Page page(context, context.texts["rules.title"], context.document.title);
    page.add_text(write_intro(context, games), context.make_style(3.6));
    page.take(5 * context.scale);
    if (example > 0) add_example(page, example);
    return page;
}

/// Returns those of the games that can be played with the deck.
std::vector<Game> find_playable(std::span<const Game> games, const document::Document& document,
                                const PageSetup& setup) {
    const int cards = count_dealt(document, setup);
    std::vector<Game> some;
    std::ranges::copy_if(games, std::back_inserter(some), [&](Game game) {
        return count_players(game, cards) && (!setup.two_piles || find_row(game).start);
    });
    return some;
}

} // namespace

GameTexts choose_game_texts(Game game, bool two_piles) {
    const GameRow& row = find_row(game);
    GameTexts texts = row.texts;
    if (two_piles && row.start) texts.steps[1] = *row.start;
    if (two_piles && row.play) texts.steps[2] = *row.play;
    return texts;
}

std::optional<Players> count_players(Game game, int cards) {
    const GameRow& row = find_row(game);
    const int max = std::min(max_players, (cards - row.table_cards) / row.player_cards);
    return max < row.min_players ? std::nullopt : std::optional(Players{row.min_players, max});
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
                         fault =
                             setup.two_piles
                                 ? diag::write("a deck of {cards} cards in two piles does not suit {games}",
                                               document.card_count, names)
                                 : diag::write("a deck of {cards} cards is too small for {games}",
                                               document.card_count, names);
    return diag::Diagnostic{
        .severity = diag::Severity::Warning,
        .id = "too-few-cards",
        .message = some.empty() ? diag::write("{problem}: no rules are printed", fault)
                                : diag::write("{problem}: these rules are left out", fault),
        .notes = {diag::make_fix(
            setup.two_piles ? remedy : diag::write("make a deck with more cards, or {remedy}", remedy))}};
}

void add_rules(const Context& common) {
    const std::vector<Game> games = find_playable(common.options.rules, common.document, common.setup);
    const Columns columns = choose_columns(common, games.size());
    Context context = common;
    std::vector<Block> all;
    double example = 0, gap = 0; // below a game
    for (const Sizes& tried : sizes) {
        context.scale = tried.letters * common.scale;
        gap = 5 * context.scale;
        example = tried.example / tried.letters;
        all.clear();
        for (const Game game : games) all.push_back(set_game(context, game, columns.width));
        const double height = make_first_page(context, games, example).room().height();
        const auto fits = [height](const Block& block) { return block.height <= height; };
        if (std::ranges::all_of(all, fits) && fill_columns(all, height, gap).size() <= columns.count) break;
    }
    std::span<Block> rest = all;
    for (int number = 1; !rest.empty(); ++number) {
        Page page = number == 1 ? make_first_page(context, games, example)
                                : Page(context, context.texts["rules.title"], context.document.title);
        const std::vector<std::size_t> taken = balance_columns(rest, page.room(), columns, gap);
        for (std::size_t c = 0; c < std::min(taken.size(), columns.count); ++c) {
            const double left = page.room().left + static_cast<double>(c) * (columns.width + columns.gap);
            double y = page.room().top;
            for (Block& block : rest.first(taken[c])) {
                for (auto& [text, at] : block.lines) page.add(std::move(text), {left + at.x, y + at.y});
                y += block.height + gap;
            }
            rest = rest.subspan(taken[c]);
        }
        page.finish(number == 1 ? "rules" : "rules " + std::to_string(number));
    }
}

} // namespace spotit::extras
