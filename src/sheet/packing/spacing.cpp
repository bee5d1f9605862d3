// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "sheet/packing/spacing.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::sheet {

namespace {

using std::numbers::sqrt3;

double circles_height(double distance, double shift) {
    return std::sqrt(std::max(0.0, distance * distance - shift * shift));
}

// Side by side vertically, or a corner between two others.
double hexagons_height(double distance, double shift) {
    return std::min(distance, 2 * distance - sqrt3 * shift);
}

// Rotated by a quarter turn: side by side in a row, corners between those of the next rows.
double rotated_hexagons_height(double distance, double shift) {
    return (2 * distance - shift) / sqrt3;
}

constexpr Spacing circles{1, 1, sqrt3 / 2, 1, circles_height};
constexpr Spacing hexagons{2 / sqrt3, 1, sqrt3 / 2, sqrt3, hexagons_height};
constexpr Spacing turned_hexagons{1, 2 / sqrt3, 1, 1, rotated_hexagons_height};

} // namespace

bool can_be_shifted(const geom::Shape& card) {
    return card.kind != geom::Shape::Kind::Rectangle;
}

Spacing spacing_in_rows(const geom::Shape& card) {
    return card.kind == geom::Shape::Kind::Hexagon ? hexagons : circles;
}

Spacing spacing_in_columns(const geom::Shape& card) {
    return card.kind == geom::Shape::Kind::Hexagon ? turned_hexagons : circles;
}

double distance_along(const geom::Shape& card, geom::Point way) {
    if (card.kind == geom::Shape::Kind::Circle) return geom::length(way);
    return card.size.height / 2 - card.clearance(way);
}

} // namespace spotit::sheet
