#pragma once

#include "layout/shapes/vec.hpp"

#include <spotit/geom/rim_distance.hpp>

#include <algorithm>
#include <limits>

namespace spotit::layout {

/// The rim of a card, inset by the margin; no symbol crosses it. All card shapes are convex.
class Boundary {
public:
    explicit Boundary(const geom::Shape& inset)
        : rim_(inset)
        , half_(to_vec({inset.box().right, inset.box().bottom}))
        , inradius_(std::min(half_.x, half_.y))
        , area_(static_cast<float>(inset.area())) {}

    struct Probe {
        float clearance = 0; ///< distance to the rim, positive inside
        Vec inward;          ///< direction of its steepest increase
    };
    Probe probe(Vec p) const {
        const auto [clearance, x, y] = rim_.probe(p.x, p.y);
        return {clearance, {x, y}};
    }

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
    Probes probe_polygon(Vecs p) const {
        Floats beyond = repeat(std::numeric_limits<float>::lowest());
        Vecs inward;
        for (const auto& side : rim_.sides()) {
            const Floats distance = side.x * p.x + side.y * p.y - side.offset;
            const Ints is_nearer = distance > beyond;
            beyond = is_nearer ? distance : beyond;
            inward = {is_nearer ? repeat(-side.x) : inward.x, is_nearer ? repeat(-side.y) : inward.y};
        }
        Probes probes{rim_.radius() - beyond, inward};
        const Ints is_at_corner = beyond > 0; // or at a side
        for (std::size_t i = 0; rim_.is_round() && i < floats_at_once; ++i) {
            if (is_at_corner[i] == 0) continue;
            const Probe found = probe(Vec{p.x[i], p.y[i]});
            probes.clearance[i] = found.clearance;
            probes.inward.x[i] = found.inward.x, probes.inward.y[i] = found.inward.y;
        }
        return probes;
    }

    geom::RimDistance<float> rim_;
    Vec half_;
    float inradius_ = 0, area_ = 0;
};

} // namespace spotit::layout
