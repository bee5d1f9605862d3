#include "metrics.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::layout {
namespace {

constexpr double raster = 1;       // mm, of the search for covered places
constexpr double precision = 0.05; // mm, of the radius of empty circles

geom::Region placed(const geom::Region& outline, const geom::Affine& place) {
    geom::Region result = outline;
    for (geom::Polygon& ring : result)
        for (geom::Point& p : ring) p = place(p);
    return result;
}

/// Area times center of mass.
geom::Point moment(const geom::Polygon& ring) {
    geom::Point sum;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const geom::Point a = ring[i], b = ring[(i + 1) % ring.size()];
        sum = sum + (cross(a, b) / 6) * (a + b);
    }
    return geom::measure_signed_area(ring) < 0 ? -1.0 * sum : sum;
}

/// A silhouette on its card.
struct Placed {
    geom::Region region;
    geom::Box box;
};

/// The least distance from p to any silhouette, at most up_to; 0 inside.
double emptiness(geom::Point p, std::span<const Placed> symbols, double up_to) {
    for (const Placed& symbol : symbols) {
        if (!symbol.box.grow(up_to).contains(p)) continue;
        for (const geom::Polygon& ring : symbol.region) {
            for (std::size_t i = 0; i < ring.size() && up_to > 0; ++i)
                up_to = std::min(up_to,
                                 geom::measure_distance_to_segment(p, ring[i], ring[(i + 1) % ring.size()]));
            if (geom::contains(ring, p)) return 0;
        }
    }
    return up_to;
}

/// Squares in which no circle's center can be much better than the best known are not looked into: from one
/// point to another a circle's radius grows no more than one goes.
double max_empty_circle(std::span<const Placed> symbols, const geom::Shape& card) {
    struct Square {
        geom::Point center;
        double half = 0;
    };
    double best = 0;
    std::vector<Square> squares{{{0, 0}, std::max(card.size().width, card.size().height) / 2}};
    for (std::size_t i = 0; i < squares.size(); ++i) { // breadth first: good circles are found early
        const auto [center, half] = squares[i];
        const double clearance = card.clearance(center);
        const double radius = clearance > 0 ? emptiness(center, symbols, clearance) : clearance;
        best = std::max(best, radius);
        if (radius + half * std::numbers::sqrt2 <= best + precision) continue;
        for (const double x : {-half / 2, half / 2})
            for (const double y : {-half / 2, half / 2})
                squares.push_back({center + geom::Point{x, y}, half / 2});
    }
    return 2 * best;
}

double density(std::span<const Placed> symbols, const geom::Shape& safe, double half_gap) {
    const geom::Shape around = safe.shrink(-half_gap);
    int covered = 0, all = 0;
    for (double y = -around.size().height / 2; y <= around.size().height / 2; y += raster)
        for (double x = -around.size().width / 2; x <= around.size().width / 2; x += raster) {
            if (around.clearance({x, y}) < 0) continue;
            ++all;
            if (emptiness({x, y}, symbols, half_gap + 1e-9) <= half_gap) ++covered;
        }
    return static_cast<double>(covered) / all;
}

double enclosing_diameter(const geom::Region& region) {
    std::vector<geom::Point> points;
    for (const geom::Polygon& ring : region) points.insert(points.end(), ring.begin(), ring.end());
    return 2 * geom::compute_enclosing_circle(points).radius;
}

} // namespace

Metrics measure(std::span<const geom::Region> outlines, const Layout& layout, const geom::Shape& card,
                const Options& options) {
    Metrics metrics;
    metrics.smallest = metrics.narrowest = 1e9;
    std::vector<Placed> symbols;
    geom::Point center;
    double area = 0;
    for (std::size_t i = 0; i < outlines.size(); ++i) {
        const geom::Region region = placed(outlines[i], layout.placements[i].place);
        area += geom::area(region);
        for (const geom::Polygon& ring : region) center = center + moment(ring);
        const double size = layout.placements[i].size;
        metrics.largest = std::max(metrics.largest, size);
        metrics.smallest = std::min(metrics.smallest, size);
        metrics.narrowest = std::min(metrics.narrowest, enclosing_diameter(region));
        symbols.push_back({region, geom::measure_bounds(region)});
    }
    const geom::Shape safe = card.shrink(options.margin);
    metrics.gap = metrics.rim = 1e9;
    std::vector<Item> items;
    for (std::size_t i = 0; i < outlines.size(); ++i) {
        items.push_back({.silhouette = Silhouette(outlines[i]), .pinned = layout.placements[i].place});
        metrics.rim = std::min(metrics.rim, measure_rim_distance(items[i], safe));
        for (std::size_t j = 0; j < i; ++j)
            metrics.gap = std::min(metrics.gap, measure_pair_distance(items[i], items[j]));
    }
    metrics.coverage = area / safe.area();
    metrics.balance =
        geom::length((1 / area) * center) / (std::min(safe.size().width, safe.size().height) / 2);
    metrics.emptiest = max_empty_circle(symbols, card);
    metrics.density = density(symbols, safe, options.gap / 2);
    return metrics;
}

} // namespace spotit::layout
