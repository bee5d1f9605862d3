// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/shapes/body.hpp"
#include "layout/shapes/boundary.hpp"

#include <vector>

namespace spotit::layout {

/// One card being laid out: what is given, and where everything lies at the moment.
struct Table {
    Boundary boundary;
    float gap = 0;     ///< mm
    float variety = 1; ///< largest / smallest optical size, at least; 1: all equal
    std::vector<Body> bodies;
    float scale = 0; ///< optical size of a body of relative size 1, mm

    /// What has to lie between the fine outlines of two bodies, so that the gap lies between the given ones.
    float wanted(const Body& a, const Body& b) const { return gap + slack(a) + slack(b); }
    static float slack(const Body& body) { return body.shape->slack * body.radius; }

    /// Radii from the relative sizes and the scale, which stops where all bodies have their largest size.
    void apply_scale();
    /// The scale at which the silhouettes would cover this share of the card.
    float scale_for(float coverage) const;
    float coverage() const;
    bool all_equal() const { return variety <= 1.0001F; }
};

} // namespace spotit::layout
