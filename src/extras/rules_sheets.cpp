#include "extras/pages.hpp"

#include <algorithm>

namespace spotit::extras {
namespace {

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
    const GameTexts text = find_game_texts(game, context.setup.two_piles);
    const double indent = 5.5 * context.scale;
    Block block;
    block.add(context.set(texts[text.name], context.bold(4.8), width), 0);
    const Players players = *extras::count_players(game, count_dealt(context.document, context.setup));
    const auto max = static_cast<std::size_t>(players.max);
    const std::string_view number_of_players = players.min == players.max
                                                   ? texts.find_form("rules.exact_players", max)
                                                   : texts["rules.players"]; // "2 to 8 players"
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
    const double margin = std::max(context.setup.sheet.margin, sheet::rulers_edge);
    const double room = context.document.paper.width - 2 * margin;
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
    double low = 0, high = room.height();
    if (fill_columns(blocks, high, gap).size() > columns.count) return fill_columns(blocks, high, gap);
    for (int i = 0; i < 40; ++i) {
        const double middle = (low + high) / 2;
        (fill_columns(blocks, middle, gap).size() <= columns.count ? high : low) = middle;
    }
    return fill_columns(blocks, high, gap);
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
    page.add_below_title(
        context.set(write_intro(context, games), context.make_style(3.6), page.room().width()),
        5 * context.scale);
    if (example > 0) add_example(page, example);
    return page;
}

} // namespace

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
