#pragma once

#include <spotit/layout.hpp>

#include <span>

namespace spotit::layout {

/// What one card looks like, by the measures of docs/engine/layout.md. Lengths in mm.
struct Metrics {
    double coverage = 0;
    double gap = 0, rim = 0;
    double emptiest = 0; ///< diameter of the largest empty circle inside the card
    double balance = 0;  ///< distance of the ink's center of mass from the card's, in radii of the safe shape
    double smallest = 0, largest = 0; ///< optical sizes
    double narrowest = 0;             ///< least diameter of an enclosing circle
    /// Area of the silhouettes grown by half the gap / that of the safe shape grown likewise: what literature
    /// on packing calls density.
    double density = 0;
};

/// From the outlines and placements alone.
Metrics measure(std::span<const geom::Region> outlines, const Layout& layout, const geom::Shape& card,
                const Options& options);

} // namespace spotit::layout
