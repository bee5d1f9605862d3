#pragma once

#include "layout/shapes/card_state.hpp"

#include <spotit/random.hpp>

namespace spotit::layout {

/// The effort for one card.
struct Budget {
    int starts = 4;               ///< random starts, grown half way
    int finalists = 2;            ///< the best of them, grown to the end
    int disturbances = 0;         ///< steps of the local search
    int limited_disturbances = 0; ///< the same if rotations are limited
    int chains = 1;               ///< repetitions of the whole search; the best one counts
    /// Number of restarts of a card with a poor result, each with more steps.
    int poor_restarts = 0;
    /// The search keeps at least this gap, mm, and closes it at the end: contacts are sampled at few points,
    /// and thin shapes cross unnoticed at smaller gaps.
    float min_gap = 0.7F;
};
Budget find_budget(Effort effort);

/// The result of a search.
struct Outcome {
    bool exact = false; ///< gap, margin and variety hold
    float expected = 0; ///< the coverage before overlaps were repaired; entangled bodies lose much of it
};

/// Searches an arrangement with high coverage: few random starts, the best improved by iterated local search,
/// overlaps repaired in the result.
Outcome search(CardState& state, const Budget& budget, random::Generator random);

} // namespace spotit::layout
