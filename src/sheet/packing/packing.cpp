#include "sheet/packing/packing.hpp"

namespace spotit::sheet {

int count_at_pitch(double room, double pitch) {
    constexpr double rounding = 1e-9; // mm
    if (room < -rounding) return 0;
    return 1 + static_cast<int>(std::floor((room + rounding) / pitch));
}

bool can_be_shifted(const geom::Shape& card) {
    return !card.is_box();
}

// Two cards of a shape that looks the same upside down touch where a card of twice the size has its rim.
RowRoom::RowRoom(const geom::Shape& card, geom::Point way, geom::Size centers)
    : width(centers.width)
    , height(centers.height)
    , card_(card)
    , across_{-way.y, way.x} {
    pitch = 2 * card_.reach(way, 0);
    across = row_distance(0);
    max_shift = 2 * card_.reach(way, across / 4);
    constexpr double rounding = 1e-9; // circles are equally dense at both
    const auto area = [this](double at_pitch) { return at_pitch * row_distance(at_pitch / 2); };
    hex_pitch = area(2 * max_shift) < (1 - rounding) * area(pitch) ? 2 * max_shift : pitch;
}

namespace {

std::vector<geom::Point> pack_grid(const Packable& what) {
    const geom::Size card = what.card.size(), pitch = what.card.inset(-what.gap / 2).size();
    const int columns = count_at_pitch(what.room.width - card.width, pitch.width);
    const int rows = count_at_pitch(what.room.height - card.height, pitch.height);
    std::vector<geom::Point> centers;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            centers.push_back({column * pitch.width, row * pitch.height});
    return centers;
}

std::vector<geom::Point> row_centers(const RowPlan& plan) {
    std::vector<geom::Point> centers;
    double start = 0;
    for (int row = 0; row < plan.rows; ++row) {
        const bool full = !plan.is_short(row);
        // Full rows alternate between left and right. Those on both sides of a short row are aligned.
        if (row > 0 && full && !plan.is_short(row - 1)) start = plan.shift - start;
        const int near = plan.steps_at_shorts(row);
        const double y = (row - near) * plan.height + near * plan.height_at_short;
        const double from = full ? start : start + plan.pitch / 2;
        for (int i = 0; i < plan.in_full - (full ? 0 : 1); ++i) centers.push_back({from + i * plan.pitch, y});
    }
    return centers;
}

/// Packs in rows or in columns, whichever holds more.
std::vector<geom::Point> pack_rows(const Packable& what, RowPlan (*make)(const RowRoom&)) {
    const geom::Shape& card = what.card;
    const geom::Shape spaced = card.inset(-what.gap / 2);
    const double width = what.room.width - card.size().width, height = what.room.height - card.size().height;
    const RowPlan rows = make({spaced, {1, 0}, {width, height}});
    const RowPlan columns = make({spaced, {0, 1}, {height, width}});
    if (rows.count() >= columns.count()) return row_centers(rows);
    std::vector<geom::Point> centers = row_centers(columns);
    for (geom::Point& center : centers) std::swap(center.x, center.y);
    std::ranges::sort(centers, {}, [](geom::Point center) { return std::pair(center.y, center.x); });
    return centers;
}

} // namespace

std::vector<geom::Point> pack(Packing packing, const Packable& what) {
    if (packing == Packing::Grid) return pack_grid(what);
    return pack_rows(what, packing == Packing::Hex ? hex_rows : best_rows);
}

} // namespace spotit::sheet
