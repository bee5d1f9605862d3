// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/deck/read_deck.hpp"
#include "verify/findings.hpp"

namespace spotit::verify {

/// What was found out about the cards.
struct DeckCheck {
    int cards = 0;       ///< different ones
    int symbols = 0;     ///< different names
    long long pairs = 0; ///< of cards, all of which keep the promise; 0 when one doesn't
};

/// Whether all cards are there, and every two keep the promise of the deck's kind.
DeckCheck check_deck(const ReadDeck& deck, Findings& findings);

/// Whether every two cards, or of a set deck every two cards and a third, are as their kind promises. `cards`
/// are those of one copy, in their order.
long long check_promise(const ReadDeck& deck, const std::vector<const ReadCard*>& cards, Findings& findings);

/// The same of a set deck: by what the drawings' names say, no two cards may be the same. How many pairs a
/// third card completes, all or not, is told.
long long check_sets(const std::vector<const ReadCard*>& cards, Findings& findings);

/// The names of a card's symbols in the order of the alphabet.
std::vector<std::string> names_of(const ReadCard& card);
/// "card 3", "cards 1-6, 9"
std::string told_cards(std::vector<int> numbers);
/// "cat, dog"
std::string listed(const std::vector<std::string>& names);

} // namespace spotit::verify
