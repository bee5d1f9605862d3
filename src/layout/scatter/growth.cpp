// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "layout/scatter/growth.hpp"

#include "layout/shapes/arithmetic.hpp"

#include <algorithm>

namespace spotit::layout {
namespace {

constexpr float fastest = 0.05F; // change of the scale in a sweep

/// Keeps the smallest body small enough for the card's variety, whatever the others do.
void bound_smallest(Table& table, std::size_t smallest, Growth& growth) {
    Body& body = table.bodies[smallest];
    const float most =
        largest_size_but(table, smallest) / table.variety * body.own_scale * body.shape->radius_per_size;
    body.radius = std::min(body.radius, most);
    growth.most = std::min(most, body.max_radius);
    growth.least = std::min(growth.least * 0.99F, growth.most);
}

} // namespace

std::size_t min_rank(const Table& table) {
    const auto smaller = [](const Body& a, const Body& b) {
        return a.relative / a.own_scale < b.relative / b.own_scale;
    };
    return static_cast<std::size_t>(std::min_element(table.bodies.begin(), table.bodies.end(), smaller) -
                                    table.bodies.begin());
}

float largest_size_but(const Table& table, std::size_t but) {
    float largest = 0;
    for (std::size_t i = 0; i < table.bodies.size(); ++i)
        if (i != but) largest = std::max(largest, table.bodies[i].fair_size());
    return largest;
}

Pressure inflate(Sweeper& sweeper, const Schedule& schedule) {
    Table& table = sweeper.table();
    Pressure felt;
    float depth = schedule.from;
    const float cooling = static_cast<float>(
        root(static_cast<double>(schedule.to / schedule.from), std::max(1, schedule.sweeps - 1)));
    for (int i = 0; i < schedule.sweeps; ++i) {
        felt = sweeper.sweep(schedule.rim);
        float rate = fastest;
        if (felt.resistance_squared > 0)
            rate = (depth * felt.resistance - felt.resisted_depth) / felt.resistance_squared;
        rate = std::clamp(rate, -fastest, fastest);
        table.scale *= 1 + rate;
        table.apply_scale();
        depth *= cooling;
    }
    return felt;
}

Pressure grow_each(Sweeper& sweeper, const Schedule& schedule, float most) {
    Table& table = sweeper.table();
    std::vector<Growth> growth;
    for (const Body& body : table.bodies) {
        const float nominal = table.scale * body.relative * body.shape->radius_per_size;
        growth.push_back(
            {0, body.radius * 0.97F, std::min(std::max(body.radius * most, nominal), body.max_radius)});
    }
    const std::size_t smallest = min_rank(table);
    Pressure felt;
    for (int i = 0; i < schedule.sweeps; ++i) {
        const float done = static_cast<float>(i) / static_cast<float>(std::max(1, schedule.sweeps - 1));
        for (Growth& one : growth) one.pressure = schedule.from + (schedule.to - schedule.from) * done;
        if (table.bodies.size() > 1) bound_smallest(table, smallest, growth[smallest]);
        felt = sweeper.sweep_growing(growth, schedule.rim);
    }
    return felt;
}

} // namespace spotit::layout
