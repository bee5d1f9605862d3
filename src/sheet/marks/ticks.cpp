// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "sheet/marks/page_marks.hpp"

#include <algorithm>

namespace spotit::sheet {

namespace {

constexpr double endless = 1e300;

/// Between the corners of other polygons, scissors cut straight.
bool has_ticks_at_corners(const geom::Shape& card) {
    return !card.is_circle() && !card.is_box();
}

/// The points halfway between two polygons form a broken line: each side of the other one limits its own part
/// of the tick.
double halfway_to_polygon(const geom::Shape& card, const TickPlace& tick, geom::Point other) {
    constexpr double rounding = 1e-9;
    const double away = -card.clearance(tick.trim + tick.way); // from its own card, by each millimeter
    double end = 0;
    for (const geom::Side& side : geom::sides(card)) {
        const double ahead = geom::dot(tick.trim - other, side.outward) - side.offset;
        const double nearing = away - geom::dot(tick.way, side.outward);
        if (nearing > rounding) end = std::max(end, ahead / nearing);
        if (nearing <= rounding && ahead >= -rounding) return endless; // also if both are equally near
    }
    return end;
}

} // namespace

std::vector<TickPlace> tick_places(const geom::Shape& card) {
    std::vector<TickPlace> places;
    if (has_ticks_at_corners(card)) {
        for (const geom::Side& side : geom::sides(card)) {
            const geom::Point way = 1 / geom::length(side.corner) * side.corner;
            places.push_back({side.corner + card.radius * (side.miter + way), way});
        }
        return places;
    }
    const auto [left, top, right, bottom] = card.box();
    return {{{0, top}, {0, -1}}, {{right, 0}, {1, 0}}, {{0, bottom}, {0, 1}}, {{left, 0}, {-1, 0}}};
}

double find_halfway(const geom::Shape& card, const TickPlace& tick, geom::Point other) {
    if (has_ticks_at_corners(card)) return halfway_to_polygon(card, tick, other);
    const double ahead = geom::dot(other, tick.way);
    return ahead > 0 ? geom::dot(other, other) / (2 * ahead) - geom::length(tick.trim) : endless;
}

} // namespace spotit::sheet
