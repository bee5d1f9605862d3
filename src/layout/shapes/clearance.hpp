#pragma once

#include "layout/shapes/card_state.hpp"

namespace spotit::layout {

/// Returns the distance between two silhouettes, at most `up_to`, mm; negative when they overlap. Exact for
/// the fine outlines and less their slack, so that the given outlines are never nearer.
float measure_pair_clearance(const Body& a, const Body& b, float up_to);

/// Returns the distance from a silhouette to the rim, at most up_to, mm, less the slack; negative if they
/// cross.
float measure_rim_clearance(const Body& body, const Boundary& rim, float up_to);

/// Returns the radius of the largest empty circle within the rim, mm, to half a millimeter; if it is more
/// than `enough`, any radius between the two.
float find_max_empty_radius(const CardState& state, float enough = 1e9F);

} // namespace spotit::layout
