#include "job/set_deck/set_deck.hpp"

#include <set>

namespace spotit::job {

namespace {

/// The maximum loss of size for a single line on each card, horizontal or vertical on all of them.
constexpr double worth_uniformity = 0.9;

/// The outlines of drawings, each once, and the index of each drawing's outline.
struct Outlines {
    std::vector<geom::Region> regions;
    std::vector<std::size_t> of_drawing;
};
Outlines find_outlines(std::span<const symbol::Symbol> drawings) {
    Outlines outlines;
    for (const symbol::Symbol& drawing : drawings) {
        const auto found = std::ranges::find(outlines.regions, drawing.outline);
        outlines.of_drawing.push_back(static_cast<std::size_t>(found - outlines.regions.begin()));
        if (found == outlines.regions.end()) outlines.regions.push_back(drawing.outline);
    }
    return outlines;
}

enum class Style { Row, Column, Other };
Style style_of(const Rows& rows) {
    if (rows.size() == 1) return Style::Row;
    return std::ranges::count(rows, 1) == std::ssize(rows) ? Style::Column : Style::Other;
}

/// Copies of one outline on a card, and all their arrangements.
struct Copies {
    std::size_t outline;
    int count;
    std::vector<Arrangement> candidates;

    const Arrangement& largest() const {
        return *std::ranges::max_element(candidates, {}, &Arrangement::scale);
    }
};

std::vector<Copies> copies_of(const deck::Deck& deck, const std::vector<Cell>& cells, const Room& room) {
    std::set<int> counts;
    for (const deck::Card& symbols : deck.cards) counts.insert(static_cast<int>(symbols.size()));
    std::vector<Copies> all;
    for (std::size_t outline = 0; outline < cells.size(); ++outline)
        for (const int count : counts)
            all.push_back({outline, count, arrangements(cells[outline], count, room)});
    return all;
}

/// Returns the scale of all copies if all of them have rows of one style.
double uniform_scale(const std::vector<Copies>& all, Style style) {
    double scale = std::numeric_limits<double>::infinity();
    for (const Copies& copies : all) {
        if (copies.count == 1) continue;
        double own = 0;
        for (const Arrangement& one : copies.candidates)
            if (style_of(one.rows) == style) own = std::max(own, one.scale);
        scale = std::min(scale, own);
    }
    return scale;
}

struct CommonRows {
    double scale;
    Style style;
};
/// Returns rows for all copies: one line if it is worth it, otherwise rows like those of the copies with the
/// least room.
CommonRows common_rows(const std::vector<Copies>& all) {
    const auto max_scale = [](const Copies& each) { return each.largest().scale; };
    const Arrangement& tightest = std::ranges::min_element(all, {}, max_scale)->largest();
    const double column = uniform_scale(all, Style::Column), row = uniform_scale(all, Style::Row);
    const double line = std::max(column, row);
    if (line < worth_uniformity * tightest.scale) return {tightest.scale, style_of(tightest.rows)};
    return {std::min(line, tightest.scale), column >= row ? Style::Column : Style::Row};
}

/// Returns the rows at a common scale: those of the wanted style if they fit; otherwise a single line, which
/// looks calmer than several; otherwise those with the most room.
Arrangement choose(const Copies& copies, double scale, Style wanted) {
    const auto merit = [&](const Arrangement& one) {
        const Style style = style_of(one.rows);
        return std::tuple(one.scale >= scale, style == wanted, style != Style::Other, one.scale);
    };
    return std::ranges::max(copies.candidates, {}, merit);
}

/// Returns the placements of an outline and their measures.
layout::Layout lay_out(const geom::Region& outline, std::span<const geom::Point> middles, double scale,
                       const Room& room) {
    const layout::Silhouette silhouette(outline);
    const geom::Point middle = geom::bounds(outline).center();
    layout::Layout result;
    result.smallest = scale * silhouette.measure_size();
    result.coverage =
        static_cast<double>(middles.size()) * scale * scale * silhouette.area() / room.shape.area();
    for (const geom::Point at : middles)
        result.placements.push_back(
            {geom::Affine::translation(at - scale * middle) * geom::Affine::scaling(scale), result.smallest,
             0});
    return result;
}

} // namespace

std::vector<layout::Layout> lay_out_set(const deck::Deck& deck, std::span<const symbol::Symbol> drawings,
                                        const geom::Shape& card, const layout::Options& options) {
    const Outlines outlines = find_outlines(drawings);
    const Room room{card.inset(options.margin), options.gap};
    std::vector<Cell> cells;
    double scale = std::numeric_limits<double>::infinity(); // of all drawings of the deck
    for (const geom::Region& outline : outlines.regions) {
        cells.push_back(cell_around(outline));
        if (options.max_size)
            scale = std::min(scale, *options.max_size / layout::Silhouette(outline).measure_size());
    }
    const std::vector<Copies> all = copies_of(deck, cells, room);
    const auto [possible, style] = common_rows(all);
    scale = std::min(scale, possible);

    std::map<std::pair<std::size_t, int>, layout::Layout> layout_of; // by outline and count
    for (const Copies& copies : all) {
        const Cell& cell = cells[copies.outline];
        Arrangement arrangement = choose(copies, scale, style);
        shrink(arrangement, scale, cell, room);
        layout_of[{copies.outline, copies.count}] =
            lay_out(outlines.regions[copies.outline], places(cell, arrangement, room.gap), scale, room);
    }
    std::vector<layout::Layout> layouts;
    for (const deck::Card& symbols : deck.cards)
        layouts.push_back(layout_of.at({outlines.of_drawing.at(static_cast<std::size_t>(symbols.front())),
                                        static_cast<int>(symbols.size())}));
    return layouts;
}

} // namespace spotit::job
