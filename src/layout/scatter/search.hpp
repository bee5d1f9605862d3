// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/shapes/card_state.hpp"

#include <spotit/random.hpp>

namespace spotit::layout {

/// The effort for one card.
struct Budget {
    int starts = 4;       ///< random beginnings, grown half way
    int finalists = 2;    ///< the best of them, grown to the end
    int disturbances = 0; ///< steps of the local search
    int chains = 1;       ///< times that all of this is done; the best of them counts
    /// How often a card that has come out poor begins anew after that, each time with more steps.
    int poor_restarts = 0;
    /// The search keeps at least this gap, mm, and closes it at the end: contacts are found at few points,
    /// and with less white than this between them thin shapes cross unnoticed.
    float min_gap = 0.7F;
};
Budget budget_for(Effort effort);

/// The result of a search.
struct Outcome {
    bool exact = false; ///< gap, margin and variety hold
    float expected = 0; ///< the coverage before all was made exact; entangled bodies lose much of it
};

/// Looks for an arrangement with much coverage: few random starts, the best of them improved by iterated
/// local search, the result made exact.
Outcome search(CardState& state, const Budget& budget, random::Generator random);

} // namespace spotit::layout
