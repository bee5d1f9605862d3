// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <span>
#include <vector>

/// Plane geometry in the reading direction of paper: x to the right, y down.
/// Lengths are millimeters unless a function says that any unit will do; angles are radians, clockwise.
namespace spotit::geom {

inline constexpr double millimeters_per_inch = 25.4;
inline constexpr double points_per_millimeter = 72.0 / 25.4;

struct Point {
    double x = 0, y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};
constexpr Point operator+(Point a, Point b) {
    return {a.x + b.x, a.y + b.y};
}
constexpr Point operator-(Point a, Point b) {
    return {a.x - b.x, a.y - b.y};
}
constexpr Point operator*(double k, Point p) {
    return {k * p.x, k * p.y};
}
constexpr double dot(Point a, Point b) {
    return a.x * b.x + a.y * b.y;
}
/// The z component of the cross product: positive when b lies clockwise of a (y points down).
constexpr double cross(Point a, Point b) {
    return a.x * b.y - a.y * b.x;
}
double length(Point p);
double distance(Point a, Point b);

struct Size {
    double width = 0, height = 0;
    friend bool operator==(const Size&, const Size&) = default;
};

/// An axis-parallel rectangle; empty until something is added to it.
struct Box {
    double left = 1e300, top = 1e300, right = -1e300, bottom = -1e300;

    bool empty() const { return right < left || bottom < top; }
    double width() const { return right - left; }
    double height() const { return bottom - top; }
    Point center() const { return {(left + right) / 2, (top + bottom) / 2}; }
    void add(Point p);
    /// The box grown by `by` on all four sides.
    Box grown(double by) const { return {left - by, top - by, right + by, bottom + by}; }
    bool contains(Point p) const { return p.x >= left && p.x <= right && p.y >= top && p.y <= bottom; }
    bool contains(const Box& other) const {
        return contains(Point{other.left, other.top}) && contains(Point{other.right, other.bottom});
    }
    bool intersects(const Box& other) const;
    /// Returns what two boxes have in common; empty if that is nothing.
    Box intersection(const Box& other) const;
    friend bool operator==(const Box&, const Box&) = default;
};

/// The map (x, y) -> (a x + c y + e, b x + d y + f): the order of Cairo, PDF and SVG.
struct Affine {
    double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;

    static Affine translation(Point by) { return {1, 0, 0, 1, by.x, by.y}; }
    static Affine scaling(double k) { return {k, 0, 0, k, 0, 0}; }
    static Affine rotation(double angle);
    Point operator()(Point p) const { return {a * p.x + c * p.y + e, b * p.x + d * p.y + f}; }
    friend bool operator==(const Affine&, const Affine&) = default;
};
/// (A * B)(p) == A(B(p)).
Affine operator*(const Affine& outer, const Affine& inner);

/// A closed ring of vertices, the last joined to the first; not repeated.
using Polygon = std::vector<Point>;
/// One or more simple rings without holes, none inside another.
using Region = std::vector<Polygon>;

/// Positive for rings that run clockwise on paper (y down).
double signed_area(const Polygon& ring);
double area(const Region& region);
Box bounds(const Region& region);
bool contains(const Polygon& ring, Point p);
double distance_to_segment(Point p, Point from, Point to);
/// Douglas-Peucker on a closed ring: no removed vertex lies further than `tolerance` from the result.
Polygon simplify(const Polygon& ring, double tolerance);

struct Circle {
    Point center;
    double radius = 0;
};
/// The smallest circle around all the points (Welzl 1991, doi:10.1007/BFb0038202). Needs at least one point.
Circle enclosing_circle(std::span<const Point> points);

/// The trim shape of a card, its center at the origin.
struct Shape {
    enum class Kind { Circle, Rectangle, Hexagon };
    Kind kind = Kind::Circle;
    /// The box around it. Circle: both the diameter. Hexagon: two sides are horizontal, height is across the
    /// flats.
    Size size{85, 85};
    /// Of rectangles only.
    double corner_radius = 0;

    static Shape circle(double diameter) { return {Kind::Circle, {diameter, diameter}, 0}; }
    double area() const;
    /// Distance to the rim, positive inside.
    double clearance(Point p) const;
    /// The corners before they are rounded, clockwise; none of a circle.
    Polygon corners() const;
    /// The same kind of shape with its rim `by` further in (negative: further out).
    Shape inset(double by) const;
    friend bool operator==(const Shape&, const Shape&) = default;
};
/// Returns the rim of the shape as a polygon, clockwise, with a corner at each three degrees of its arcs.
Polygon rim(const Shape& shape);

} // namespace spotit::geom
