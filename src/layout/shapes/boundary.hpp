// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/shapes/simd.hpp"

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

    /// Four probes.
    struct Probes {
        Floats clearance{};
        Vecs inward;
    };
    Probes at(Vecs p) const {
        if (kind_ == geom::Shape::Kind::Circle) return in_circle(p);
        Probes probes;
        for (std::size_t i = 0; i < floats_at_once; ++i) {
            const Probe probe = at(Vec{p.x[i], p.y[i]});
            probes.clearance[i] = probe.clearance;
            probes.inward.x[i] = probe.inward.x, probes.inward.y[i] = probe.inward.y;
        }
        return probes;
    }

    float area() const { return area_; }
    Vec half() const { return half_; }           ///< half the size of the box around it
    float inradius() const { return inradius_; } ///< radius of the largest circle inside

private:
    Probe in_circle(Vec p) const {
        const float r = length(p);
        return {inradius_ - r, r > 1e-6F ? (-1 / r) * p : Vec{}};
    }
    Probes in_circle(Vecs p) const {
        const Floats r = square_root(dot(p, p)), inverse = r > 1e-6F ? -1 / r : Floats{};
        return {inradius_ - r, {inverse * p.x, inverse * p.y}};
    }
    Probe in_rectangle(Vec p) const;
    Probe in_hexagon(Vec p) const;

    geom::Shape::Kind kind_;
    Vec half_;
    float corner_ = 0, inradius_ = 0, area_ = 0;
};

} // namespace spotit::layout
