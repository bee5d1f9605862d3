#include <spotit/geom.hpp>

#include <cmath>
#include <utility>

namespace spotit::geom {

double signed_area(const Polygon& ring) {
    double twice = 0;
    for (std::size_t i = 0, previous = ring.size() - 1; i < ring.size(); previous = i++)
        twice += cross(ring[previous], ring[i]);
    return twice / 2;
}

double area(const Region& region) {
    double sum = 0;
    for (const Polygon& ring : region) sum += std::abs(signed_area(ring));
    return sum;
}

Box bounds(const Region& region) {
    Box box;
    for (const Polygon& ring : region)
        for (const Point p : ring) box.add(p);
    return box;
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
            const double d = distance_to_segment(path[i], path[from], path[to]);
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

Polygon convex_hull(Polygon points) {
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
