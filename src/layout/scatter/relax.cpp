#include "layout/scatter/relax.hpp"

#include <algorithm>
#include <numeric>

namespace spotit::layout {
namespace {

constexpr float damping = 0.03F;                                  // relative to the weight of the contacts
constexpr float over_relaxation = 1.4F;                           // of moves and rotations
constexpr float max_move = 0.25F;                                 // radii
constexpr float max_turn = 0.2F;                                  // radians
constexpr float free_growth = 0.02F;                              // of a body without contacts
constexpr float max_growth_rate = 0.06F, max_shrink_rate = 0.06F; // of a radius in a step
constexpr float center_clearance = 0.15F; // a body's center stays this many radii inside the card

/// Rotates the body by a solution of its equations; returns true if its allowed range ended before.
bool rotate_into_limit(Body& body, const NormalEquations::Vector& step) {
    if (!body.can_turn()) return false;
    const float angle = over_relaxation * step[NormalEquations::Turn] / body.radius;
    const Vec wanted = rotate_a_little(body.turn, std::clamp(angle, -max_turn, max_turn));
    body.turn = wanted;
    limit_turn(body);
    return body.turn.x != wanted.x || body.turn.y != wanted.y;
}

void move(Body& body, const NormalEquations::Vector& step, const Boundary& rim) {
    Vec by = over_relaxation * Vec{step[NormalEquations::X], step[NormalEquations::Y]};
    const float max_step = max_move * body.radius;
    if (dot(by, by) > max_step * max_step) by = (max_step / length(by)) * by;
    body.at = body.at + by;
    const Boundary::Probe center = rim.probe(body.at);
    const float min_distance = center_clearance * body.radius;
    if (center.clearance < min_distance)
        body.at = body.at + (min_distance - center.clearance) * center.inward;
}

/// Resizes the body by a solution of its equations.
void resize(Body& body, float step, const GrowthLimits& growth) {
    const float rate = std::clamp(step / body.radius, -max_shrink_rate, max_growth_rate);
    body.radius = std::clamp(body.radius * (1 + rate), growth.min, growth.max);
}

} // namespace

Relaxer::Relaxer(CardState& state, random::Generator& random, Detail detail)
    : state_(state)
    , random_(random)
    , forces_(state, detail)
    , order_(state.bodies.size())
    , depth_(state.bodies.size()) {
    std::iota(order_.begin(), order_.end(), std::size_t{0});
}

Pressure Relaxer::relax(float clearance, std::span<const GrowthLimits> growth) {
    Pressure total;
    forces_.begin_pass(clearance);
    random_.shuffle(std::span(order_));
    for (const std::size_t i : order_) {
        Body& body = state_.bodies[i];
        if (body.is_pinned()) continue;
        ContactResponse response = forces_.compute(i);
        total.add(response.pressure);
        depth_[i] = response.pressure.deepest;
        NormalEquations& equations = response.equations;
        const float weight = equations.sum_weights();
        if (weight <= 0) {
            if (!growth.empty()) resize(body, free_growth * body.radius, growth[i]);
            continue;
        }
        if (growth.empty())
            equations.hold(NormalEquations::Size);
        else
            equations.push(NormalEquations::Size, growth[i].pressure * response.own_resistance);
        if (!body.can_turn()) equations.hold(NormalEquations::Turn);
        const float damped = damping * weight + 1e-3F;
        NormalEquations::Vector step = equations.solve(damped);
        if (rotate_into_limit(body, step)) {
            // The contacts that it can't rotate away from, it has to move away from.
            equations.hold(NormalEquations::Turn);
            step = equations.solve(damped);
        }
        move(body, step, state_.boundary);
        if (!growth.empty()) resize(body, step[NormalEquations::Size], growth[i]);
    }
    return total;
}

} // namespace spotit::layout
