// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/geom.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::geom {

namespace {

double rectangle_clearance(const Shape& shape, Point p) {
    const double radius = shape.corner_radius;
    const Point beyond = {std::abs(p.x) - (shape.size.width / 2 - radius),
                          std::abs(p.y) - (shape.size.height / 2 - radius)};
    if (beyond.x > 0 && beyond.y > 0) return radius - length(beyond);
    return radius - std::max(beyond.x, beyond.y);
}

double hexagon_clearance(const Shape& shape, Point p) {
    const double x = std::abs(p.x), y = std::abs(p.y);
    return shape.size.height / 2 - std::max(y, std::numbers::sqrt3 / 2 * x + y / 2);
}

/// Adds points of an arc that begins at an angle and ends `sweep` further, both included.
void add_arc(Polygon& points, const Circle& circle, double begin, double sweep) {
    constexpr double step = std::numbers::pi / 60;
    const int count = std::max(1, static_cast<int>(std::ceil(sweep / step)));
    for (int i = 0; i <= count; ++i) {
        const double angle = begin + sweep * i / count;
        points.push_back(circle.center + circle.radius * Point{std::cos(angle), std::sin(angle)});
    }
}

} // namespace

double Shape::area() const {
    switch (kind) {
    case Kind::Circle:
        return std::numbers::pi / 4 * size.width * size.width;
    case Kind::Rectangle:
        return size.width * size.height - (4 - std::numbers::pi) * corner_radius * corner_radius;
    case Kind::Hexagon:
        return std::numbers::sqrt3 / 2 * size.height * size.height;
    }
    return 0;
}

double Shape::clearance(Point p) const {
    switch (kind) {
    case Kind::Circle:
        return size.width / 2 - length(p);
    case Kind::Rectangle:
        return rectangle_clearance(*this, p);
    case Kind::Hexagon:
        return hexagon_clearance(*this, p);
    }
    return 0;
}

Polygon Shape::corners() const {
    const double x = size.width / 2, y = size.height / 2;
    switch (kind) {
    case Kind::Circle:
        return {};
    case Kind::Rectangle:
        return {{-x, -y}, {x, -y}, {x, y}, {-x, y}};
    case Kind::Hexagon:
        return {{-x / 2, -y}, {x / 2, -y}, {x, 0}, {x / 2, y}, {-x / 2, y}, {-x, 0}};
    }
    return {};
}

Shape Shape::inset(double by) const {
    Shape inner = *this;
    // A hexagon's corners move further than its sides.
    const double across = kind == Kind::Hexagon ? 2 / std::numbers::sqrt3 : 1;
    inner.size = {size.width - 2 * by * across, size.height - 2 * by};
    if (kind == Kind::Rectangle) inner.corner_radius = std::max(0.0, corner_radius - by);
    return inner;
}

Polygon rim(const Shape& shape) {
    const double half_turn = std::numbers::pi;
    if (shape.kind == Shape::Kind::Circle) {
        Polygon points;
        add_arc(points, {{}, shape.size.width / 2}, 0, 2 * half_turn);
        points.pop_back();
        return points;
    }
    if (shape.corner_radius <= 0) return shape.corners();
    const double x = shape.size.width / 2 - shape.corner_radius,
                 y = shape.size.height / 2 - shape.corner_radius;
    Polygon points;
    double begin = -half_turn;
    for (const Point center : {Point{-x, -y}, Point{x, -y}, Point{x, y}, Point{-x, y}}) {
        add_arc(points, {center, shape.corner_radius}, begin, half_turn / 2);
        begin += half_turn / 2;
    }
    return points;
}

} // namespace spotit::geom
