// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "layout/scatter/finish.hpp"

#include "layout/scatter/arrangement.hpp"
#include "layout/scatter/growth.hpp"
#include "layout/shapes/clearance.hpp"

#include <algorithm>

namespace spotit::layout {
namespace {

// Millimeters. The rim needs the same reserve as the pairs, or repairing one undoes the other for ever.
constexpr float reserve = 0.015F; // aimed at by relaxing, so that the exact test passes
constexpr float repair_safety =
    0.001F; // aimed at by the exact test and half of it kept, for rounding here and on the way to the page
constexpr float extra_shrink = 0.002F;

constexpr Schedule regrowing{80, 0.25F, 0.02F};
constexpr float regrowing_gap = 1; // mm
constexpr int max_rehousings = 4;
constexpr float entangled_clearance = -0.04F; // mm
constexpr float shrunken = 0.6F;              // of the size before

constexpr int polishing_sweeps = 12;
constexpr int relaxing_sweeps = 8;
constexpr int max_repairs = 120;
constexpr float min_repaired_radius = 0.05F; // mm: nobody could see it
constexpr float max_shrink = 0.9F;           // in one repair

void shrink(Table& table, std::span<const float> factors) {
    if (table.all_equal()) {
        table.scale *= *std::min_element(factors.begin(), factors.end());
        table.apply_scale();
        return;
    }
    for (std::size_t i = 0; i < factors.size(); ++i) table.bodies[i].radius *= factors[i];
}

/// Presses apart at a gap that is larger by `more`; the stubborn shrink a little.
void relax(Sweeper& sweeper, int sweeps, float more) {
    Table& table = sweeper.table();
    const float gap = table.gap;
    table.gap += more;
    std::vector<float> factors(table.bodies.size());
    for (int i = 0; i < sweeps; ++i) {
        const Pressure felt = sweeper.sweep(more);
        if (felt.deepest < 0.6F * more) break;
        if (i < 2) continue;
        for (std::size_t j = 0; j < factors.size(); ++j) {
            const float depth = sweeper.depth(j);
            const float by = 0.6F * (depth - 0.4F * more) / table.bodies[j].radius;
            factors[j] = depth > 0.6F * more ? 1 - std::min(0.05F, by) : 1;
        }
        shrink(table, factors);
    }
    table.gap = gap;
}

/// Settles once more on the fine outlines: what the few samples of the search did not feel can give room or
/// take it.
void polish(Sweeper& sweeper) {
    Table& table = sweeper.table();
    const float gap = table.gap;
    table.gap += reserve;
    const Schedule schedule{polishing_sweeps, 0.08F, 0.004F, reserve};
    if (table.all_equal())
        inflate(sweeper, schedule);
    else
        grow_each(sweeper, schedule, 1.1F);
    table.gap = gap;
}

/// How much each body has to shrink for what is missing of gap and margin; true when nothing is.
bool find_offenders(const Table& table, float haste, std::vector<float>& factors) {
    const std::vector<Body>& bodies = table.bodies;
    bool none = true;
    std::fill(factors.begin(), factors.end(), 1.0F);
    const auto offend = [&](std::size_t i, float factor) {
        factors[i] = std::min(factors[i], std::max(max_shrink, factor));
        none = false;
    };
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        const float rim = rim_clearance(bodies[i], table.boundary, repair_safety);
        if (rim < repair_safety / 2)
            offend(i, 1 - (repair_safety - rim + extra_shrink) * haste / bodies[i].radius);
        for (std::size_t j = i + 1; j < bodies.size(); ++j) {
            const float missing =
                table.gap + repair_safety - pair_clearance(bodies[i], bodies[j], table.gap + repair_safety);
            if (missing <= repair_safety / 2) continue;
            const float factor = 1 - (missing + extra_shrink) * haste / (bodies[i].radius + bodies[j].radius);
            offend(i, factor);
            offend(j, factor);
        }
    }
    return none;
}

/// Further shrinking is no remedy then.
bool vanished(const Table& table) {
    return std::any_of(table.bodies.begin(), table.bodies.end(),
                       [](const Body& body) { return body.radius < min_repaired_radius; });
}

/// Shrinking a body about its center can bring it nearer to one that it embraces: so test again after each
/// round, and let them move apart in between.
bool repair(Sweeper& sweeper) {
    Table& table = sweeper.table();
    std::vector<float> factors(table.bodies.size());
    for (int round = 0; round < max_repairs; ++round) {
        const float haste = 1 + 0.3F * static_cast<float>(round);
        if (find_offenders(table, haste, factors)) return true;
        shrink(table, factors);
        if (vanished(table)) return false;
        if (round >= 1 && round < 20) relax(sweeper, 3, reserve + 0.004F * static_cast<float>(round));
    }
    return false;
}

/// Lets the rehoused grow, with more air than asked for: as in the search, thin shapes would cross unfelt.
void regrow(Table& table, random::Generator& random) {
    const float gap = table.gap;
    table.gap = std::max(gap, regrowing_gap);
    for (Body& body : table.bodies) body.radius *= 0.9F;
    Sweeper sweeper(table, random);
    grow_each(sweeper, regrowing, 1.1F);
    table.gap = gap;
}

/// Of two bodies that lie deep in each other or cross, the smaller gets a new place. False when there are
/// none.
bool rehouse_entangled(Table& table, random::Generator& random) {
    std::vector<Body>& bodies = table.bodies;
    bool any = false;
    for (std::size_t i = 0; i < bodies.size(); ++i)
        for (std::size_t j = i + 1; j < bodies.size(); ++j) {
            if (pair_clearance(bodies[i], bodies[j], 0) > entangled_clearance) continue;
            rehouse(table, bodies[i].radius < bodies[j].radius ? i : j, random);
            any = true;
        }
    return any;
}

/// Whoever had to shrink to a fraction was entangled too. False when there is nobody like that.
bool rehouse_shrunken(Table& table, std::span<const float> before, random::Generator& random) {
    bool any = false;
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (table.bodies[i].radius > shrunken * before[i]) continue;
        rehouse(table, i, random);
        any = true;
    }
    return any;
}

/// All of it once: true when gap, rim and variety hold.
bool settle(Sweeper& sweeper, random::Generator& random) {
    Table& table = sweeper.table();
    for (int round = 0;; ++round) {
        polish(sweeper);
        relax(sweeper, relaxing_sweeps, reserve);
        if (round == max_rehousings || !rehouse_entangled(table, random)) break;
        regrow(table, random);
    }
    for (int round = 0; round < 8; ++round) {
        if (!repair(sweeper)) return false;
        if (!restore_variety(table)) return true;
    }
    return false;
}

} // namespace

bool restore_variety(Table& table) {
    if (table.all_equal() || table.bodies.size() < 2) return false;
    const auto smaller = [](const Body& a, const Body& b) { return a.fair_size() < b.fair_size(); };
    Body& smallest = *std::min_element(table.bodies.begin(), table.bodies.end(), smaller);
    const float largest = std::max_element(table.bodies.begin(), table.bodies.end(), smaller)->fair_size();
    const float most = largest / table.variety;
    if (smallest.fair_size() <= most) return false;
    smallest.radius = 0.9999F * most * smallest.own_scale * smallest.shape->radius_per_size;
    return true;
}

bool finish(Table& table, random::Generator& random) {
    std::vector<float> before;
    for (const Body& body : table.bodies) before.push_back(body.radius);
    Sweeper sweeper(table, random, Detail::Fine);
    bool exact = settle(sweeper, random);
    for (int round = 0; round < max_rehousings && !table.all_equal(); ++round) {
        const bool rehoused = rehouse_shrunken(table, before, random);
        if (exact && !rehoused) break;
        regrow(table, random);
        exact = settle(sweeper, random);
    }
    return exact;
}

void spread(Table& table, random::Generator& random) {
    constexpr int sweeps = 60;
    const float gap = table.gap;
    Sweeper sweeper(table, random);
    for (int i = 0; i < sweeps; ++i) {
        const float left = static_cast<float>(sweeps - i) / static_cast<float>(sweeps);
        const float more = 0.5F * left * table.boundary.inradius();
        table.gap = gap + more;
        sweeper.sweep(more);
    }
    table.gap = gap;
}

} // namespace spotit::layout
