#include "layout/shapes/outline.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::layout {
namespace {

using geom::Point;
using geom::Polygon;

void add_near(const Polygon& from, const Polygon& to, double width, Polygon& points) {
    for (const Point p : from)
        for (std::size_t i = 0; i < to.size(); ++i) {
            if (geom::distance_to_segment(p, to[i], to[(i + 1) % to.size()]) >= width) continue;
            points.push_back(p);
            break;
        }
}

/// Andrew's monotone chain (1979, doi:10.1016/0020-0190(79)90072-3).
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

} // namespace

std::vector<Point> subdivide(const geom::Region& rings, double spacing) {
    std::vector<Point> result;
    for_each_edge(rings, [&](Point from, Point to) {
        const int parts = std::max(1, static_cast<int>(std::ceil(geom::distance(from, to) / spacing)));
        for (int part = 0; part < parts; ++part)
            result.push_back(from + (static_cast<double>(part) / parts) * (to - from));
    });
    return result;
}

geom::Region make_bridges(const geom::Region& parts, double width) {
    std::vector<Polygon> fine;
    for (const Polygon& part : parts) fine.push_back(subdivide({part}, width / 2));
    geom::Region result;
    for (std::size_t i = 0; i < parts.size(); ++i)
        for (std::size_t j = i + 1; j < parts.size(); ++j) {
            Polygon near;
            add_near(fine[i], parts[j], width, near);
            add_near(fine[j], parts[i], width, near);
            if (near.size() < 3) continue;
            Polygon hull = find_convex_hull(std::move(near));
            if (hull.size() >= 3) result.push_back(std::move(hull));
        }
    return result;
}

} // namespace spotit::layout
