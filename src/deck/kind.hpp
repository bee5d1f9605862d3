// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/deck.hpp>

namespace spotit::deck {

/// What a kind of deck is made of. A new kind is one file with these two functions and one row in kind.cpp.
struct KindRow {
    KindName name;
    /// All the cards for `available` symbols, unshuffled; throws std::invalid_argument when there is no such
    /// deck.
    Deck (*deal)(const Options& options, int available);
    /// Checks what this kind promises; throws std::logic_error where it is broken.
    Proof (*prove)(const Deck& deck);
};

const KindRow& row_of(Kind kind);

Deck deal_projective(const Options& options, int available);
Proof prove_projective(const Deck& deck);

} // namespace spotit::deck
