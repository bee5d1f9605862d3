#include "layout/scatter/relax.hpp"

#include <algorithm>
#include <limits>

namespace spotit::layout {
namespace {

constexpr float max_scale_change = 0.05F; // change of the scale in a pass

/// Keeps the smallest body small enough for the card's variety.
void limit_last_ranked(CardState& state, std::size_t last_ranked, GrowthLimits& growth) {
    Body& body = state.bodies[last_ranked];
    const float max_size = find_max_smallest_size(state, last_ranked);
    if (max_size == std::numeric_limits<float>::infinity()) return;
    const float max_radius = max_size * body.own_scale * body.shape->radius_per_size;
    body.radius = std::min(body.radius, max_radius);
    growth.max = std::min(max_radius, body.max_radius);
    growth.min = std::min(growth.min * 0.99F, growth.max);
}

} // namespace

std::size_t find_last_ranked(const CardState& state) {
    return state.find_smallest([](const Body& body) { return body.relative / body.own_scale; });
}

float find_max_smallest_size(const CardState& state, std::size_t body) {
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
    const std::size_t last_ranked = find_last_ranked(state);
    Pressure pressure;
    for (int i = 0; i < schedule.passes; ++i) {
        const float done = static_cast<float>(i) / static_cast<float>(std::max(1, schedule.passes - 1));
        for (GrowthLimits& each : growth)
            each.pressure = schedule.from + (schedule.to - schedule.from) * done;
        if (state.count_free() > 1) limit_last_ranked(state, last_ranked, growth[last_ranked]);
        pressure = relaxer.relax(schedule.rim, growth);
    }
    return pressure;
}

} // namespace spotit::layout
