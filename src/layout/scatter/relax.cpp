#include "layout/scatter/scatter.hpp"

#include <algorithm>
#include <limits>
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

constexpr float max_scale_change = 0.05F; // change of the scale in a pass

/// Keeps the smallest body small enough for the card's variety.
void limit_last_ranked(CardState& state, std::size_t last_ranked, GrowthLimits& growth) {
    Body& body = state.bodies[last_ranked];
    const float max_size = compute_max_smallest_size(state, last_ranked);
    if (max_size == std::numeric_limits<float>::infinity()) return;
    const float max_radius = body.compute_radius(max_size);
    body.radius = std::min(body.radius, max_radius);
    growth.max = std::min(max_radius, body.max_radius);
    growth.min = std::min(growth.min * 0.99F, growth.max);
}

/// Keeps bodies from outgrowing the smallest, beside which they would look like giants; few bodies leave room
/// that only one of them can fill. `widest` are the limits without it.
void limit_giants(const CardState& state, std::span<const GrowthLimits> widest,
                  std::span<GrowthLimits> growth) {
    const float max_varieties = state.has_few_bodies() ? 1.3F : 1.1F;
    const std::size_t smallest = state.find_smallest(std::mem_fn(&Body::measure_unscaled_size));
    const float max_size = max_varieties * state.variety * state.bodies[smallest].measure_unscaled_size();
    for (std::size_t i = 0; i < growth.size(); ++i)
        growth[i].max = std::clamp(state.bodies[i].compute_radius(max_size), growth[i].min, widest[i].max);
}

/// Returns the index of the body that is to be the smallest by its rank, of those that are not pinned.
std::size_t find_last_ranked(const CardState& state) {
    return state.find_smallest([](const Body& body) { return body.relative / body.own_scale; });
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
        ContactResponse response = forces_.compute(i, !growth.empty());
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

float compute_max_smallest_size(const CardState& state, std::size_t body) {
    constexpr float rounded = 1.01F; // pins are written with few digits
    float max_size = 0, min_pinned = std::numeric_limits<float>::infinity();
    for (std::size_t i = 0; i < state.bodies.size(); ++i) {
        if (i == body) continue;
        const float size = state.bodies[i].measure_unscaled_size();
        max_size = std::max(max_size, size);
        if (state.bodies[i].is_pinned()) min_pinned = std::min(min_pinned, size);
    }
    const float max_smallest = max_size / state.variety;
    return min_pinned <= rounded * max_smallest ? std::numeric_limits<float>::infinity() : max_smallest;
}

Pressure inflate(Relaxer& relaxer, const Schedule& schedule) {
    CardState& state = relaxer.state();
    Pressure pressure;
    float depth = schedule.from;
    const float cooling = static_cast<float>(
        root(static_cast<double>(schedule.to / schedule.from), std::max(1, schedule.passes - 1)));
    for (int i = 0; i < schedule.passes; ++i) {
        pressure = relaxer.relax(schedule.rim);
        float rate = max_scale_change;
        if (pressure.resistance_squared > 0)
            rate = (depth * pressure.resistance - pressure.resisted_depth) / pressure.resistance_squared;
        rate = std::clamp(rate, -max_scale_change, max_scale_change);
        state.scale *= 1 + rate;
        state.apply_scale();
        depth *= cooling;
    }
    return pressure;
}

Pressure grow_each(Relaxer& relaxer, const Schedule& schedule, float max_factor) {
    CardState& state = relaxer.state();
    std::vector<GrowthLimits> growth;
    for (const Body& body : state.bodies) {
        const float nominal = state.scale * body.relative * body.shape->radius_per_size;
        growth.push_back(
            {0, body.radius * 0.97F, std::min(std::max(body.radius * max_factor, nominal), body.max_radius)});
    }
    const std::vector<GrowthLimits> widest = growth;
    const std::size_t last_ranked = find_last_ranked(state);
    Pressure pressure;
    for (int i = 0; i < schedule.passes; ++i) {
        const float done = static_cast<float>(i) / static_cast<float>(std::max(1, schedule.passes - 1));
        for (GrowthLimits& each : growth)
            each.pressure = schedule.from + (schedule.to - schedule.from) * done;
        limit_giants(state, widest, growth);
        if (state.count_free() > 1) limit_last_ranked(state, last_ranked, growth[last_ranked]);
        pressure = relaxer.relax(schedule.rim, growth);
    }
    return pressure;
}

} // namespace spotit::layout
