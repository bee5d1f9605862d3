// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "layout/scatter/search.hpp"

#include "layout/scatter/inflate.hpp"
#include "layout/scatter/initial_placement.hpp"
#include "layout/scatter/repair_overlaps.hpp"
#include "layout/shapes/largest_empty_circle.hpp"

#include <algorithm>

namespace spotit::layout {
namespace {

// Contact depths in mm.
constexpr Schedule screening{20, 1.8F, 0.8F};
constexpr Schedule settling{30, 0.8F, 0.02F};
constexpr Schedule filling{30, 0.4F, 0.02F};
constexpr Schedule resettling{20, 0.7F, 0.02F};
constexpr Schedule refilling{26, 0.5F, 0.02F};
constexpr Schedule closing{20, 0.25F, 0.02F};
constexpr float max_search_growth = 1.3F; // of one body relative to the others
constexpr float hopeful = 0.92F;          // of the best's common scale: a worse candidate won't overtake it

// Cards of sparse silhouettes profit most from time, and the worst card of a deck is the one that players
// notice.
constexpr int poor_patience = 4;            // times the steps of others
constexpr float poor_when_free = 0.58F;     // coverage, without a gap
constexpr float loss_by_gap = 0.46F;        // for a gap of one inradius and one body
constexpr float loss_by_held_turns = 0.05F; // if no body may rotate freely

constexpr float price_of_empty_circle = 0.3F; // coverage for a radius as large as the card's
constexpr std::size_t few = 5;
constexpr float as_full = 0.99F;   // of the coverage: the maximum loss by spreading
constexpr float deflation = 0.92F; // of all bodies before they settle again

// Thin shapes can stay crossed: while they do, the search continues.
constexpr float crossed = 0.5F; // mm
constexpr int extra_disturbances = 40;

struct Candidate {
    std::vector<Body> bodies;
    float scale = 0;
    float worth = -1;  ///< the objective: `covered` minus the penalty for the largest empty circle
    float covered = 0; ///< coverage minus the penalty for its depth
    float settled = 0; ///< the value for the common scale before bodies grew individually
    float deepest = 0; ///< mm
};

/// Candidates are penalized for the depth of their contacts, since stacked bodies would win otherwise.
float penalty(float deepest) {
    const float depth = deepest - 0.05F;
    if (depth <= 0) return 1;
    const float factor = (1 - 0.05F * depth) * (depth > 0.8F ? 0.85F : 1.0F);
    return std::max(0.1F, factor);
}

Candidate settled(const CardState& state, const Pressure& pressure) {
    const float worth = state.scale * penalty(pressure.deepest);
    return {state.bodies, state.scale, worth, worth, worth, pressure.deepest};
}

void restore(CardState& state, const Candidate& candidate) {
    state.bodies = candidate.bodies;
    state.scale = candidate.scale;
}

void keep_best(std::vector<Candidate>& candidates, int count) {
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.worth > b.worth; });
    candidates.resize(std::min(candidates.size(), static_cast<std::size_t>(count)));
}

/// Returns random starts, screened half way: only the promising ones are settled.
std::vector<Candidate> screened_starts(Relaxer& relaxer, const Budget& budget, random::Generator& random) {
    CardState& state = relaxer.state();
    std::vector<Candidate> candidates;
    for (int i = 0; i < budget.starts; ++i) {
        place_randomly(state, random);
        const Pressure pressure = inflate(relaxer, screening);
        candidates.push_back(settled(state, pressure));
    }
    keep_best(candidates, budget.finalists);
    for (Candidate& candidate : candidates) {
        restore(state, candidate);
        const Pressure pressure = inflate(relaxer, settling);
        candidate = settled(state, pressure);
    }
    return candidates;
}

/// Equal sizes stay equal; others grow into the remaining room.
Candidate grow_to_fill(Relaxer& relaxer, const Schedule& schedule, Pressure pressure) {
    const CardState& state = relaxer.state();
    const float settled = state.scale * penalty(pressure.deepest);
    if (!state.all_equal()) pressure = grow_each(relaxer, schedule, max_search_growth);
    const float covered = state.coverage() * penalty(pressure.deepest);
    return {state.bodies, state.scale, covered, covered, settled, pressure.deepest};
}

/// Replaces the best candidate if the card is better now. Of two arrangements with the same coverage, the one
/// with the smaller empty circle looks fuller, and is easier to improve. Equal sizes have no such choice.
void compete(const CardState& state, Candidate filled, Candidate& best) {
    if (filled.covered <= best.worth) return;
    if (!state.all_equal())
        filled.worth -= price_of_empty_circle * largest_empty_radius(state) / state.boundary.inradius();
    if (filled.worth > best.worth) best = std::move(filled);
}

bool is_stepped(const Body& body) {
    return body.turning.kind == Turning::Kind::Stepped;
}

/// Rotates stepped bodies to the nearest step, and lets all settle again. Afterwards only disturbances choose
/// other steps.
Candidate snapped(Relaxer& relaxer) {
    CardState& state = relaxer.state();
    for (Body& body : state.bodies)
        if (is_stepped(body)) snap(body);
    state.scale *= deflation;
    state.apply_scale();
    const Pressure pressure = inflate(relaxer, settling);
    return grow_to_fill(relaxer, filling, pressure);
}

Candidate best_start(Relaxer& relaxer, const Budget& budget, random::Generator& random) {
    CardState& state = relaxer.state();
    const bool stepped = std::any_of(state.bodies.begin(), state.bodies.end(), is_stepped);
    Candidate best;
    for (const Candidate& start : screened_starts(relaxer, budget, random)) {
        restore(state, start);
        Candidate filled = grow_to_fill(relaxer, filling, {.deepest = start.deepest});
        if (stepped) filled = snapped(relaxer);
        compete(state, std::move(filled), best);
    }
    return best;
}

/// Grows an arrangement with larger gaps into the wanted gap.
void close_gap(Relaxer& relaxer) {
    const Pressure pressure = inflate(relaxer, closing);
    grow_to_fill(relaxer, filling, pressure);
}

/// Returns true if a card is poor among those of as many bodies, as wide a gap and as free rotations
/// (measured: the worst cards of decks that had no more time than others), and may still grow.
bool is_poor(const CardState& state, const Candidate& candidate) {
    const auto count = static_cast<float>(state.bodies.size());
    float held = 0, excess = 0;
    for (const Body& body : candidate.bodies) {
        if (body.capped()) return false;
        excess += state.excess(body) / count;
        if (body.turning.kind != Turning::Kind::Free) ++held;
    }
    const float gaps = (state.gap + excess) / state.boundary.inradius() * std::sqrt(count);
    return candidate.covered < poor_when_free - loss_by_gap * gaps - loss_by_held_turns * held / count;
}

/// Returns the best of some starts, improved by local search until the budget ends and no bodies are crossed.
Candidate improved_start(Relaxer& relaxer, const Budget& budget, random::Generator& random) {
    CardState& state = relaxer.state();
    Candidate best = best_start(relaxer, budget, random);
    const int most = budget.disturbances + extra_disturbances;
    for (int i = 0; i < budget.disturbances || (best.deepest > crossed && i < most); ++i) {
        restore(state, best);
        perturb(state, random);
        state.scale *= deflation;
        state.apply_scale();
        const Pressure pressure = inflate(relaxer, resettling);
        if (state.scale * penalty(pressure.deepest) < hopeful * best.settled) continue;
        compete(state, grow_to_fill(relaxer, refilling, pressure), best);
    }
    return best;
}

/// Returns the best of several improved starts: where one is stuck, another is not.
Candidate best_chain(Relaxer& relaxer, const Budget& budget, random::Generator& random) {
    Candidate best = improved_start(relaxer, budget, random);
    const auto challenge = [&best](Candidate other) {
        if (other.worth > best.worth) best = std::move(other);
    };
    for (int i = 1; i < budget.chains; ++i) challenge(improved_start(relaxer, budget, random));
    Budget patient = budget;
    patient.disturbances *= poor_patience;
    for (int i = 0; i < budget.poor_restarts && is_poor(relaxer.state(), best); ++i)
        challenge(improved_start(relaxer, patient, random));
    return best;
}

/// Returns true if bodies may have room to move: few bodies, or bodies that may not grow, need not touch all
/// around.
bool is_loose(const CardState& state) {
    return state.bodies.size() <= few || std::any_of(state.bodies.begin(), state.bodies.end(),
                                                     [](const Body& body) { return body.capped(); });
}

} // namespace

Budget budget_for(Effort effort) {
    switch (effort) {
    case Effort::Fast:
        return {3, 1, 3};
    case Effort::Default:
        return {6, 2, 12, 1, 2};
    case Effort::High:
        return {8, 2, 60, 1, 1};
    case Effort::Best:
        return {10, 2, 250, 4, 1};
    }
    return {};
}

Outcome search(CardState& state, const Budget& budget, random::Generator random) {
    const float gap = state.gap;
    state.gap = std::max(gap, budget.min_gap);
    Relaxer relaxer(state, random);
    const Candidate best = best_chain(relaxer, budget, random);
    restore(state, best);
    if (state.gap > gap) {
        state.gap = gap;
        close_gap(relaxer);
    }
    CardState spread_out = state;
    const bool exact = repair_overlaps(state, random);
    if (exact && is_loose(state)) {
        spread(spread_out, random);
        if (repair_overlaps(spread_out, random) && spread_out.coverage() > as_full * state.coverage())
            state = spread_out;
    }
    return {exact, best.covered};
}

} // namespace spotit::layout
