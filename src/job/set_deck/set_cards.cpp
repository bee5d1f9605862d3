#include "job/set_deck/set_deck.hpp"

#include <set>

namespace spotit::job {
namespace {

/// The maximum loss of size for a single line on each card, horizontal or vertical on all of them.
constexpr double worth_uniformity = 0.9;

enum class Style { Row, Column, Other };
Style choose_style(const Rows& rows) {
    if (rows.size() == 1) return Style::Row;
    return std::ranges::count(rows, 1) == std::ssize(rows) ? Style::Column : Style::Other;
}

/// Copies of one outline on a card, and all their arrangements.
struct Copies {
    std::size_t outline;
    int count;
    std::vector<Arrangement> candidates;

    const Arrangement& find_largest() const {
        return *std::ranges::max_element(candidates, {}, &Arrangement::scale);
    }
};

/// Returns the scale of all copies if all of them have rows of one style.
double find_uniform_scale(const std::vector<Copies>& all, Style style) {
    double scale = std::numeric_limits<double>::infinity();
    for (const Copies& copies : all) {
        if (copies.count == 1) continue;
        double own = 0;
        for (const Arrangement& each : copies.candidates)
            if (choose_style(each.rows) == style) own = std::max(own, each.scale);
        scale = std::min(scale, own);
    }
    return scale;
}

/// Returns the scale and the style of rows for all copies: one line if it is worth it, otherwise rows like
/// those of the copies with the least room.
std::pair<double, Style> find_common_rows(const std::vector<Copies>& all) {
    const auto max_scale = [](const Copies& each) { return each.find_largest().scale; };
    const Arrangement& tightest = std::ranges::min_element(all, {}, max_scale)->find_largest();
    const double column = find_uniform_scale(all, Style::Column), row = find_uniform_scale(all, Style::Row);
    const double line = std::max(column, row);
    if (line < worth_uniformity * tightest.scale) return {tightest.scale, choose_style(tightest.rows)};
    return {std::min(line, tightest.scale), column >= row ? Style::Column : Style::Row};
}

/// Returns the rows at a common scale: those of the wanted style if they fit; otherwise a single line, which
/// looks calmer than several; otherwise those with the most room.
Arrangement choose(const Copies& copies, double scale, Style wanted) {
    const auto merit = [&](const Arrangement& each) {
        const Style style = choose_style(each.rows);
        return std::tuple(each.scale >= scale, style == wanted, style != Style::Other, each.scale);
    };
    return std::ranges::max(copies.candidates, {}, merit);
}

/// Returns the placements of an outline and their measures.
layout::Layout lay_out(const geom::Region& outline, std::span<const geom::Point> middles, double scale,
                       const Room& room) {
    layout::Layout result;
    result.smallest = scale * layout::Silhouette(outline).measure_size();
    result.coverage =
        static_cast<double>(middles.size()) * scale * scale * geom::area(outline) / room.shape.area();
    for (const geom::Point at : middles)
        result.placements.push_back(
            {layout::make_placement(geom::find_bounds(outline).center(), at, scale, 0), result.smallest, 0});
    return result;
}

} // namespace

std::vector<layout::Layout> lay_out_set(const deck::Deck& deck, std::span<const symbol::Symbol> drawings,
                                        const geom::Shape& card, const layout::Options& options) {
    const Room room{card.shrink(options.margin), options.gap};
    std::vector<geom::Region> outlines; // each once
    std::vector<Cell> cells;
    double scale = std::numeric_limits<double>::infinity(); // of all drawings of the deck
    for (const symbol::Symbol& drawing : drawings) {
        if (std::ranges::find(outlines, drawing.outline) != outlines.end()) continue;
        outlines.push_back(drawing.outline);
        cells.push_back(find_cell(drawing.outline));
        if (options.max_size)
            scale = std::min(scale, *options.max_size / layout::Silhouette(drawing.outline).measure_size());
    }
    std::set<int> counts;
    for (const deck::Card& symbols : deck.cards) counts.insert(static_cast<int>(symbols.size()));
    std::vector<Copies> all;
    for (std::size_t outline = 0; outline < cells.size(); ++outline)
        for (const int count : counts)
            all.push_back({outline, count, list_arrangements(cells[outline], count, room)});
    const auto [possible, style] = find_common_rows(all);
    scale = std::min(scale, possible);

    std::vector<layout::Layout> layouts(deck.cards.size());
    for (const Copies& copies : all) {
        const Cell& cell = cells[copies.outline];
        Arrangement arrangement = choose(copies, scale, style);
        shrink(arrangement, scale, cell, room);
        const geom::Region& outline = outlines[copies.outline];
        const layout::Layout layout = lay_out(outline, list_places(cell, arrangement, room.gap), scale, room);
        for (std::size_t i = 0; i < layouts.size(); ++i)
            if (std::ssize(deck.cards[i]) == copies.count &&
                drawings[static_cast<std::size_t>(deck.cards[i].front())].outline == outline)
                layouts[i] = layout;
    }
    return layouts;
}

} // namespace spotit::job
