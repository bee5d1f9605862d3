#include "job/set_deck/set_deck.hpp"

#include <spotit/geom/rim_distance.hpp>

#include <set>

namespace spotit::job {
namespace {

/// A drawing to be placed, about the middle of its box: the box's size and the convex hull. In its own units.
struct Cell {
    geom::Size size;
    std::vector<geom::Point> hull;
};

/// The area for cells, and the minimum distance between two of them, in millimeters.
struct Room {
    geom::Shape shape;
    double gap = 0;
    geom::RimDistance<double> rim{shape};
};

/// The number of cells in each row, from the top; rows are centered.
using Rows = std::vector<int>;
/// The rows of cells and their scale.
struct Arrangement {
    Rows rows;
    double scale = 0;
    double shift = 0; ///< of all rows, down
};

/// Minimum share of a cell's shorter side, whatever gap the theme has: less looks crowded.
constexpr double min_gap_share = 0.2;

Cell measure_cell(const geom::Region& region) {
    const geom::Box box = geom::measure_bounds(region);
    Cell cell{{box.width(), box.height()}, {}};
    for (const geom::Polygon& ring : region)
        for (const geom::Point point : ring) cell.hull.push_back(point - box.center());
    cell.hull = geom::compute_convex_hull(std::move(cell.hull));
    return cell;
}

/// Returns the centers of the cells, in millimeters, row by row.
std::vector<geom::Point> list_places(const Cell& cell, const Arrangement& arrangement, double gap) {
    const double share = min_gap_share * std::min(cell.size.width, cell.size.height);
    const double white = std::max(gap, arrangement.scale * share);
    const double column = arrangement.scale * cell.size.width + white;
    const double row = arrangement.scale * cell.size.height + white;
    std::vector<geom::Point> middles;
    const double last_row = static_cast<double>(arrangement.rows.size()) - 1;
    for (std::size_t r = 0; r < arrangement.rows.size(); ++r) {
        const double last_column = arrangement.rows[r] - 1;
        for (int c = 0; c < arrangement.rows[r]; ++c)
            middles.push_back({(c - last_column / 2) * column,
                               (static_cast<double>(r) - last_row / 2) * row + arrangement.shift});
    }
    return middles;
}

bool fits(const Cell& cell, const Arrangement& arrangement, const Room& room) {
    const std::vector<geom::Point> middles = list_places(cell, arrangement, room.gap);
    return std::ranges::all_of(middles, [&](geom::Point middle) {
        return std::ranges::all_of(cell.hull, [&](geom::Point point) {
            return room.rim.measure_clearance(middle + arrangement.scale * point) >= 0;
        });
    });
}

/// Returns the largest scale for the arrangement's rows and shift.
double compute_max_scale(const Cell& cell, Arrangement arrangement, const Room& room) {
    constexpr int halvings = 32;
    double low = 0;
    const auto [width, height] = room.shape.size();
    double high = std::max(width, height) / std::max(cell.size.width, cell.size.height);
    for (int i = 0; i < halvings; ++i) {
        arrangement.scale = (low + high) / 2;
        (fits(cell, arrangement, room) ? low : high) = arrangement.scale;
    }
    return low;
}

/// Returns true if the rows are vertically symmetric, and so centered on the card.
bool is_symmetric(const Rows& rows) {
    return std::ranges::equal(rows, Rows(rows.rbegin(), rows.rend()));
}

/// Moves asymmetric rows, such as one above two, to where they are largest. The scale is a concave function
/// of the shift, because the room is convex.
Arrangement enlarge(const Cell& cell, Arrangement arrangement, const Room& room) {
    const auto scale_at = [&](double shift) {
        arrangement.shift = shift;
        return compute_max_scale(cell, arrangement, room);
    };
    if (!is_symmetric(arrangement.rows)) {
        constexpr int steps = 24; // to 0.01 mm
        double low = room.shape.box().top, high = room.shape.box().bottom;
        for (int i = 0; i < steps; ++i) {
            const double first = low + (high - low) / 3, second = high - (high - low) / 3;
            const bool is_lower = scale_at(first) < scale_at(second);
            (is_lower ? low : high) = is_lower ? first : second;
        }
        arrangement.shift = (low + high) / 2;
    }
    arrangement.scale = compute_max_scale(cell, arrangement, room);
    return arrangement;
}

/// Returns how far a fitting arrangement can be moved in steps of `step` and still fits.
double compute_max_shift(const Cell& cell, Arrangement arrangement, const Room& room, double step) {
    constexpr int halvings = 24;
    double fitting = arrangement.shift;
    for (int i = 0; i < halvings; ++i, step /= 2) {
        arrangement.shift = fitting + step;
        if (fits(cell, arrangement, room)) fitting = arrangement.shift;
    }
    return fitting;
}

/// Returns all arrangements of `count` cells, each as large as fits in the room.
std::vector<Arrangement> list_arrangements(const Cell& cell, int count, const Room& room) {
    std::vector<Arrangement> result;
    // A bit for each cell but the first: whether it begins a row.
    for (int begins = (1 << (count - 1)) - 1; begins >= 0; --begins) {
        Rows rows{1};
        for (int bit = count - 2; bit >= 0; --bit)
            if ((begins >> bit & 1) != 0)
                rows.push_back(1);
            else
                ++rows.back();
        result.push_back(enlarge(cell, {.rows = std::move(rows)}, room));
    }
    return result;
}

/// Scales an arrangement down, and centers it in the room. The proportional shift fits, because the room is
/// convex; both ends of the fitting range are found from there.
void shrink(Arrangement& arrangement, double scale, const Cell& cell, const Room& room) {
    if (arrangement.scale > 0) arrangement.shift *= scale / arrangement.scale;
    arrangement.scale = scale;
    if (is_symmetric(arrangement.rows) || !fits(cell, arrangement, room)) return;
    const double reach = room.shape.size().height;
    arrangement.shift = (compute_max_shift(cell, arrangement, room, -reach) +
                         compute_max_shift(cell, arrangement, room, reach)) /
                        2;
}

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
double compute_uniform_scale(const std::vector<Copies>& all, Style style) {
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
std::pair<double, Style> choose_common_rows(const std::vector<Copies>& all) {
    const auto max_scale = [](const Copies& each) { return each.find_largest().scale; };
    const Arrangement& tightest = std::ranges::min_element(all, {}, max_scale)->find_largest();
    const double column = compute_uniform_scale(all, Style::Column),
                 row = compute_uniform_scale(all, Style::Row);
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
            {layout::make_placement(geom::measure_bounds(outline).center(), at, scale, 0), result.smallest,
             0});
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
        cells.push_back(measure_cell(drawing.outline));
        if (options.max_size)
            scale = std::min(scale, *options.max_size / layout::Silhouette(drawing.outline).measure_size());
    }
    std::set<int> counts;
    for (const deck::Card& symbols : deck.cards) counts.insert(static_cast<int>(symbols.size()));
    std::vector<Copies> all;
    for (std::size_t outline = 0; outline < cells.size(); ++outline)
        for (const int count : counts)
            all.push_back({outline, count, list_arrangements(cells[outline], count, room)});
    const auto [possible, style] = choose_common_rows(all);
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
