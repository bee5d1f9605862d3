#include "layout/shapes/outline.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::layout {
namespace {

using geom::Point;
using geom::Polygon;

/// Returns the ring with additional points at most `spacing` apart.
Polygon subdivided(const Polygon& ring, double spacing) {
    Polygon result;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point from = ring[i], edge = ring[(i + 1) % ring.size()] - from;
        const int parts = std::max(1, static_cast<int>(std::ceil(geom::length(edge) / spacing)));
        for (int part = 0; part < parts; ++part)
            result.push_back(from + (static_cast<double>(part) / parts) * edge);
    }
    return result;
}

void add_near(const Polygon& from, const Polygon& to, double width, Polygon& points) {
    for (const Point p : from)
        for (std::size_t i = 0; i < to.size(); ++i) {
            if (geom::distance_to_segment(p, to[i], to[(i + 1) % to.size()]) >= width) continue;
            points.push_back(p);
            break;
        }
}

} // namespace

geom::Region bridges(const geom::Region& parts, double width) {
    std::vector<Polygon> fine;
    for (const Polygon& part : parts) fine.push_back(subdivided(part, width / 2));
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
