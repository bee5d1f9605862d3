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

double measure_inner_white(const geom::Region& parts) {
    std::vector<Part> left;
    for (const Polygon& ring : parts) left.push_back({&ring, geom::bounds({ring})});
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
