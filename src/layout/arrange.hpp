#pragma once

#include "layout/scatter/search.hpp"

#include <spotit/layout.hpp>

#include <functional>
#include <vector>

namespace spotit::layout {

/// Arranges scattered cards like arrange(), with a budget of its own and without retries.
Layout scattered(std::span<const Item> items, const geom::Shape& card, const Options& options,
                 const Budget& budget, std::uint64_t seed);

/// Finds the gap, at least `min_gap` mm, at which a card comes nearest to a coverage: `arrange` makes the
/// layout for a gap. Coverage roughly falls with the gap. Returns the layout at `min_gap` if that covers no
/// more than wanted.
Layout arrange_to_coverage(double coverage, double min_gap, const std::function<Layout(double)>& arrange);

/// Exchanges size ranks within cards until none would bring the largest and the smallest rank of the symbols
/// further apart: in a deck with cards left out, a symbol's ranks can all differ and yet all be large. No
/// symbol gets a rank that it has already. Where each symbol has all ranks, as in whole decks, nothing is
/// changed.
void spread_ranks(const std::vector<std::vector<int>>& cards, int symbol_count,
                  std::vector<std::vector<int>>& ranks);

} // namespace spotit::layout
