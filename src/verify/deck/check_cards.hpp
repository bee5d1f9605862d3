// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/deck/read_deck.hpp"
#include "verify/findings.hpp"

namespace spotit::verify {

/// The result of checking the labels of all cards.
struct DeckCheck {
    int cards = 0, symbols = 0; ///< different ones
    long long pairs = 0;        ///< of cards that keep the promise; 0 when one doesn't
};

/// Checks that all cards are there and that they keep the promise of their kind.
DeckCheck check_cards(const ReadDeck& deck, Findings& findings);

/// Checks the promise of the kind; `cards` are those of one copy.
DeckCheck check_promise(std::string_view kind, const std::vector<const ReadCard*>& cards, Findings& findings);

/// "card 3", "cards 1-6, 9"
std::string format_cards(std::vector<int> numbers);

} // namespace spotit::verify
