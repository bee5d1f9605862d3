#include "layout/scatter/contacts.hpp"

#include <algorithm>

namespace spotit::layout {
namespace {

constexpr float flat = 1e-4F;        // squared gradient of a distance field without a useful direction
constexpr float field_error = 0.03F; // in radii: interpolated distances rarely have a larger error

const Points& find_outline(const Body& body, Detail detail) {
    return detail == Detail::Fine ? body.shape->fine_samples : body.shape->samples;
}

/// Measures those of four points again, nearly exactly, that are nearer than `reach`.
void refine(const DistanceField& field, Vecs p, float reach, DistanceField::Probes& probes) {
    for (std::size_t i = 0; i < floats_at_once; ++i) {
        if (probes.distance[i] >= reach) continue;
        const DistanceField::Probe probe = field.probe_finely({p.x[i], p.y[i]});
        probes.distance[i] = probe.distance;
        probes.gradient.x[i] = probe.gradient.x, probes.gradient.y[i] = probe.gradient.y;
    }
}

/// Measures the points of one body, `from`, in the distance field of another.
class Meter {
public:
    Meter(const CardState& state, const Body& from, const Body& to, Reach reach)
        : from_(from)
        , to_(to)
        , field_(to.shape->field)
        , detail_(reach.detail)
        , wanted_(state.find_wanted_distance(from, to))
        , reach_(wanted_ + reach.margin)
        , relative_(from, to) {
        // The wanted distance grows with the body whose clearance it is.
        const float from_excess = state.measure_excess(from), to_excess = state.measure_excess(to);
        if (from_excess > to_excess) from_wants_ = from.shape->clearance * from.radius;
        if (to_excess > from_excess) to_wants_ = to.shape->clearance * to.radius;
    }

    /// Calls a function with four contacts, their first body the one whose points are measured, and with
    /// which of them are within reach; for all groups of four that have any.
    template<class Function>
    void measure_all(Function found) const {
        const Points& points = find_outline(from_, detail_);
        const float reach = reach_ / to_.radius;
        const Vec middle = field_.middle(), limit = field_.half() + Vec{reach, reach};
        for (std::size_t i = 0; i < points.size(); i += floats_at_once) {
            const Vecs point = points.load_four(i), p = relative_(point);
            const Ints near_box = (abs(p.x - middle.x) < limit.x) & (abs(p.y - middle.y) < limit.y);
            if (!has_any(near_box)) continue;
            DistanceField::Probes probes = field_.probe(p);
            if (detail_ == Detail::Fine) refine(field_, p, reach + field_error, probes);
            const Ints near = (probes.distance < reach) & (dot(probes.gradient, probes.gradient) >= flat) &
                              Points::are_points(i, points.size());
            if (has_any(near)) found(measure_contacts(point, probes), near);
        }
    }

private:
    FourContacts measure_contacts(Vecs point, const DistanceField::Probes& probes) const {
        const Floats distance = probes.distance * to_.radius;
        const Floats steepness = 1 / square_root(max(dot(probes.gradient, probes.gradient), repeat(flat)));
        const Vecs out = steepness * rotate(to_.turn, probes.gradient);
        const Vecs arm = from_.to_arms(point), to_arm = arm + (from_.at - to_.at);
        return {wanted_ - distance,
                out,
                {cross(arm, out), dot(out, arm) - from_wants_},
                {cross(out, to_arm), distance - dot(out, to_arm) - to_wants_}};
    }

    const Body &from_, &to_;
    const DistanceField& field_;
    Detail detail_;
    float wanted_, reach_; ///< mm
    Relative relative_;
    float from_wants_ = 0, to_wants_ = 0; ///< the part of the wanted distance that grows with a body, mm
};

} // namespace

void measure_pair(const CardState& state, const Body& first, const Body& second, Reach reach,
                  LinearContacts& contacts) {
    contacts.clear(find_outline(first, reach.detail).size() + find_outline(second, reach.detail).size());
    Meter(state, first, second, reach).measure_all([&](const FourContacts& four, Ints near) {
        contacts.add(four, near);
    });
    Meter(state, second, first, reach).measure_all([&](const FourContacts& four, Ints near) {
        contacts.add({four.depth, -four.normal, four.second, four.first}, near);
    });
    contacts.finish();
}

void measure_rim(const Boundary& rim, const Body& body, float clearance, Reach reach,
                 LinearContacts& contacts) {
    const Points& points = find_outline(body, reach.detail);
    const auto& drawn = body.shape->drawn;
    const std::size_t count = reach.detail == Detail::Fine ? drawn.fine_samples : drawn.samples;
    const float wanted = clearance + CardState::measure_slack(body), up_to = wanted + reach.margin;
    contacts.clear(count);
    const bool is_near = rim.probe(body.at).clearance < body.radius + up_to;
    for (std::size_t i = 0; is_near && i < count; i += floats_at_once) {
        const Vecs arm = body.to_arms(points.load_four(i));
        const auto [distance, inward] = rim.probe(arm + body.at);
        const Ints near = (distance < up_to) & Points::are_points(i, count);
        if (!has_any(near)) continue;
        contacts.add({wanted - distance, inward, {cross(arm, inward), dot(inward, arm)}, {}}, near);
    }
    contacts.finish();
}

} // namespace spotit::layout
