#include "layout/shapes/outline.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace spotit::layout {
namespace {

using geom::Box;
using geom::Point;
using geom::Polygon;

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

double measure_from_vertices(const Polygon& from, const Part& to, double up_to) {
    const Polygon& ring = *to.ring;
    for (const Point p : from) {
        if (measure_box_distance({p.x, p.y, p.x, p.y}, to.box) >= up_to) continue;
        for (std::size_t i = 0; i < ring.size(); ++i)
            up_to = std::min(up_to, geom::distance_to_segment(p, ring[i], ring[(i + 1) % ring.size()]));
    }
    return up_to;
}

/// Returns the distance of two rings that don't cross, at most `up_to`: it ends at a vertex of one of them.
double measure_ring_distance(const Part& a, const Part& b, double up_to) {
    if (measure_box_distance(a.box, b.box) >= up_to) return up_to;
    return measure_from_vertices(*b.ring, a, measure_from_vertices(*a.ring, b, up_to));
}

} // namespace

double measure_inner_white(const geom::Region& parts) {
    std::vector<Part> left;
    for (const Polygon& ring : parts) {
        left.push_back({&ring, {}});
        for (const Point p : ring) left.back().box.add(p);
    }
    double max_gap = 0;
    while (left.size() > 1) {
        const Part joined = left.back();
        left.pop_back();
        for (Part& part : left) part.distance = measure_ring_distance(joined, part, part.distance);
        const auto nearest = std::ranges::min_element(left, {}, &Part::distance);
        max_gap = std::max(max_gap, nearest->distance);
        std::swap(*nearest, left.back());
    }
    return max_gap;
}

} // namespace spotit::layout
