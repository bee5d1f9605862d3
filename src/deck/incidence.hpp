// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/deck.hpp>

#include <vector>

namespace spotit::deck {

/// For each symbol the rising indices of the cards that show it. Every index must be in [0, symbol_count).
std::vector<std::vector<int>> cards_of_symbols(const std::vector<Card>& cards, int symbol_count);

/// What every kind of deck must keep: `symbols_per_card` different symbols on each card, each in [0,
/// symbol_count). Throws std::logic_error that names the first card that breaks it, counted from 1.
void check_cards(const Deck& deck);

/// Checks that every two cards share exactly one symbol and returns the number of pairs. Knows nothing of how
/// the deck was made. The cards must have passed `check_cards`. Throws std::logic_error that names the two
/// cards, counted from 1.
long long check_pairs(const Deck& deck);

} // namespace spotit::deck
