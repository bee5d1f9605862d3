#include "layout/shapes/boundary.hpp"

#include <algorithm>

namespace spotit::layout {

Boundary::Boundary(const geom::Shape& inset)
    : rim_(inset)
    , half_(to_vec({inset.box().right, inset.box().bottom}))
    , inradius_(std::min(half_.x, half_.y))
    , area_(static_cast<float>(inset.area())) {}

Boundary::Probes Boundary::probe_polygon(Vecs p) const {
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
        const Probe one = probe(Vec{p.x[i], p.y[i]});
        probes.clearance[i] = one.clearance;
        probes.inward.x[i] = one.inward.x, probes.inward.y[i] = one.inward.y;
    }
    return probes;
}

} // namespace spotit::layout
