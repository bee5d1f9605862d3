// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "sheet/marks/ticks.hpp"

#include <algorithm>
#include <array>
#include <numbers>

namespace spotit::sheet {

namespace {

constexpr double endless = 1e300;

constexpr double slanted = std::numbers::sqrt3 / 2;
/// From a hexagon's center to the middle of each side.
constexpr std::array<geom::Point, 6> outwards{
    {{0, -1}, {slanted, -0.5}, {slanted, 0.5}, {0, 1}, {-slanted, 0.5}, {-slanted, -0.5}}};

/// The points halfway between two hexagons form a broken line: each side of the other one limits its own part
/// of the tick.
double halfway_to_hexagon(const geom::Shape& card, const TickPlace& tick, geom::Point other) {
    constexpr double rounding = 1e-9;
    const double half = card.size.height / 2;
    double end = 0;
    for (const geom::Point side : outwards) {
        const double ahead = geom::dot(tick.trim - other, side) - half;
        // At a corner, a tick moves away from its own card by the slant of the sides.
        const double nearing = slanted - geom::dot(tick.way, side);
        if (nearing > rounding) end = std::max(end, ahead / nearing);
        if (nearing <= rounding && ahead >= -rounding) return endless; // also if both are equally near
    }
    return end;
}

} // namespace

std::vector<TickPlace> tick_places(const geom::Shape& card) {
    std::vector<TickPlace> places;
    if (card.kind == geom::Shape::Kind::Hexagon) {
        for (const geom::Point corner : card.corners())
            places.push_back({corner, 1 / geom::length(corner) * corner});
        return places;
    }
    const double x = card.size.width / 2, y = card.size.height / 2;
    return {{{0, -y}, {0, -1}}, {{x, 0}, {1, 0}}, {{0, y}, {0, 1}}, {{-x, 0}, {-1, 0}}};
}

double find_halfway(const geom::Shape& card, const TickPlace& tick, geom::Point other) {
    if (card.kind == geom::Shape::Kind::Hexagon) return halfway_to_hexagon(card, tick, other);
    const double ahead = geom::dot(other, tick.way);
    return ahead > 0 ? geom::dot(other, other) / (2 * ahead) - geom::length(tick.trim) : endless;
}

} // namespace spotit::sheet
