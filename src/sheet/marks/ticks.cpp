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
/// From a hexagon's middle to those of its sides.
constexpr std::array<geom::Point, 6> outwards{
    {{0, -1}, {slanted, -0.5}, {slanted, 0.5}, {0, 1}, {-slanted, 0.5}, {-slanted, -0.5}}};

/// What halves the way between two hexagons is a broken line: each side of the other keeps its own part of
/// the tick away from it.
double halfway_to_hexagon(const geom::Shape& card, const TickPlace& tick, geom::Point other) {
    constexpr double rounding = 1e-9;
    const double half = card.size.height / 2;
    double end = 0;
    for (const geom::Point side : outwards) {
        const double ahead = geom::dot(tick.trim - other, side) - half;
        // At a corner a tick leaves its own card by as much as the sides there are slanted.
        const double nearing = slanted - geom::dot(tick.way, side);
        if (nearing > rounding) end = std::max(end, ahead / nearing);
        if (nearing <= rounding && ahead >= -rounding) return endless; // also where both are as near
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
