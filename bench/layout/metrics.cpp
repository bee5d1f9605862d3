// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "metrics.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::layout {
namespace {

constexpr double raster = 0.5; // mm, of the search for empty places

geom::Region placed(const geom::Region& outline, const geom::Affine& place) {
    geom::Region result = outline;
    for (geom::Polygon& ring : result)
        for (geom::Point& p : ring) p = place(p);
    return result;
}

/// Area times centre of mass.
geom::Point moment(const geom::Polygon& ring) {
    geom::Point sum;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const geom::Point a = ring[i], b = ring[(i + 1) % ring.size()];
        sum = sum + (cross(a, b) / 6) * (a + b);
    }
    return geom::signed_area(ring) < 0 ? -1.0 * sum : sum;
}

/// The least distance from p to any silhouette, at most up_to; 0 inside.
double emptiness(geom::Point p, std::span<const geom::Region> regions, double up_to) {
    for (const geom::Region& region : regions)
        for (const geom::Polygon& ring : region) {
            for (std::size_t i = 0; i < ring.size() && up_to > 0; ++i)
                up_to = std::min(up_to, geom::distance_to_segment(p, ring[i], ring[(i + 1) % ring.size()]));
            if (geom::contains(ring, p)) return 0;
        }
    return up_to;
}

double largest_empty_circle(std::span<const geom::Region> regions, const geom::Shape& card) {
    double best = 0;
    for (double y = -card.size.height / 2; y <= card.size.height / 2; y += raster)
        for (double x = -card.size.width / 2; x <= card.size.width / 2; x += raster) {
            const double clearance = card.clearance({x, y});
            if (clearance > best) best = std::max(best, emptiness({x, y}, regions, clearance));
        }
    return 2 * best;
}

} // namespace

Metrics measure(std::span<const geom::Region> outlines, const Layout& layout, const geom::Shape& card,
                double margin) {
    Metrics metrics{layout.coverage, layout.gap, layout.rim, 0, 0, layout.smallest, 0};
    std::vector<geom::Region> regions;
    geom::Point centre;
    double area = 0;
    for (std::size_t i = 0; i < outlines.size(); ++i) {
        regions.push_back(placed(outlines[i], layout.placements[i].place));
        area += geom::area(regions.back());
        for (const geom::Polygon& ring : regions.back()) centre = centre + moment(ring);
        const double size = layout.placements[i].size;
        metrics.largest = std::max(metrics.largest, size);
        metrics.smallest = i == 0 ? size : std::min(metrics.smallest, size);
    }
    const geom::Shape safe = card.inset(margin);
    metrics.coverage = area / safe.area();
    metrics.balance = geom::length((1 / area) * centre) / (std::min(safe.size.width, safe.size.height) / 2);
    metrics.emptiest = largest_empty_circle(regions, card);
    return metrics;
}

} // namespace spotit::layout
