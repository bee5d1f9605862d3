#pragma once

#include <spotit/geom.hpp>

#include <limits>
#include <vector>

namespace spotit::layout {

/// Where a symbol stands on its card.
struct Placement {
    /// From the outline's own units to millimeters on the card, the card's center at the origin.
    geom::Affine place;
    double size = 0;  ///< optical size in mm: sqrt(diameter of the enclosing circle x diameter of the disc of
                      ///< equal area)
    double angle = 0; ///< clockwise, radians
    double inner_white = 0; ///< the widest white between the outline's own parts, mm; 0 for a single part
    /// The distance to the nearest other silhouette, mm, where it is less than `inner_white`, so that parts
    /// may be taken for symbols of their own; else infinite.
    double narrow_white = std::numeric_limits<double>::infinity();
};

struct Layout {
    std::vector<Placement> placements; ///< in the order of the items
    double coverage = 0; ///< area of the silhouettes / area of the card shape inset by the margin
    double smallest = 0; ///< least optical size, mm
};

} // namespace spotit::layout
