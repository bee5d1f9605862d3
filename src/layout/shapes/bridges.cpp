#include "layout/shapes/outline.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace spotit::layout {
namespace {

using geom::Point;
using geom::Polygon;

void add_near(const Polygon& from, const Polygon& to, double width, Polygon& points) {
    std::ranges::copy_if(from, std::back_inserter(points),
                         [&](Point p) { return measure_ring_distance(p, to, width) < width; });
}

} // namespace

double measure_ring_distance(Point p, const Polygon& ring, double up_to) {
    for (std::size_t i = 0; i < ring.size(); ++i)
        up_to = std::min(up_to, geom::distance_to_segment(p, ring[i], ring[(i + 1) % ring.size()]));
    return up_to;
}

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
            Polygon hull = geom::convex_hull(std::move(near));
            if (hull.size() >= 3) result.push_back(std::move(hull));
        }
    return result;
}

} // namespace spotit::layout
