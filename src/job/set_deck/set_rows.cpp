#include "job/set_deck/set_deck.hpp"

namespace spotit::job {
namespace {

/// Minimum share of a cell's shorter side, whatever gap the theme has: less looks crowded.
constexpr double min_gap_share = 0.2;

bool fits(const Cell& cell, const Arrangement& arrangement, const Room& room) {
    const std::vector<geom::Point> middles = list_places(cell, arrangement, room.gap);
    return std::ranges::all_of(middles, [&](geom::Point middle) {
        return std::ranges::all_of(cell.hull, [&](geom::Point point) {
            return room.rim.find_clearance(middle + arrangement.scale * point) >= 0;
        });
    });
}

/// Returns the largest scale for the arrangement's rows and shift.
double find_max_scale(const Cell& cell, Arrangement arrangement, const Room& room) {
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
        return find_max_scale(cell, arrangement, room);
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
    arrangement.scale = find_max_scale(cell, arrangement, room);
    return arrangement;
}

/// Returns how far a fitting arrangement can be moved in steps of `step` and still fits.
double find_max_shift(const Cell& cell, Arrangement arrangement, const Room& room, double step) {
    constexpr int halvings = 24;
    double fitting = arrangement.shift;
    for (int i = 0; i < halvings; ++i, step /= 2) {
        arrangement.shift = fitting + step;
        if (fits(cell, arrangement, room)) fitting = arrangement.shift;
    }
    return fitting;
}

} // namespace

Cell find_cell(const geom::Region& region) {
    const geom::Box box = geom::find_bounds(region);
    Cell cell{{box.width(), box.height()}, {}};
    for (const geom::Polygon& ring : region)
        for (const geom::Point point : ring) cell.hull.push_back(point - box.center());
    cell.hull = geom::find_convex_hull(std::move(cell.hull));
    return cell;
}

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

// The proportional shift fits, because the room is convex; both ends of the fitting range are found from
// there.
void shrink(Arrangement& arrangement, double scale, const Cell& cell, const Room& room) {
    if (arrangement.scale > 0) arrangement.shift *= scale / arrangement.scale;
    arrangement.scale = scale;
    if (is_symmetric(arrangement.rows) || !fits(cell, arrangement, room)) return;
    const double reach = room.shape.size().height;
    arrangement.shift =
        (find_max_shift(cell, arrangement, room, -reach) + find_max_shift(cell, arrangement, room, reach)) /
        2;
}

} // namespace spotit::job
