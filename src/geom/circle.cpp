#include <spotit/geom.hpp>

#include <spotit/random.hpp>

#include <cmath>

namespace spotit::geom {
namespace {

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

Circle find_enclosing_circle(std::span<const Point> points) {
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
