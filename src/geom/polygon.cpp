#include <spotit/geom.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

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

Box Box::intersect(const Box& other) const {
    return {std::max(left, other.left), std::max(top, other.top), std::min(right, other.right),
            std::min(bottom, other.bottom)};
}

double measure_distance_to_segment(Point p, Point from, Point to) {
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

double measure_signed_area(const Polygon& ring) {
    double twice = 0;
    for (std::size_t i = 0, previous = ring.size() - 1; i < ring.size(); previous = i++)
        twice += cross(ring[previous], ring[i]);
    return twice / 2;
}

double area(const Region& region) {
    double sum = 0;
    for (const Polygon& ring : region) sum += std::abs(measure_signed_area(ring));
    return sum;
}

Box find_bounds(const Polygon& ring) {
    Box box;
    for (const Point p : ring) box.add(p);
    return box;
}

Box find_bounds(const Region& region) {
    Box box;
    for (const Polygon& ring : region) box.join(find_bounds(ring));
    return box;
}

Region transform(Region region, const Affine& place) {
    for (Polygon& ring : region)
        for (Point& p : ring) p = place(p);
    return region;
}

bool contains(const Polygon& ring, Point p) {
    bool inside = false;
    for (std::size_t i = 0, previous = ring.size() - 1; i < ring.size(); previous = i++) {
        const Point a = ring[previous], b = ring[i];
        if ((a.y > p.y) != (b.y > p.y) && p.x < (a.x - b.x) * (p.y - b.y) / (a.y - b.y) + b.x)
            inside = !inside;
    }
    return inside;
}

namespace {

/// Marks the vertices that Douglas and Peucker keep of path[first .. last]; uses a stack instead of
/// recursion, for long rings.
void mark_kept(const Polygon& path, std::size_t first, std::size_t last, double tolerance,
               std::vector<char>& kept) {
    std::vector<std::pair<std::size_t, std::size_t>> open{{first, last}};
    while (!open.empty()) {
        const auto [from, to] = open.back();
        open.pop_back();
        double max_distance = tolerance;
        std::size_t split = 0;
        for (std::size_t i = from + 1; i < to; ++i) {
            const double d = measure_distance_to_segment(path[i], path[from], path[to]);
            if (d > max_distance) {
                max_distance = d;
                split = i;
            }
        }
        if (split == 0) continue;
        kept[split] = 1;
        open.emplace_back(from, split);
        open.emplace_back(split, to);
    }
}

} // namespace

Polygon simplify(const Polygon& ring, double tolerance) {
    if (ring.size() < 5) return ring;
    std::size_t opposite = 0;
    for (std::size_t i = 1; i < ring.size(); ++i)
        if (distance(ring[i], ring[0]) > distance(ring[opposite], ring[0])) opposite = i;
    Polygon path = ring;
    path.push_back(ring[0]);
    std::vector<char> kept(path.size(), 0);
    kept[0] = kept[opposite] = 1;
    mark_kept(path, 0, opposite, tolerance, kept);
    mark_kept(path, opposite, path.size() - 1, tolerance, kept);
    Polygon result;
    for (std::size_t i = 0; i < ring.size(); ++i)
        if (kept[i] != 0) result.push_back(ring[i]);
    return result.size() < 3 ? ring : result;
}

Polygon find_convex_hull(Polygon points) {
    std::sort(points.begin(), points.end(),
              [](Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
    Polygon hull;
    for (int side = 0; side < 2; ++side) {
        const std::size_t first = hull.size();
        for (const Point p : points) {
            while (hull.size() >= first + 2 &&
                   cross(hull.back() - hull[hull.size() - 2], p - hull.back()) <= 0)
                hull.pop_back();
            hull.push_back(p);
        }
        hull.pop_back(); // the next side begins with it
        std::reverse(points.begin(), points.end());
    }
    return hull;
}

} // namespace spotit::geom
