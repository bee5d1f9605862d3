// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "background/pen.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace spotit::background {

Pen::Pen(const geom::Box& box, double angle)
    : box_(box)
    , drawn_{.place = geom::Affine::rotation(angle), .items = {}}
    , reach_(std::hypot(std::max(-box.left, box.right), std::max(-box.top, box.bottom))) {}

bool Pen::sees(geom::Point point, double radius) const {
    return box_.grown(radius).contains(drawn_.place(point));
}

void Pen::line(geom::Point from, geom::Point to) {
    path_.move_to(from);
    path_.line_to(to);
}

void Pen::polygon(std::span<const geom::Point> corners) {
    path_.add(geom::Polygon(corners.begin(), corners.end()));
}

void Pen::fill(const color::Color& color) {
    drawn_.items.push_back({symbol::Fill{std::exchange(path_, {}), color, {}}});
}

void Pen::stroke(const color::Color& color, double width, symbol::Stroke::Ends ends) {
    drawn_.items.push_back({symbol::Stroke{std::exchange(path_, {}), width, color, ends}});
}

} // namespace spotit::background
