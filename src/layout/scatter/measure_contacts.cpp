#include "layout/scatter/contacts.hpp"

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

/// Measures the points of one body, `from`, in the distance field of another. Calls a function with four
/// contacts, their first body the one whose points are measured, and with which of them are within reach; for
/// all groups of four that have any.
template<class Function>
void measure_points(const CardState& state, const Body& from, const Body& to, Reach reach, Function found) {
    const DistanceField& field = to.shape->field;
    const Points& points = find_outline(from, reach.detail);
    const Relative relative(from, to);
    const float wanted = state.find_wanted_distance(from, to);
    const float own_reach = (wanted + reach.margin) / to.radius;
    const Vec middle = field.middle(), limit = field.half() + Vec{own_reach, own_reach};
    // The wanted distance grows with the body whose clearance it is.
    const float from_excess = state.measure_excess(from), to_excess = state.measure_excess(to);
    const float from_wants = from_excess > to_excess ? from.shape->clearance * from.radius : 0;
    const float to_wants = to_excess > from_excess ? to.shape->clearance * to.radius : 0;
    for (std::size_t i = 0; i < points.size(); i += floats_at_once) {
        const Vecs point = points.load_four(i), p = relative(point);
        const Ints near_box = (abs(p.x - middle.x) < limit.x) & (abs(p.y - middle.y) < limit.y);
        if (!has_any(near_box)) continue;
        DistanceField::Probes probes = field.probe(p);
        if (reach.detail == Detail::Fine) refine(field, p, own_reach + field_error, probes);
        const Floats squared = dot(probes.gradient, probes.gradient);
        const Ints near =
            (probes.distance < own_reach) & (squared >= flat) & Points::are_points(i, points.size());
        if (!has_any(near)) continue;
        const Floats distance = probes.distance * to.radius;
        const Floats steepness = 1 / square_root(max(squared, repeat(flat)));
        const Vecs out = steepness * rotate(to.turn, probes.gradient);
        const Vecs arm = from.to_arms(point), to_arm = arm + (from.at - to.at);
        found({wanted - distance,
               out,
               {cross(arm, out), dot(out, arm) - from_wants},
               {cross(out, to_arm), distance - dot(out, to_arm) - to_wants}},
              near);
    }
}

} // namespace

void measure_pair(const CardState& state, const Body& first, const Body& second, Reach reach,
                  LinearContacts& contacts) {
    contacts.clear(find_outline(first, reach.detail).size() + find_outline(second, reach.detail).size());
    measure_points(state, first, second, reach,
                   [&](const FourContacts& four, Ints near) { contacts.add(four, near); });
    measure_points(state, second, first, reach, [&](const FourContacts& four, Ints near) {
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
