#pragma once

#include "layout/shapes/distance_field.hpp"

#include <spotit/layout.hpp>

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

} // namespace spotit::layout
