// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/shapes/distance_field.hpp"

#include <spotit/layout.hpp>

#include <vector>

namespace spotit::layout {

/// A silhouette in its own frame: the center of the enclosing circle at the origin, its radius 1, the
/// principal axis along x (so that the box, and with it the distance field, fits tightly).
struct Silhouette::Data {
    geom::Circle enclosing; ///< in the outline's units
    double area = 0;        ///< in the outline's units, squared
    Vec axis{1, 0};         ///< the frame's x axis in the outline's frame
    DistanceField field;
    Points vertices;     ///< of the fine outline, which is the truth when it comes to gaps
    Points samples;      ///< few points on the outline, never far apart: where the solver looks for contacts
    Points fine_samples; ///< the vertices, and more points where edges are long
    float slack = 0;     ///< no point of the given outline lies further from the fine one
    float max_edge = 0;  ///< of the fine outline
    float radius_per_size = 0; ///< enclosing radius of a symbol of optical size 1
    float unit_area = 0;       ///< area in this frame
};

} // namespace spotit::layout
