// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/deck.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace spotit::deck {

/// "card 3" for index 2.
std::string card_name(std::size_t index);
/// Throws the std::logic_error of a broken promise.
[[noreturn]] void fail(const std::string& what);

/// For each symbol the rising indices of the cards that show it. Every index must be in [0, symbol_count).
std::vector<std::vector<int>> cards_of_symbols(const std::vector<Card>& cards, int symbol_count);

/// What every kind of deck must keep: `symbols_per_card` different symbols on each card, each in [0,
/// symbol_count). Throws std::logic_error that names the first card that breaks it, counted from 1.
void check_cards(const Deck& deck);

/// Checks that every two cards share exactly one symbol and returns the number of pairs. Knows nothing of how
/// the deck was made. The cards must have passed `check_cards`. Throws std::logic_error that names the two
/// cards, counted from 1.
long long check_pairs(const Deck& deck);

/// Checks that the symbols from `deck.matching` on stand on one card each. The cards must have passed
/// `check_cards`. Throws std::logic_error that names the symbol, counted from 1.
void check_fillers(const Deck& deck);

/// Checks that every card shows one symbol of each category, if there are any. The cards must have passed
/// `check_cards`. Throws std::logic_error that names the card and the category, counted from 1.
void check_categories(const Deck& deck);

} // namespace spotit::deck
