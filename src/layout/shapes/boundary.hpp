// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/shapes/vec.hpp"

namespace spotit::layout {

/// The rim of a card, inset by the margin; no symbol crosses it. All card shapes are convex.
class Boundary {
public:
    explicit Boundary(const geom::Shape& inset);

    struct Probe {
        float clearance = 0; ///< distance to the rim, positive inside
        Vec inward;          ///< direction of its steepest increase
    };
    Probe at(Vec p) const {
        switch (kind_) {
        case geom::Shape::Kind::Circle:
            return in_circle(p);
        case geom::Shape::Kind::Rectangle:
            return in_rectangle(p);
        case geom::Shape::Kind::Hexagon:
            return in_hexagon(p);
        }
        return {};
    }

    float area() const { return area_; }
    Vec half() const { return half_; }           ///< half the size of the box around it
    float inradius() const { return inradius_; } ///< radius of the largest circle inside

private:
    Probe in_circle(Vec p) const {
        const float r = length(p);
        return {inradius_ - r, r > 1e-6F ? (-1 / r) * p : Vec{}};
    }
    Probe in_rectangle(Vec p) const;
    Probe in_hexagon(Vec p) const;

    geom::Shape::Kind kind_;
    Vec half_;
    float corner_ = 0, inradius_ = 0, area_ = 0;
};

} // namespace spotit::layout
