#include "layout/shapes/silhouette_data.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace spotit::layout {
namespace {

using geom::Box;
using geom::Point;
using geom::Polygon;

/// Returns the distance from a point to the line of a ring, at most `up_to`.
double measure_ring_distance(Point p, const Polygon& ring, double up_to) {
    for (std::size_t i = 0; i < ring.size(); ++i)
        up_to = std::min(up_to, geom::measure_distance_to_segment(p, ring[i], ring[(i + 1) % ring.size()]));
    return up_to;
}

void add_near(const Polygon& from, const Polygon& to, double width, Polygon& points) {
    std::ranges::copy_if(from, std::back_inserter(points),
                         [&](Point p) { return measure_ring_distance(p, to, width) < width; });
}

struct Part {
    const Polygon* ring;
    Box box;
    double distance = std::numeric_limits<double>::infinity(); ///< to the tree
};

double measure_box_distance(const Box& a, const Box& b) {
    const double x = std::max({a.left - b.right, b.left - a.right, 0.0});
    const double y = std::max({a.top - b.bottom, b.top - a.bottom, 0.0});
    return std::sqrt(x * x + y * y);
}

/// Returns the distance of two rings that don't cross, at most `up_to`: it ends at a vertex of one of them.
double measure_distance(const Part& a, const Part& b, double up_to) {
    if (measure_box_distance(a.box, b.box) >= up_to) return up_to;
    for (const auto& [from, to] : {std::pair(&a, &b), std::pair(&b, &a)})
        for (const Point p : *from->ring)
            if (measure_box_distance({p.x, p.y, p.x, p.y}, to->box) < up_to)
                up_to = measure_ring_distance(p, *to->ring, up_to);
    return up_to;
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
            Polygon hull = geom::find_convex_hull(std::move(near));
            if (hull.size() >= 3) result.push_back(std::move(hull));
        }
    return result;
}

double measure_inner_white(const geom::Region& parts) {
    std::vector<Part> left;
    for (const Polygon& ring : parts) left.push_back({&ring, geom::find_bounds({ring})});
    double max_gap = 0;
    while (left.size() > 1) {
        const Part joined = left.back();
        left.pop_back();
        for (Part& part : left) part.distance = measure_distance(joined, part, part.distance);
        const auto nearest = std::ranges::min_element(left, {}, &Part::distance);
        max_gap = std::max(max_gap, nearest->distance);
        std::swap(*nearest, left.back());
    }
    return max_gap;
}

} // namespace spotit::layout
