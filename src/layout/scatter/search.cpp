// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "layout/scatter/search.hpp"

#include "layout/scatter/arrangement.hpp"
#include "layout/scatter/finish.hpp"
#include "layout/scatter/growth.hpp"
#include "layout/shapes/hole.hpp"

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
constexpr float max_search_growth = 1.3F; // of one body beyond the others
constexpr float hopeful =
    0.92F; // of the best's common scale: who settles below it won't overtake it by filling

// Cards of sparse silhouettes profit most from time, and the worst card of a deck is the one that is seen.
constexpr int poor_patience = 4;            // times the steps of others
constexpr float poor_when_free = 0.58F;     // coverage, without a gap
constexpr float loss_by_gap = 0.46F;        // for a gap of one inradius and one body
constexpr float loss_by_held_turns = 0.05F; // when no body may turn freely

constexpr float price_of_hole = 0.3F; // coverage for a radius of the whole card's
constexpr std::size_t few = 5;
constexpr float as_full = 0.99F;   // of the coverage: what spreading may cost
constexpr float deflation = 0.92F; // of all before they settle again

// Sticks can stay crossed: while they do, the search goes on.
constexpr float crossed = 0.5F; // mm
constexpr int extra_disturbances = 40;

struct Candidate {
    std::vector<Body> bodies;
    float scale = 0;
    float worth = -1;  ///< what the search is after: `covered`, less what the largest hole costs
    float covered = 0; ///< coverage, less what its depth costs
    float settled = 0; ///< the same of the common scale before bodies grew for themselves
    float deepest = 0; ///< mm
};

/// A candidate counts less the deeper its bodies sit in each other, or else the search would win by stacking
/// them.
float penalty(float deepest) {
    const float depth = deepest - 0.05F;
    if (depth <= 0) return 1;
    const float factor = (1 - 0.05F * depth) * (depth > 0.8F ? 0.85F : 1.0F);
    return std::max(0.1F, factor);
}

Candidate settled(const Table& table, const Pressure& felt) {
    const float worth = table.scale * penalty(felt.deepest);
    return {table.bodies, table.scale, worth, worth, worth, felt.deepest};
}

void restore(Table& table, const Candidate& candidate) {
    table.bodies = candidate.bodies;
    table.scale = candidate.scale;
}

void keep_best(std::vector<Candidate>& candidates, int count) {
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.worth > b.worth; });
    candidates.resize(std::min(candidates.size(), static_cast<std::size_t>(count)));
}

/// Random starts, screened half way: only the promising ones are settled.
std::vector<Candidate> screened_starts(Sweeper& sweeper, const Budget& budget, random::Generator& random) {
    Table& table = sweeper.table();
    std::vector<Candidate> candidates;
    for (int i = 0; i < budget.starts; ++i) {
        scatter(table, random);
        const Pressure felt = inflate(sweeper, screening);
        candidates.push_back(settled(table, felt));
    }
    keep_best(candidates, budget.finalists);
    for (Candidate& candidate : candidates) {
        restore(table, candidate);
        const Pressure felt = inflate(sweeper, settling);
        candidate = settled(table, felt);
    }
    return candidates;
}

/// Sizes that are to be equal stay so; others grow into the room that is left.
Candidate fill(Sweeper& sweeper, const Schedule& schedule, Pressure felt) {
    const Table& table = sweeper.table();
    const float settled = table.scale * penalty(felt.deepest);
    if (!table.all_equal()) felt = grow_each(sweeper, schedule, max_search_growth);
    const float covered = table.coverage() * penalty(felt.deepest);
    return {table.bodies, table.scale, covered, covered, settled, felt.deepest};
}

/// Takes the arrangement that is on the table for the best if it is. Of two that cover alike the one with the
/// smaller hole looks fuller, and is easier to improve. Equal sizes leave nothing to trade.
void compete(const Table& table, Candidate filled, Candidate& best) {
    if (filled.covered <= best.worth) return;
    if (!table.all_equal()) filled.worth -= price_of_hole * max_hole(table) / table.boundary.inradius();
    if (filled.worth > best.worth) best = std::move(filled);
}

bool is_stepped(const Body& body) {
    return body.turning.kind == Turning::Kind::Stepped;
}

/// Turns stepped bodies to the nearest step, and lets all settle again with these turns. From then on only
/// disturbances choose other steps.
Candidate snapped(Sweeper& sweeper) {
    Table& table = sweeper.table();
    for (Body& body : table.bodies)
        if (is_stepped(body)) snap(body);
    table.scale *= deflation;
    table.apply_scale();
    const Pressure felt = inflate(sweeper, settling);
    return fill(sweeper, filling, felt);
}

Candidate best_start(Sweeper& sweeper, const Budget& budget, random::Generator& random) {
    Table& table = sweeper.table();
    const bool stepped = std::any_of(table.bodies.begin(), table.bodies.end(), is_stepped);
    Candidate best;
    for (const Candidate& start : screened_starts(sweeper, budget, random)) {
        restore(table, start);
        Candidate filled = fill(sweeper, filling, {.deepest = start.deepest});
        if (stepped) filled = snapped(sweeper);
        compete(table, std::move(filled), best);
    }
    return best;
}

/// Lets an arrangement with larger gaps grow into the gap that was asked for.
void close_gap(Sweeper& sweeper) {
    const Pressure felt = inflate(sweeper, closing);
    fill(sweeper, filling, felt);
}

/// Whether a card is poor among those of as many bodies, as wide a gap and as free turns (measured: the worst
/// cards of decks that had no more time than others), and may still grow.
bool is_poor(const Table& table, const Candidate& candidate) {
    const float count = static_cast<float>(table.bodies.size());
    float held = 0;
    for (const Body& body : candidate.bodies) {
        if (body.capped()) return false;
        if (body.turning.kind != Turning::Kind::Free) ++held;
    }
    const float gaps = table.gap / table.boundary.inradius() * std::sqrt(count);
    return candidate.covered < poor_when_free - loss_by_gap * gaps - loss_by_held_turns * held / count;
}

/// The best of some starts, improved by local search for as long as the budget says or bodies are crossed.
Candidate improved_start(Sweeper& sweeper, const Budget& budget, random::Generator& random) {
    Table& table = sweeper.table();
    Candidate best = best_start(sweeper, budget, random);
    const int most = budget.disturbances + extra_disturbances;
    for (int i = 0; i < budget.disturbances || (best.deepest > crossed && i < most); ++i) {
        restore(table, best);
        perturb(table, random);
        table.scale *= deflation;
        table.apply_scale();
        const Pressure felt = inflate(sweeper, resettling);
        if (table.scale * penalty(felt.deepest) < hopeful * best.settled) continue;
        compete(table, fill(sweeper, refilling, felt), best);
    }
    return best;
}

/// The best of several improved starts: from where one of them is stuck, another is not.
Candidate best_chain(Sweeper& sweeper, const Budget& budget, random::Generator& random) {
    Candidate best = improved_start(sweeper, budget, random);
    const auto challenge = [&best](Candidate other) {
        if (other.worth > best.worth) best = std::move(other);
    };
    for (int i = 1; i < budget.chains; ++i) challenge(improved_start(sweeper, budget, random));
    Budget patient = budget;
    patient.disturbances *= poor_patience;
    for (int i = 0; i < budget.poor_restarts && is_poor(sweeper.table(), best); ++i)
        challenge(improved_start(sweeper, patient, random));
    return best;
}

/// Whether something has room to move: few bodies, or bodies that may not grow, need not touch all around.
bool is_loose(const Table& table) {
    return table.bodies.size() <= few || std::any_of(table.bodies.begin(), table.bodies.end(),
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

Outcome search(Table& table, const Budget& budget, random::Generator random) {
    const float gap = table.gap;
    table.gap = std::max(gap, budget.min_gap);
    Sweeper sweeper(table, random);
    const Candidate best = best_chain(sweeper, budget, random);
    restore(table, best);
    if (table.gap > gap) {
        table.gap = gap;
        close_gap(sweeper);
    }
    Table spread_out = table;
    const bool exact = finish(table, random);
    if (exact && is_loose(table)) {
        spread(spread_out, random);
        if (finish(spread_out, random) && spread_out.coverage() > as_full * table.coverage())
            table = spread_out;
    }
    return {exact, best.covered};
}

} // namespace spotit::layout
