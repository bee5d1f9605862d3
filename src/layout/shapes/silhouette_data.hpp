#pragma once

#include "layout/shapes/distance_field.hpp"

#include <spotit/layout.hpp>

#include <vector>

namespace spotit::layout {

/// A silhouette in its own frame: the center of the enclosing circle at the origin, its radius 1, the
/// principal axis along x (so that the box, and with it the distance field, fits tightly).
struct Silhouette::Data {
    geom::Circle enclosing; ///< of outline and reserved room, in the outline's units
    double area = 0;        ///< of the outline, in the outline's units, squared
    Vec axis{1, 0};         ///< the frame's x axis in the outline's frame
    DistanceField field;    ///< of the fine outline, which is exact for gaps
    /// Sparse points on the outline, at most a fixed distance apart: candidates for contacts. Without those
    /// that the clearance keeps others from.
    Points samples;
    Points fine_samples; ///< the vertices, and more points on long edges
    /// How many of these points belong to the outline. Those of reserved room, which may reach over the rim
    /// of the card, follow them.
    struct Drawn {
        std::size_t edges = 0, samples = 0, fine_samples = 0;
    } drawn;
    float slack = 0;           ///< maximum distance of the given outline from the fine one
    float max_edge = 0;        ///< of the fine outline
    float radius_per_size = 0; ///< enclosing radius of a symbol of optical size 1
    float unit_area = 0;       ///< area in this frame
    Vec center_of_mass;        ///< of that area
    float inner_white = 0;     ///< the widest white between its parts; 0 for a single part
    float clearance = 0;       ///< minimum distance to other symbols, beside the gap of the card

    /// Returns the share of the box around it that it covers: emoji 0.65, words less than a half.
    float fill() const { return unit_area / (4 * field.half().x * field.half().y); }
};

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
