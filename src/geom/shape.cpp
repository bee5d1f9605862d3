#include <spotit/geom.hpp>

#include <spotit/geom/rim_distance.hpp>
#include <spotit/random.hpp>

#include <cmath>
#include <numbers>

namespace spotit::geom {
namespace {

using std::numbers::pi;

/// Returns the direction (of length 1) of the normal at the left of a line.
Point compute_normal(Point from, Point to) {
    const double span = distance(from, to);
    return {(to.y - from.y) / span, (from.x - to.x) / span};
}

/// Returns how far a corner's arc reaches along each of its sides, in radii.
double measure_arc_reach(const Side& side) {
    return std::sqrt(std::max(0.0, dot(side.miter, side.miter) - 1));
}

bool holds(const Circle& circle, Point p) {
    return distance(circle.center, p) <= circle.radius * (1 + 1e-9) + 1e-12;
}

Circle make_circle_through(Point a, Point b) {
    return {0.5 * (a + b), distance(a, b) / 2};
}

Circle make_circle_through(Point a, Point b, Point c) {
    const Point ab = b - a, ac = c - a;
    const double twice = 2 * cross(ab, ac);
    if (std::abs(twice) < 1e-12 * (dot(ab, ab) + dot(ac, ac))) { // collinear: the two outer ones decide
        Circle largest = make_circle_through(a, b);
        for (const Circle other : {make_circle_through(a, c), make_circle_through(b, c)})
            if (other.radius > largest.radius) largest = other;
        return largest;
    }
    const Point center = {(ac.y * dot(ab, ab) - ab.y * dot(ac, ac)) / twice,
                          (ab.x * dot(ac, ac) - ac.x * dot(ab, ab)) / twice};
    return {a + center, length(center)};
}

} // namespace

Shape Shape::make_symmetric(const Polygon& quarter, double corner_radius) {
    Polygon ring = quarter;
    for (std::size_t i = ring.size(); i-- > 0;)
        if (ring[i].y != 0) ring.push_back({ring[i].x, -ring[i].y});
    for (std::size_t i = ring.size(); i-- > 0;)
        if (ring[i].x != 0) ring.push_back({-ring[i].x, ring[i].y});
    std::rotate(ring.begin(), ring.end() - 1, ring.end());
    return {ring, corner_radius};
}

bool Shape::is_box() const {
    const Box box = measure_bounds(corners);
    return corners.size() == 4 && std::ranges::all_of(corners, [&](Point corner) {
               return (corner.x == box.left || corner.x == box.right) &&
                      (corner.y == box.top || corner.y == box.bottom);
           });
}

Box Shape::box() const {
    if (is_circle()) return {-radius, -radius, radius, radius};
    if (radius <= 0 || is_box()) return measure_bounds(corners);
    Box box;
    for (const Side& side : list_sides(*this))
        for (const Point way : {Point{1, 0}, Point{0, 1}, Point{-1, 0}, Point{0, -1}})
            if (const double end = dot(side.corner, way); end > 0)
                box.add((end + radius * (1 + dot(side.miter, way))) * way);
    return box;
}

Size Shape::size() const {
    const Box around = box();
    return {around.width(), around.height()};
}

double Shape::measure_smaller_extent() const {
    const auto [width, height] = size();
    return std::min(width, height);
}

double Shape::area() const {
    double reaches = 0;
    for (const Side& side : list_sides(*this)) reaches += measure_arc_reach(side);
    const double cut_off = radius * radius * (reaches - pi);
    return is_circle() ? -cut_off : measure_signed_area(corners) - cut_off;
}

double Shape::clearance(Point p) const {
    return RimDistance<double>(*this).measure_clearance(p);
}

bool Shape::grows_round() const {
    constexpr double right_angle = 1 - 1e-9; // reached by the arc of a right angle
    return radius > 0 || std::ranges::any_of(list_sides(*this), [](const Side& side) {
               return measure_arc_reach(side) >= right_angle;
           });
}

Shape Shape::shrink(double by) const {
    const double inner_radius = clearance({}) - by;
    if (is_circle() || inner_radius <= 0) return {{}, inner_radius}; // beyond the middle nothing is left
    Shape inner{{}, grows_round() ? std::max(0.0, radius - by) : 0};
    for (const Side& side : list_sides(*this)) inner.corners.push_back(side.corner + by * side.miter);
    return inner;
}

Shape Shape::scale(double by) const {
    Shape result{corners, by * radius};
    for (Point& corner : result.corners) corner = by * corner;
    return result;
}

std::vector<Side> list_sides(const Shape& shape) {
    const Polygon& ring = shape.corners;
    const double direction = measure_signed_area(ring) < 0 ? -1 : 1; // mirrored shapes run counterclockwise
    std::vector<Side> result;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point outward = direction * compute_normal(ring[i], ring[(i + 1) % ring.size()]);
        result.push_back({outward, dot(outward, ring[i]), ring[i], {}});
    }
    for (std::size_t i = 0; i < result.size(); ++i) {
        const Point before = result[(i + ring.size() - 1) % ring.size()].outward, after = result[i].outward;
        const double by = -1 - dot(before, after);
        result[i].miter = {(before.x + after.x) / by, (before.y + after.y) / by};
    }
    return result;
}

Circle compute_enclosing_circle(std::span<const Point> points) {
    std::vector<Point> order(points.begin(), points.end());
    random::Generator random(7); // linear time is expected only for a random order
    random.shuffle(std::span(order));
    Circle circle{order[0], 0};
    for (std::size_t i = 1; i < order.size(); ++i) {
        if (holds(circle, order[i])) continue;
        circle = {order[i], 0};
        for (std::size_t j = 0; j < i; ++j) {
            if (holds(circle, order[j])) continue;
            circle = make_circle_through(order[i], order[j]);
            for (std::size_t k = 0; k < j; ++k)
                if (!holds(circle, order[k])) circle = make_circle_through(order[i], order[j], order[k]);
        }
    }
    return circle;
}

} // namespace spotit::geom
