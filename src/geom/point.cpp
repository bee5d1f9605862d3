#include <spotit/geom.hpp>

#include <algorithm>
#include <cmath>

namespace spotit::geom {

double length(Point p) {
    return std::sqrt(dot(p, p));
}

double distance(Point a, Point b) {
    return length(a - b);
}

void Box::add(Point p) {
    left = std::min(left, p.x);
    right = std::max(right, p.x);
    top = std::min(top, p.y);
    bottom = std::max(bottom, p.y);
}

void Box::join(const Box& other) {
    if (other.empty()) return;
    add({other.left, other.top});
    add({other.right, other.bottom});
}

bool Box::intersects(const Box& other) const {
    return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
}

Box Box::intersection(const Box& other) const {
    return {std::max(left, other.left), std::max(top, other.top), std::min(right, other.right),
            std::min(bottom, other.bottom)};
}

double distance_to_segment(Point p, Point from, Point to) {
    const Point along = to - from;
    const double squared = dot(along, along);
    const double t = squared > 0 ? std::clamp(dot(p - from, along) / squared, 0.0, 1.0) : 0.0;
    return distance(p, from + t * along);
}

Affine Affine::rotation(double angle) {
    const double c = std::cos(angle), s = std::sin(angle);
    return {c, s, -s, c, 0, 0};
}

Affine operator*(const Affine& outer, const Affine& inner) {
    const Point x = {outer.a * inner.a + outer.c * inner.b, outer.b * inner.a + outer.d * inner.b};
    const Point y = {outer.a * inner.c + outer.c * inner.d, outer.b * inner.c + outer.d * inner.d};
    const Point origin = outer({inner.e, inner.f});
    return {x.x, x.y, y.x, y.y, origin.x, origin.y};
}

} // namespace spotit::geom
