#include "sheet/marks/page_marks.hpp"

#include <spotit/geom/rim_distance.hpp>

namespace spotit::sheet {

bool can_be_shifted(const geom::Shape& card) {
    return !card.is_box();
}

namespace {

/// Returns how many cards fit into `room` (the space left beside the first one) at this pitch. Lengths that
/// are written as exact sums must not fail for a rounding error.
int count_at_pitch(double room, double pitch) {
    constexpr double rounding = 1e-9; // mm
    if (room < -rounding) return 0;
    return 1 + static_cast<int>(std::floor((room + rounding) / pitch));
}

/// The room for rows, and the minimum distances of the cards in them. Round corners do not bring these
/// closer.
class RowRoom {
public:
    /// `card` is the shape that each card needs for itself, with half of the gap around it; `way` is the
    /// direction of the rows, of length 1. Columns are rows of the sheet rotated by a quarter turn.
    RowRoom(const geom::Shape& card, geom::Point way, geom::Size centers)
        : width(centers.width)
        , height(centers.height)
        , card_(card)
        , across_{-way.y, way.x} {
        // Two cards of a shape that looks the same upside down touch where a card of twice the size has its
        // rim.
        pitch = 2 * card_.compute_reach(way, 0);
        across = measure_row_distance(0);
        max_shift = 2 * card_.compute_reach(way, across / 4);
        constexpr double rounding = 1e-9; // circles are equally dense at both
        const auto area = [this](double at_pitch) { return at_pitch * measure_row_distance(at_pitch / 2); };
        hex_pitch = area(2 * max_shift) < (1 - rounding) * area(pitch) ? 2 * max_shift : pitch;
    }

    double width, height; ///< of the room for centers
    double pitch;         ///< minimum distance of two centers in a row
    double across;        ///< minimum distance of two rows with their cards at the same places
    /// The useful maximum shift of a row against the next. Rows come closer with it, up to half of `across`,
    /// which the second next row requires.
    double max_shift;
    double hex_pitch; ///< in a row of the densest packing, in which every second row is shifted by half of it
    /// Returns the minimum distance of two rows. It is concave: an intermediate distribution of gaps is never
    /// the best.
    double measure_row_distance(double shift) const { return 2 * card_.compute_reach(across_, shift / 2); }

private:
    geom::RimDistance<double> card_;
    geom::Point across_; ///< the direction from one row to the next
};

/// Full rows that alternate between left and right, and among the first of them short rows with a card less,
/// which lie in the gaps of the full ones and closer to them.
struct RowPlan {
    int rows = 0;               ///< of both kinds
    int in_full = 0;            ///< cards in a full row
    int shorts = 0;             ///< short rows: the second, the fourth ...
    double pitch = 0;           ///< between the centers in a row
    double shift = 0;           ///< of a full row against the next full row
    double height = 0;          ///< between the center lines of two full rows
    double height_at_short = 0; ///< between those of a full row and a short one

    int count() const { return rows * in_full - shorts; }
    bool is_short(int row) const { return row % 2 == 1 && row / 2 < shorts; }
    /// Returns the number of steps between rows, down to this one, that lead to a short row or away from it.
    int count_steps_at_shorts(int row) const { return row < 2 * shorts ? row : 2 * shorts; }
};

constexpr double row_rounding = 1e-9; // mm

/// Returns the distance of two rows where one is shifted, as far as the row after the next allows.
double compute_height(const RowRoom& room, double shift) {
    return std::max(room.measure_row_distance(std::min(shift, room.max_shift)), room.across / 2);
}

RowPlan stack_full(RowPlan plan, const RowRoom& room) {
    plan.height = compute_height(room, plan.shift);
    plan.rows = count_at_pitch(room.height, plan.height);
    return plan;
}

RowPlan stack_alternating(RowPlan plan, const RowRoom& room) {
    plan.height_at_short = compute_height(room, plan.pitch / 2);
    plan.rows = count_at_pitch(room.height, plan.height_at_short);
    plan.shorts = plan.rows / 2;
    return plan;
}

/// The shift is the free room of a row; if that is more than half a pitch, the row is stretched to exactly
/// half.
RowPlan plan_even_rows(int n, const RowRoom& room) {
    RowPlan plan{.in_full = n, .pitch = room.pitch};
    plan.shift = room.width - (n - 1) * plan.pitch;
    if (n > 1 && plan.shift > plan.pitch / 2) {
        plan.pitch = std::min(room.width / (n - 0.5), 2 * room.max_shift);
        plan.shift = plan.pitch / 2;
    }
    plan.shift = std::clamp(plan.shift, 0.0, room.max_shift);
    return stack_full(plan, room);
}

/// Every second row is a short one.
RowPlan plan_alternating_rows(int n, const RowRoom& room) {
    RowPlan plan{.in_full = n};
    plan.pitch = std::clamp(room.width / (n - 1), room.pitch, 2 * room.max_shift);
    return stack_alternating(plan, room);
}

/// Makes as few rows short as necessary to fit; none if that is impossible.
RowPlan shorten_rows(RowPlan plan, const RowRoom& room) {
    const double saved = plan.height - plan.height_at_short; // by each step to a short row or from it
    const double missing = (plan.rows - 1) * plan.height - room.height - row_rounding;
    if (missing <= 0) return plan;
    if (missing > (plan.rows - 1) * saved) return {};
    const int steps = std::min(static_cast<int>(std::ceil(missing / saved)), plan.rows - 1);
    plan.shorts = (steps + 1) / 2;
    return plan;
}

/// Wider rows bring short ones closer and leave less shift for full ones. As heights are concave, the best
/// pitch is an end of the range, or where the shift reaches its useful maximum.
std::array<double, 3> list_pitches_to_try(int n, const RowRoom& room) {
    const double max_pitch = 2 * room.max_shift, pitch = room.pitch;
    const bool has_half = room.width - (n - 1) * pitch > pitch / 2; // room for a shift of half a pitch
    const double from = has_half ? std::min(room.width / (n - 0.5), max_pitch) : pitch;
    const double to = std::max(from, std::min(room.width / (n - 1), max_pitch));
    return {from, to, std::clamp((room.width - room.max_shift) / (n - 1), from, to)};
}

RowPlan plan_mixed_rows(int n, const RowRoom& room) {
    RowPlan best;
    for (const double pitch : list_pitches_to_try(n, room)) {
        RowPlan plan{.in_full = n, .pitch = pitch};
        plan.shift = std::clamp(room.width - (n - 1) * pitch, 0.0, std::min(pitch / 2, room.max_shift));
        plan.height = compute_height(room, plan.shift);
        plan.height_at_short = compute_height(room, pitch / 2);
        const int max_rows = count_at_pitch(room.height, std::min(plan.height, plan.height_at_short));
        for (plan.rows = 1; plan.rows <= max_rows; ++plan.rows)
            if (const RowPlan mixed = shorten_rows(plan, room); mixed.count() > best.count()) best = mixed;
    }
    return best;
}

/// Returns the rows that hold most cards, with at most two different heights. All are full if that is enough.
RowPlan plan_best_rows(const RowRoom& room) {
    RowPlan best;
    const auto take = [&best](const RowPlan& plan) {
        if (plan.count() > best.count()) best = plan;
    };
    const int max_cards = count_at_pitch(room.width, room.pitch);
    for (int n = max_cards; n > 0; --n) {
        take(plan_even_rows(n, room));
        if (n > 1) take(plan_alternating_rows(n, room));
    }
    for (int n = max_cards; n > 1; --n)
        take(plan_mixed_rows(n, room)); // less regular: only if they hold more
    return best;
}

/// Returns the rows of the densest packing of the plane, each shifted by half a pitch; one column if the
/// second row has no room.
RowPlan plan_hex_rows(const RowRoom& room) {
    RowPlan plan{.pitch = room.hex_pitch};
    plan.shift = plan.pitch / 2;
    plan.in_full = count_at_pitch(room.width, plan.pitch);
    const int in_second = count_at_pitch(room.width - plan.shift, plan.pitch);
    if (in_second == 0) plan.shift = 0;
    return in_second > 0 && in_second < plan.in_full ? stack_alternating(plan, room) : stack_full(plan, room);
}

std::vector<geom::Point> pack_grid(const Packable& packable) {
    const geom::Size card = packable.card.size(), pitch = packable.card.shrink(-packable.gap / 2).size();
    const int columns = count_at_pitch(packable.room.width - card.width, pitch.width);
    const int rows = count_at_pitch(packable.room.height - card.height, pitch.height);
    std::vector<geom::Point> centers;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            centers.push_back({column * pitch.width, row * pitch.height});
    return centers;
}

std::vector<geom::Point> list_row_centers(const RowPlan& plan) {
    std::vector<geom::Point> centers;
    double start = 0;
    for (int row = 0; row < plan.rows; ++row) {
        const bool full = !plan.is_short(row);
        // Full rows alternate between left and right. Those on both sides of a short row are aligned.
        if (row > 0 && full && !plan.is_short(row - 1)) start = plan.shift - start;
        const int near = plan.count_steps_at_shorts(row);
        const double y = (row - near) * plan.height + near * plan.height_at_short;
        const double from = full ? start : start + plan.pitch / 2;
        for (int i = 0; i < plan.in_full - (full ? 0 : 1); ++i) centers.push_back({from + i * plan.pitch, y});
    }
    return centers;
}

/// Packs in rows or in columns, whichever holds more.
std::vector<geom::Point> pack_rows(const Packable& packable, RowPlan (*make)(const RowRoom&)) {
    const geom::Shape& card = packable.card;
    const geom::Shape spaced = card.shrink(-packable.gap / 2);
    const double width = packable.room.width - card.size().width,
                 height = packable.room.height - card.size().height;
    const RowPlan rows = make({spaced, {1, 0}, {width, height}});
    const RowPlan columns = make({spaced, {0, 1}, {height, width}});
    if (rows.count() >= columns.count()) return list_row_centers(rows);
    std::vector<geom::Point> centers = list_row_centers(columns);
    for (geom::Point& center : centers) std::swap(center.x, center.y);
    std::ranges::sort(centers, {}, [](geom::Point center) { return std::pair(center.y, center.x); });
    return centers;
}

} // namespace

std::vector<geom::Point> pack(Packing packing, const Packable& packable) {
    if (packing == Packing::Grid) return pack_grid(packable);
    return pack_rows(packable, packing == Packing::Hex ? plan_hex_rows : plan_best_rows);
}

} // namespace spotit::sheet
