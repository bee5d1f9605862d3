#pragma once

#include <spotit/deck.hpp>

#include <span>
#include <vector>

namespace spotit::deck {

/// Returns for each symbol the sorted indices of the cards that show it. Every index must be in [0,
/// symbol_count).
std::vector<std::vector<int>> list_cards_of_symbols(std::span<const Card> cards, int symbol_count);

} // namespace spotit::deck
