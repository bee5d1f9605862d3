#pragma once

#include <spotit/geom.hpp>

#include <vector>

namespace spotit::layout {

/// Calls a function with both ends of each edge, ring by ring.
template<class Take>
void for_each_edge(const geom::Region& rings, const Take& take) {
    for (const geom::Polygon& ring : rings)
        for (std::size_t i = 0; i < ring.size(); ++i) take(ring[i], ring[i + 1 < ring.size() ? i + 1 : 0]);
}

/// Returns the distance from a point to the line of a ring, at most `up_to`.
double measure_ring_distance(geom::Point p, const geom::Polygon& ring, double up_to);

/// Returns the points of the rings with additional ones, at most `spacing` apart.
std::vector<geom::Point> subdivide(const geom::Region& rings, double spacing);

/// Returns rings that fill the narrow gaps between the parts of a silhouette, so that no other symbol gets in
/// between: for each two parts closer than `width`, the convex hull of their points that close to the other
/// part.
geom::Region make_bridges(const geom::Region& parts, double width);

/// Returns rectangles that cover rings within the unit circle, gaps between them included that are about as
/// narrow as a cell: one for each run of filled cells in a row of a grid. No point of a ring is further than
/// cell / 8 outside.
geom::Region make_coarse_outline(const geom::Region& rings, double cell);

/// Returns the width of the widest white between the parts of a silhouette: the longest edge of their minimum
/// spanning tree (Prim 1957, doi:10.1002/j.1538-7305.1957.tb01515.x). 0 for a single part.
double measure_inner_white(const geom::Region& parts);

} // namespace spotit::layout
