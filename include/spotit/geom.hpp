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
/// Returns the largest number up to `high` that holds, by bisection in so many steps; at least `low`.
template<class Number, class Holds>
Number bisect(Number low, Number high, const Holds& holds, int steps = 40) {
    for (int step = 0; step < steps; ++step)
        if (const Number middle = (low + high) / 2; holds(middle))
            low = middle;
        else
            high = middle;
    return low;
}

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
    /// Grows the box around another one, unless that is empty.
    void join(const Box& other);
    /// The box grown by `by` on all four sides.
    Box grow(double by) const { return {left - by, top - by, right + by, bottom + by}; }
    Box move(Point by) const { return {left + by.x, top + by.y, right + by.x, bottom + by.y}; }
    /// The corners, clockwise from the top left.
    std::array<Point, 4> list_corners() const {
        return {{{left, top}, {right, top}, {right, bottom}, {left, bottom}}};
    }
    /// The box around the images of its corners; empty for an empty box.
    template<class Map>
    Box map_by(Map&& map) const {
        Box result;
        if (!empty())
            for (const Point corner : list_corners()) result.add(map(corner));
        return result;
    }
    bool contains(Point p) const { return p.x >= left && p.x <= right && p.y >= top && p.y <= bottom; }
    bool contains(const Box& other) const {
        return contains(Point{other.left, other.top}) && contains(Point{other.right, other.bottom});
    }
    bool intersects(const Box& other) const;
    /// Returns what two boxes have in common; empty if that is nothing.
    Box intersect(const Box& other) const;
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
double measure_signed_area(const Polygon& ring);
double area(const Region& region);
Box measure_bounds(const Polygon& ring);
Box measure_bounds(const Region& region);
bool contains(const Polygon& ring, Point p);
/// Returns the region with all its points mapped.
Region transform(Region region, const Affine& place);
double measure_distance_to_segment(Point p, Point from, Point to);
/// Returns the corners of the convex hull, clockwise. Andrew's monotone chain (1979,
/// doi:10.1016/0020-0190(79)90072-3).
Polygon compute_convex_hull(Polygon points);
/// Douglas-Peucker on a closed ring: no removed vertex lies further than `tolerance` from the result.
Polygon simplify(const Polygon& ring, double tolerance);

struct Circle {
    Point center;
    double radius = 0;
    friend bool operator==(const Circle&, const Circle&) = default;
};
/// The smallest circle around all the points (Welzl 1991, doi:10.1007/BFb0038202). Needs at least one point.
Circle compute_enclosing_circle(std::span<const Point> points);

/// The trim shape of a card, its center at the origin: a circle, or a convex polygon with round corners.
struct Shape {
    Polygon corners{};    ///< before they are rounded, clockwise; none of a circle
    double radius = 42.5; ///< of the circle, or of the corners

    static Shape circle(double diameter) { return {{}, diameter / 2}; }
    static Shape rectangle(Size size, double corner_radius = 0) {
        return make_symmetric({{size.width / 2, -size.height / 2}}, corner_radius);
    }
    /// A polygon that both axes mirror, by its corners in the quarter at the top right, clockwise.
    static Shape make_symmetric(const Polygon& quarter, double corner_radius = 0);

    bool is_circle() const { return corners.empty(); }
    /// Returns true if its sides are those of the box around it.
    bool is_box() const;
    Box box() const;
    Size size() const;
    double measure_smaller_extent() const;
    double area() const;
    /// Returns the distance to the rim, positive inside: p lies on the rim of inset(clearance(p)). For many
    /// points, RimDistance is faster.
    double clearance(Point p) const;
    /// Returns true if it grows with round corners, even if they are sharp now: all but sharp corners of more
    /// than a right angle, which stay sharp.
    bool grows_round() const;
    /// Returns the shape with its rim `by` further in (negative: further out).
    Shape shrink(double by) const;
    Shape scale(double by) const;
    friend bool operator==(const Shape&, const Shape&) = default;
};

/// A side of a polygon and the corner at which it begins.
struct Side {
    Point outward;     ///< of length 1
    double offset = 0; ///< distance from the origin
    Point corner;
    Point miter; ///< how the corner moves when all sides move inwards by 1
};
/// Returns the sides, in the order of the corners; none of a circle.
std::vector<Side> list_sides(const Shape& shape);

/// A point of an outline, from which a line or an arc leads to the next one.
struct Vertex {
    Point point;
    double sweep = 0; ///< angle of the arc; 0: a line
    Point center{};   ///< of the arc
};
/// Returns the rim of the shape as lines and arcs of at most a quarter, with its center at a point.
std::vector<Vertex> outline(const Shape& shape, Point center = {});
/// Returns the rim of the shape as a polygon, clockwise, with a corner at each three degrees of its arcs.
Polygon trace_rim(const Shape& shape);
/// Returns the same, mapped.
Polygon trace_rim(const Shape& shape, const Affine& place);

} // namespace spotit::geom
