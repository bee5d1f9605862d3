#pragma once

#include <vector>

namespace spotit::layout {

/// Exchanges size ranks within cards until none would bring the largest and the smallest rank of the symbols
/// further apart: in a deck with cards left out, a symbol's ranks can all differ and yet all be large. No
/// symbol gets a rank that it has already. Where each symbol has all ranks, as in whole decks, nothing is
/// changed.
void spread_ranks(const std::vector<std::vector<int>>& cards, int symbol_count,
                  std::vector<std::vector<int>>& ranks);

} // namespace spotit::layout
