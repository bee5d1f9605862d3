#include "layout/scatter/scatter.hpp"

#include "layout/shapes/card_state.hpp"

#include <algorithm>

// The search for one card, stage by stage. A pass lets each body make one step away from what it touches
// (scatter.hpp); for eight bodies it takes 4 to 5 us. In brackets, the passes at the default effort.
//
// * find_promising_starts [180]: small bodies at random places are inflated until they press against each
//   other, a cross of the growing discs of Lubachevsky and Stillinger (1990, doi:10.1007/BF01025983) and of
//   packing at constant pressure. The best two of six, half grown, are grown to the end. All have one scale.
//   Limited turns are drawn first, and assigned to bodies before they are grown to the end
//   (scatter.hpp).
// * grow_to_fill [60]: each body grows into the room that is left around it.
// * improve_best_start [240 to 550]: iterated local search (Lourenco, Martin and Stutzle 2003,
//   doi:10.1007/0-306-48056-5_11). The best arrangement is disturbed, settles again, and replaces the best if
//   it is better: twelve times; with limited turns 18 times, and up to 54 passes each.
// * find_best_chain: all of that again while the card is poor, with four times the disturbances.
// * closing the gap [50]: only if the wanted gap is narrower than what the search keeps.
// * repair_overlaps [20 and more]: once more on the fine outlines, then with an exact test; about 0.9 ms.
// * spread [60]: only where bodies have room to move.
namespace spotit::layout {
namespace {

constexpr Schedule screening{.passes = 20, .from = 1.8F, .to = 0.8F};
constexpr Schedule settling{.passes = 30, .from = 0.8F, .to = 0.02F};
constexpr Schedule filling{.passes = 30, .from = 0.4F, .to = 0.02F};
constexpr Schedule resettling{.passes = 20, .from = 0.7F, .to = 0.02F};
constexpr Schedule limited_resettling{.passes = 14, .from = 0.7F, .to = 0.02F};
constexpr Schedule refilling{.passes = 26, .from = 0.5F, .to = 0.02F};
constexpr Schedule closing{.passes = 20, .from = 0.25F, .to = 0.02F};
constexpr float max_search_growth = 1.6F; // of one body relative to the others
/// The share of the best candidate's common scale that another must reach: one that settles below won't
/// overtake it by growing.
constexpr float min_promising_scale = 0.92F;

// Cards of sparse silhouettes profit most from time, and the worst card of a deck is the one that players
// notice.
constexpr int steps_factor_if_poor = 4;     // times the steps of others
constexpr int limited_factor_if_poor = 3;   // the same with limited turns, whose steps take longer
constexpr int steps_factor_if_few = 4;      // times the steps of cards of many bodies, which take longer
constexpr float poor_when_free = 0.58F;     // coverage, without a gap
constexpr float loss_by_gap = 0.46F;        // for a gap of one inradius and one body
constexpr float loss_by_held_turns = 0.05F; // if no body may rotate
constexpr float gain_by_fill = 0.55F;       // if all rotations are limited: for the share of their boxes that
constexpr float usual_fill = 0.58F;         // bodies fill beyond that
// Bodies that fill less than half of their boxes, as words do, can't cover what others do, at any effort.
constexpr float poor_when_sparse = 0.25F; // coverage, if they fill this share:
constexpr float sparse_fill = 0.41F;
constexpr float gain_by_sparse_fill = 3; // for the share that they fill beyond it

// Coverage for an empty circle as large as the card, in which a hole shows the more, the fewer bodies there
// are: at least, and for one body.
constexpr float min_price_of_hole = 0.4F, price_of_hole = 5;
constexpr float price_of_imbalance = 0.4F;   // of that, for all area at the rim
constexpr float min_spread_coverage = 0.99F; // of the coverage before spreading; and with equal sizes:
constexpr float min_spread_coverage_of_equal = 0.96F;
constexpr float deflation = 0.92F; // of all bodies before they settle again

// Thin shapes can stay crossed: while they do, the search continues.
constexpr float min_crossed_depth = 0.5F; // mm
constexpr int extra_disturbances = 40;

struct Candidate {
    std::vector<Body> bodies;
    float scale = 0;
    /// The objective: `covered` minus the price of unmet wishes and the penalty for the largest empty circle.
    float worth = -1e9F;
    float covered = 0; ///< coverage minus the penalty for its depth
    float settled = 0; ///< the value for the common scale before bodies grew individually
    float deepest = 0; ///< mm
};

/// Candidates are penalized for the depth of their contacts, since stacked bodies would win otherwise.
float compute_penalty(float deepest) {
    const float depth = deepest - 0.05F;
    if (depth <= 0) return 1;
    const float factor = (1 - 0.05F * depth) * (depth > 0.8F ? 0.85F : 1.0F);
    return std::max(0.1F, factor);
}

/// Returns the candidate that all bodies at their common scale are.
Candidate make_settled_candidate(const CardState& state, const Pressure& pressure) {
    const float size = state.scale * compute_penalty(pressure.deepest);
    return {state.bodies, state.scale, size * (1 - compute_price_of_wishes(state)),
            size,         size,        pressure.deepest};
}

void restore(CardState& state, const Candidate& candidate) {
    state.bodies = candidate.bodies;
    state.scale = candidate.scale;
}

/// Returns random starts, screened half way: only the promising ones are settled.
std::vector<Candidate> find_promising_starts(Relaxer& relaxer, const Budget& budget,
                                             random::Generator& random) {
    CardState& state = relaxer.state();
    std::vector<Candidate> candidates;
    for (int i = 0; i < budget.starts; ++i) {
        place_randomly(state, random);
        const Pressure pressure = inflate(relaxer, screening);
        candidates.push_back(make_settled_candidate(state, pressure));
    }
    std::ranges::stable_sort(candidates, std::greater<>(), &Candidate::worth);
    candidates.resize(std::min(candidates.size(), static_cast<std::size_t>(budget.finalists)));
    for (Candidate& candidate : candidates) {
        restore(state, candidate);
        assign_limited_turns(state);
        const Pressure pressure = inflate(relaxer, settling);
        candidate = make_settled_candidate(state, pressure);
    }
    return candidates;
}

/// Equal sizes stay equal; others grow into the remaining room.
Candidate grow_to_fill(Relaxer& relaxer, const Schedule& schedule, Pressure pressure) {
    const CardState& state = relaxer.state();
    const float settled = state.scale * compute_penalty(pressure.deepest);
    if (!state.has_equal_sizes()) pressure = grow_each(relaxer, schedule, max_search_growth);
    const float covered = state.measure_coverage() * compute_penalty(pressure.deepest);
    return {state.bodies, state.scale, covered, covered, settled, pressure.deepest};
}

/// Replaces the best candidate if the card is better now. Of two arrangements with the same coverage, the one
/// with the smaller empty circles, anywhere and in the middle, and the area around the middle looks fuller,
/// and is easier to improve. Equal sizes have no such choice.
void replace_if_better(const CardState& state, Candidate filled, Candidate& best) {
    filled.worth -= compute_price_of_wishes(state);
    const bool equal = state.has_equal_sizes();
    const float hole = std::max(min_price_of_hole, price_of_hole / static_cast<float>(state.bodies.size()));
    if (!equal) filled.worth -= price_of_imbalance * hole * state.measure_imbalance();
    if (filled.worth <= best.worth) return;
    if (!equal) {
        const float price = hole / state.boundary.inradius();
        filled.worth -= price * std::max(0.0F, measure_empty_radius(state, {}));
        filled.worth -= price * measure_max_empty_radius(state, (filled.worth - best.worth) / price);
    }
    if (filled.worth > best.worth) best = std::move(filled);
}

bool is_stepped(const Body& body) {
    return body.turning.kind == Turning::Kind::Stepped;
}

/// Rotates stepped bodies to the nearest step, and lets all settle again. Afterwards only disturbances choose
/// other steps.
Candidate snap_and_settle(Relaxer& relaxer) {
    CardState& state = relaxer.state();
    for (Body& body : state.bodies)
        if (is_stepped(body)) snap(body);
    state.scale *= deflation;
    state.apply_scale();
    const Pressure pressure = inflate(relaxer, settling);
    return grow_to_fill(relaxer, filling, pressure);
}

Candidate find_best_start(Relaxer& relaxer, const Budget& budget, random::Generator& random) {
    CardState& state = relaxer.state();
    const bool stepped = std::ranges::any_of(state.bodies, is_stepped);
    Candidate best;
    for (const Candidate& start : find_promising_starts(relaxer, budget, random)) {
        restore(state, start);
        Candidate filled = grow_to_fill(relaxer, filling, {.deepest = start.deepest});
        if (stepped) filled = snap_and_settle(relaxer);
        replace_if_better(state, std::move(filled), best);
    }
    return best;
}

/// Returns true if a card is poor among those of as many bodies, as wide a gap and as free rotations
/// (measured: the worst cards of decks that had no more time than others), and may still grow.
bool is_poor(const CardState& state, const Candidate& candidate) {
    const auto count = static_cast<float>(state.bodies.size());
    float held = 0, fill = 0, limited_fill = 0, excess = 0;
    for (const Body& body : candidate.bodies) {
        if (body.is_capped() && !body.is_pinned()) return false;
        excess += state.measure_excess(body) / count;
        fill += body.shape->fill() / count;
        if (body.turning.kind == Turning::Kind::Limited)
            limited_fill += body.shape->fill() - usual_fill;
        else if (body.turning.kind != Turning::Kind::Free)
            ++held;
    }
    const float gaps = (state.gap + excess) / state.boundary.inradius() * std::sqrt(count);
    const float poor = poor_when_free - loss_by_gap * gaps - loss_by_held_turns * held / count +
                       gain_by_fill * limited_fill / count;
    const float sparse = poor_when_sparse + gain_by_sparse_fill * (fill - sparse_fill);
    return candidate.covered < std::min(poor, sparse);
}

/// Lets a disturbed arrangement settle, at a common scale. Limited turns are free at first.
Pressure settle_again(Relaxer& relaxer, float min_scale) {
    CardState& state = relaxer.state();
    state.scale *= deflation;
    state.apply_scale();
    const bool limited = has_limited_turns(state);
    const Pressure pressure = inflate(relaxer, limited ? limited_resettling : resettling);
    if (!limited || state.scale * compute_penalty(pressure.deepest) < min_scale) return pressure;
    assign_limited_turns(state);
    return inflate(relaxer, limited_resettling);
}

/// Returns the best of some starts, improved by local search until the budget ends and no bodies are crossed.
Candidate improve_best_start(Relaxer& relaxer, const Budget& budget, random::Generator& random) {
    CardState& state = relaxer.state();
    Candidate best = find_best_start(relaxer, budget, random);
    const int max_steps = budget.disturbances + extra_disturbances;
    for (int i = 0; i < budget.disturbances || (best.deepest > min_crossed_depth && i < max_steps); ++i) {
        restore(state, best);
        release_limited_turns(state);
        perturb(state, random);
        const float min_scale = min_promising_scale * best.settled;
        const Pressure pressure = settle_again(relaxer, min_scale);
        if (state.scale * compute_penalty(pressure.deepest) < min_scale) continue;
        replace_if_better(state, grow_to_fill(relaxer, refilling, pressure), best);
    }
    return best;
}

/// Returns the best of several improved starts: where one is stuck, another is not.
Candidate find_best_chain(Relaxer& relaxer, const Budget& budget, random::Generator& random) {
    Budget first = budget;
    if (has_limited_turns(relaxer.state())) first.disturbances = budget.limited_disturbances;
    if (relaxer.state().has_few_bodies()) first.disturbances *= steps_factor_if_few;
    Candidate best = improve_best_start(relaxer, first, random);
    const auto keep_better = [&best](Candidate other) {
        if (other.worth > best.worth) best = std::move(other);
    };
    for (int i = 1; i < budget.chains; ++i) keep_better(improve_best_start(relaxer, first, random));
    Budget longer = budget;
    longer.disturbances *= has_limited_turns(relaxer.state()) ? limited_factor_if_poor : steps_factor_if_poor;
    for (int i = 0; i < budget.poor_restarts && is_poor(relaxer.state(), best); ++i)
        keep_better(improve_best_start(relaxer, longer, random));
    return best;
}

/// Returns true if bodies may have room to move: few bodies, those of one size, and others that may not grow
/// need not touch all around.
bool is_loose(const CardState& state) {
    const auto is_held = [](const Body& body) { return body.is_capped() && !body.is_pinned(); };
    return state.has_few_bodies() || state.has_equal_sizes() || std::ranges::any_of(state.bodies, is_held);
}

} // namespace

Outcome search(CardState& state, const Budget& budget, random::Generator random) {
    const float gap = state.gap;
    state.gap = std::max(gap, budget.min_gap);
    draw_middle_wish(state, random);
    Relaxer relaxer(state, random);
    const Candidate best = find_best_chain(relaxer, budget, random);
    restore(state, best);
    if (state.gap > gap) {
        state.gap = gap; // which the arrangement with larger gaps grows into
        grow_to_fill(relaxer, filling, inflate(relaxer, closing));
    }
    CardState spread_out = state;
    const bool exact = repair_overlaps(state, random);
    if (exact && is_loose(state)) {
        spread(spread_out, random);
        const float min_share = state.has_equal_sizes() ? min_spread_coverage_of_equal : min_spread_coverage;
        if (repair_overlaps(spread_out, random) &&
            spread_out.measure_coverage() > min_share * state.measure_coverage())
            state = spread_out;
    }
    return {exact, best.covered};
}

} // namespace spotit::layout
