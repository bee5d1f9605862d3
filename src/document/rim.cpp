// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "document/rim.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace spotit::document {

namespace {

using Kind = geom::Shape::Kind;

/// Share of a circle for the text; the number is at the bottom.
constexpr double share_of_circle = 0.6;

/// Returns how far right a line at that height can extend and keep its distance from the cut.
double right_end(const geom::Shape& card, double bottom, double distance) {
    distance *= 0.999; // the middle itself may be exactly this far away
    double low = 0, high = card.size.width / 2;
    for (int i = 0; i < 40; ++i) {
        const double middle = (low + high) / 2;
        (card.clearance({middle, bottom}) >= distance ? low : high) = middle;
    }
    return low;
}

} // namespace

Band free_band(const Style& style, double margin) {
    const Band all{0, margin};
    if (!style.border || style.border->width <= 0 || style.border->inset >= margin) return all;
    const Band outside{0, style.border->inset}, inside{style.border->inset + style.border->width, margin};
    return inside.width() >= outside.width() ? inside : outside;
}

double Rim::text_room(double number_size) const {
    if (card.kind == Kind::Circle)
        return share_of_circle * 2 * std::numbers::pi * (card.size.width / 2 - band.middle());
    const double bottom = card.size.height / 2 - band.middle();
    const double half = right_end(card, bottom, band.middle());
    // Room for three digits and a space.
    return 2 * (card.kind == Kind::Rectangle ? half - 2.5 * number_size : half);
}

std::vector<geom::Affine> Rim::digit_places(std::span<const double> widths, double size) const {
    const double drop = half_capital * size, total = std::accumulate(widths.begin(), widths.end(), 0.0);
    const double radius =
        card.size.width / 2 - band.middle() + drop; // of the baseline at the bottom of a circle
    const double bottom = card.size.height / 2 - band.middle();
    const double base = card.kind == Kind::Hexagon ? drop - bottom : bottom + drop;
    double x = -total / 2;
    if (card.kind == Kind::Rectangle)
        x = right_end(card, base, std::max(band.middle() - drop, band.outer)) - total;
    std::vector<geom::Affine> places;
    for (const double width : widths) {
        x += width / 2;
        places.push_back(card.kind == Kind::Circle
                             ? geom::Affine::rotation(-x / radius) * geom::Affine::translation({0, radius})
                             : geom::Affine::translation({x, base}));
        x += width / 2;
    }
    return places;
}

geom::Box ground_box(const geom::Shape& card, double margin, Label label) {
    const double x = card.size.width / 2, y = card.size.height / 2, depth = std::max(margin, 1.0);
    if (card.kind == Kind::Rectangle && label == Label::Number) return {x - 3 * depth, y - depth, x, y};
    const bool above = card.kind != Kind::Rectangle && (card.kind == Kind::Circle) == (label == Label::Text);
    return above ? geom::Box{-x / 2, -y, x / 2, -y + depth} : geom::Box{-x / 2, y - depth, x / 2, y};
}

} // namespace spotit::document
