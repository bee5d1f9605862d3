// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/deck/read_deck.hpp"

namespace spotit::verify {

/// Gives the labels on a page the drawings in their places, and its cards the drawings without a label.
/// `first_card` is the page's first.
void find_drawings(const PageContents& page, ReadDeck& deck, std::size_t first_card, ReadingBudget& budget);

/// Gives labels of the deck without a drawing one that is near them and is like another label's.
void find_moved_drawings(ReadDeck& deck, ReadingBudget& budget);

} // namespace spotit::verify
