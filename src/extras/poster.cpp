#include "extras/pages.hpp"

#include <spotit/base/enum_names.hpp>

#include <algorithm>
#include <set>

namespace spotit::extras {
namespace {

// Millimeters on A4.
constexpr double heading_size = 6, title_size = 13, text_size = 4.5, remark_size = 4.4, drawing_gap = 5;
/// A square of more cards can't be read.
constexpr int max_order = 13;

struct ShownCard {
    std::size_t card = 0;
    color::Color frame{};
    std::optional<document::PlacedPicture> marked{};
};

/// The text and the drawings of the poster.
struct Content {
    std::string text{};
    std::function<void(Page&, const geom::Box&)> draw{}; ///< empty: nothing that could be read
    std::vector<ShownCard> cards{};
    std::string caption{};
};

void show(Content& content, const Match& match) {
    for (std::size_t i = 0; i < match.cards.size(); ++i)
        content.cards.push_back({match.cards[i], i == 0 ? first_color : second_color, match.shown[i]});
}

Content explain_set(const Context& context) {
    const texts::Texts& texts = context.texts;
    const int left_out = context.setup.left_out;
    Content content{.text = std::string(texts["why_set"])};
    if (left_out > 0)
        content.text += " " + texts::fill_in(texts["why_set_part"], {{"{n}", std::to_string(left_out)}});
    if (const auto& trio = context.setup.trio) {
        for (const std::size_t card : *trio) content.cards.push_back({card, match_color, {}});
        content.caption = texts["set_found"];
    }
    content.draw = &draw_features;
    return content;
}

/// Two turns of the clock that are cards of the deck.
struct Turns {
    std::array<int, 2> turns{};
    int steps = 0; ///< from the first to the second
    Match match{};
};
/// Returns the most visible match of two cards that are a few hours from each other; nothing if they share
/// none.
std::optional<Turns> choose_turns(const document::Document& document, const deck::Clock& clock) {
    constexpr int min_steps = 5;
    const int hours = static_cast<int>(clock.cards.size());
    std::optional<Turns> best;
    for (int i = 0; i < hours - 1 && !best; ++i)
        for (int left = 0; left < hours; ++left) {
            const int steps = (min_steps - 1 + i) % (hours - 1) + 1, right = (left + steps) % hours;
            const int first = clock.cards[static_cast<std::size_t>(left)];
            const int second = clock.cards[static_cast<std::size_t>(right)];
            if (first < 0 || second < 0) continue;
            auto match =
                find_match(document, static_cast<std::size_t>(first), static_cast<std::size_t>(second));
            if (match && (!best || match->is_clearer_than(best->match)))
                best = Turns{{left, right}, steps, std::move(*match)};
        }
    return best;
}

Content explain_clock(const Context& context, const deck::Clock& clock) {
    const texts::Texts& texts = context.texts;
    const auto hours = clock.symbols.size();
    Content content{
        .text = texts::fill_in(texts["why_clock"], {{"{symbols}", std::to_string(hours)},
                                                    {"{corners}", std::to_string(clock.corners.size())},
                                                    {"{steps}", std::to_string(hours - 1)}})};
    const auto chosen = choose_turns(context.document, clock);
    if (!chosen) return content;
    content.draw = [clock, turns = chosen->turns](Page& page, const geom::Box& room) {
        draw_clock(page, room, clock, turns);
    };
    show(content, chosen->match);
    content.caption =
        texts::fill_in(texts["why_turn"], {{"{n}", std::to_string(chosen->steps)},
                                           {"{symbol}", choose_symbol_name(context, chosen->match)}});
    return content;
}

Content explain_plane(const Context& context, const diagram::Lines& lines) {
    Content content{
        .text = texts::fill_in(context.texts["why_lines"],
                               {{"{corners}", std::to_string(context.setup.deck->symbols_per_card)}})};
    for (std::size_t card = 0; card < lines.cards.size(); ++card)
        content.cards.push_back({card, choose_line_color(card, lines.cards.size()), {}});
    content.draw = [lines](Page& page, const geom::Box& room) { draw_plane(page, room, lines); };
    return content;
}

/// Explains a deck that has no clock by a square or a table of pairs.
Content explain_pairs(const Context& context) {
    const texts::Texts& texts = context.texts;
    const deck::Deck& deck = *context.setup.deck;
    Content content;
    const auto add_text = [&](std::string_view text, int number) {
        if (!content.text.empty()) content.text += " ";
        content.text +=
            texts::fill_in(text, {{"{n}", std::to_string(number)}, {"{order}", std::to_string(number)}});
    };
    if (deck.is_affine) add_text(texts["why_affine"], deck.order);
    const auto match = find_best_match(context);
    if (!match) return content;
    show(content, *match);
    content.caption = texts::fill_in(texts["why_both"], {{"{symbol}", choose_symbol_name(context, *match)}});
    if (const auto grid = diagram::make_grid(deck); grid && grid->order <= max_order) {
        content.draw = [grid, match](Page& page, const geom::Box& room) {
            draw_grid(page, room, *grid, *match);
        };
    } else if (context.document.card_count <= diagram::max_table) {
        add_text(texts["why_table"], 0);
        content.draw = [match](Page& page, const geom::Box& room) { draw_table(page, room, *match); };
    }
    return content;
}

/// The reasons for each structure of padded decks, in the order of deck::PaddedBase.
constexpr texts::Name base_reasons[] = {"why_own", "why_triples", "why_plane_part", "why_design"};
static_assert(std::size(base_reasons) == base::count_enum<deck::PaddedBase>());

/// Returns what the deck promises, and what it is made of.
std::string introduce(const Context& context) {
    const texts::Texts& texts = context.texts;
    const deck::Deck& deck = *context.setup.deck;
    const auto& symbols = context.document.picture_symbols;
    const bool has_forms = std::set(symbols.begin(), symbols.end()).size() < symbols.size();
    const int left_out = context.setup.left_out, fillers = deck.symbol_count - deck.matching;
    std::string text = has_forms ? std::string(texts["why_forms"]) + " " : std::string();
    text += context.fill_in_counts(texts["why_pairs"]);
    if (left_out > 0)
        text += " " + texts::fill_in(texts["why_left_out"], {{"{n}", std::to_string(left_out)}});
    if (has_forms)
        text += " " + std::string(context.setup.two_piles ? texts["why_split"] : texts["why_mixed"]);
    if (deck.base)
        text += " " + texts::fill_in(texts[base_reasons[static_cast<std::size_t>(*deck.base)]],
                                     {{"{order}", std::to_string(deck.order)}});
    if (fillers > 0) text += " " + texts::fill_in(texts["why_fillers"], {{"{n}", std::to_string(fillers)}});
    return text;
}

Content explain(const Context& context) {
    const deck::Deck& deck = *context.setup.deck;
    if (!deck.features.empty()) return explain_set(context);
    const auto clock = deck::find_clock(deck);
    const auto lines = diagram::draw_lines(deck);
    const bool has_clock = clock && static_cast<int>(clock->symbols.size()) <= diagram::max_hours;
    Content content = lines       ? explain_plane(context, *lines)
                      : has_clock ? explain_clock(context, *clock)
                                  : explain_pairs(context);
    content.text = introduce(context) + (content.text.empty() ? "" : " ") + content.text;
    return content;
}

void add_card(Page& page, const ShownCard& shown, const geom::Box& box) {
    const Context& context = page.context();
    const geom::Affine place =
        fit_into(box.grow(-frame_width / 2 * context.scale), context.document.card.box());
    page.add_card(shown.card, place, shown.marked);
    page.place_drawing("frame", {draw_card_frame(context, place, shown.frame)});
}

/// Adds two cards at the sides, and the caption between them.
void add_pair(Page& page, const geom::Box& box, const Content& content) {
    const Context& context = page.context();
    const geom::Size card = context.document.card.size();
    const double width = std::min(box.height() * card.width / card.height, 0.3 * box.width());
    add_card(page, content.cards[0], {box.left, box.top, box.left + width, box.bottom});
    add_card(page, content.cards[1], {box.right - width, box.top, box.right, box.bottom});
    geom::Box column = box;
    column.left += width + drawing_gap * context.scale;
    column.right -= width + drawing_gap * context.scale;
    const symbol::TextStyle style = context.bold(remark_size);
    const symbol::Symbol lines = context.set(content.caption, style, column.width());
    column.top += std::max(0.0, (box.height() - measure_ascent(lines) - measure_descent(lines)) / 2);
    page.add_centered(content.caption, style, column);
}

/// Adds cards in as many rows as make them large, and the caption below them.
void add_row(Page& page, geom::Box box, const Content& content) {
    const Context& context = page.context();
    const symbol::TextStyle style = context.bold(remark_size);
    const symbol::Symbol lines = context.set(content.caption, style, box.width());
    geom::Box column = box;
    box.bottom -=
        content.caption.empty() ? 0 : measure_ascent(lines) + measure_descent(lines) + 2 * context.scale;
    const double space = 3 * context.scale;
    const geom::Size card = context.document.card.size();
    const auto count = static_cast<int>(content.cards.size());
    const auto scale_in = [&](int rows) {
        const int columns = (count + rows - 1) / rows;
        return std::min((box.width() + space) / columns - space,
                        ((box.height() + space) / rows - space) * card.width / card.height);
    };
    int rows = 1;
    while (rows < count && scale_in(rows + 1) > scale_in(rows)) ++rows;
    const double width = scale_in(rows), height = width * card.height / card.width;
    const int columns = (count + rows - 1) / rows;
    double y = box.center().y - (rows * (height + space) - space) / 2;
    for (int row = 0; row < rows; ++row, y += height + space) {
        const int here = std::min(columns, count - row * columns);
        double x = box.center().x - (here * (width + space) - space) / 2;
        for (int i = 0; i < here; ++i, x += width + space)
            add_card(page, content.cards[static_cast<std::size_t>(row * columns + i)],
                     {x, y, x + width, y + height});
    }
    column.top = box.bottom + 2 * context.scale;
    page.add_centered(content.caption, style, column);
}

} // namespace

void add_poster(const Context& context) {
    const Content content = explain(context);
    Page page(context);
    geom::Box room = page.room();
    page.add_centered(context.document.title, context.gray(heading_size), room);
    page.add_centered(context.texts["why"], context.bold(title_size), room);
    room.top += 1.5 * context.scale;
    // On wide paper the text and the cards stand beside the drawing.
    geom::Box drawing = room, column = room;
    const double space = drawing_gap * context.scale;
    if (room.width() > room.height()) {
        drawing.right = room.left + std::min(room.height(), 0.6 * room.width());
        column.left = drawing.right + 2 * space;
        page.add_centered(content.text, context.make_style(text_size), column);
        column.top += space;
    } else {
        page.add_centered(content.text, context.make_style(text_size), column);
        drawing.top = column.top + space;
        const double share = content.cards.empty() ? 0 : content.cards.size() > 7 ? 0.24 : 0.19;
        column.top = content.draw ? room.bottom - share * context.document.paper.height : drawing.top;
        drawing.bottom = column.top - space;
    }
    if (content.draw) content.draw(page, drawing);
    if (content.cards.size() == 2 && column.width() > 3 * column.height())
        add_pair(page, column, content);
    else if (!content.cards.empty())
        add_row(page, column, content);
    page.finish("why");
}

} // namespace spotit::extras
