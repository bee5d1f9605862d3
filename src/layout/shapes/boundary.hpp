#pragma once

#include "layout/shapes/simd.hpp"

#include <spotit/geom/rim_distance.hpp>

namespace spotit::layout {

/// The rim of a card, inset by the margin; no symbol crosses it. All card shapes are convex.
class Boundary {
public:
    explicit Boundary(const geom::Shape& inset);

    struct Probe {
        float clearance = 0; ///< distance to the rim, positive inside
        Vec inward;          ///< direction of its steepest increase
    };
    Probe probe(Vec p) const {
        const auto [clearance, x, y] = rim_.at(p.x, p.y);
        return {clearance, {x, y}};
    }

    /// Four probes.
    struct Probes {
        Floats clearance{};
        Vecs inward;
    };
    Probes probe(Vecs p) const { return rim_.sides().empty() ? probe_circle(p) : probe_polygon(p); }

    float area() const { return area_; }
    Vec half() const { return half_; }           ///< half the size of the box around it
    float inradius() const { return inradius_; } ///< radius of the largest circle inside

private:
    Probes probe_circle(Vecs p) const {
        const Floats r = square_root(dot(p, p)), inverse = r > 1e-6F ? -1 / r : Floats{};
        return {inradius_ - r, {inverse * p.x, inverse * p.y}};
    }
    Probes probe_polygon(Vecs p) const;

    geom::RimDistance<float> rim_;
    Vec half_;
    float inradius_ = 0, area_ = 0;
};

} // namespace spotit::layout
