#pragma once

#include "layout/shapes/card_state.hpp"

#include <spotit/random.hpp>

#include <functional>
#include <span>

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
    int distributions = 1; ///< assignments to the places of a ring or a grid; the densest counts
};
struct EffortRow {
    Effort effort;
    Budget budget;
};
inline constexpr EffortRow effort_rows[] = {
    {Effort::Fast, {.starts = 3, .finalists = 1, .disturbances = 3, .limited_disturbances = 6}},
    {Effort::Default,
     {.starts = 6, .disturbances = 12, .limited_disturbances = 18, .poor_restarts = 2, .distributions = 4}},
    {Effort::High,
     {.starts = 8, .disturbances = 60, .limited_disturbances = 60, .poor_restarts = 1, .distributions = 16}},
    {Effort::Best,
     {.starts = 10,
      .disturbances = 250,
      .limited_disturbances = 250,
      .chains = 4,
      .poor_restarts = 1,
      .distributions = 128}}};
static_assert(base::is_complete(effort_rows, &EffortRow::effort));
inline const Budget& find_budget(Effort effort) {
    return effort_rows[static_cast<std::size_t>(effort)].budget;
}

/// The result of a search.
struct Outcome {
    bool exact = false; ///< gap, margin and variety hold
    float expected = 0; ///< the coverage before overlaps were repaired; entangled bodies lose much of it
};

/// Searches an arrangement with high coverage: few random starts, the best improved by iterated local search,
/// overlaps repaired in the result.
Outcome search(CardState& state, const Budget& budget, random::Generator random);

/// Arranges scattered cards like arrange(), with a given budget and without retries.
Layout scatter(std::span<const Item> items, const geom::Shape& card, const Options& options,
               const Budget& given, std::uint64_t seed);

/// Finds the gap, at least that of the options, at which a card comes nearest to a coverage: `arrange` makes
/// the layout for a gap. Coverage and sizes roughly fall with the gap. Returns the layout at the least gap if
/// that covers no more than wanted, and the first one that covers more and has too small a symbol.
Layout arrange_to_coverage(double coverage, const Options& options,
                           const std::function<Layout(double)>& arrange);

} // namespace spotit::layout
