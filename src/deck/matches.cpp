// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "deck/incidence.hpp"

#include "deck/kind.hpp"

#include <string>

namespace spotit::deck {

namespace {

std::string promise_of(const Deck& deck, long long pairs) {
    std::string promise =
        pairs == 1 ? "the two cards share exactly one symbol"
                   : "each of the " + std::to_string(pairs) + " pairs of cards shares exactly one symbol";
    if (deck.categories > 0)
        promise +=
            "; each card shows one symbol of each of the " + std::to_string(deck.categories) + " categories";
    if (const int fillers = deck.symbol_count - deck.matching; fillers > 0)
        promise += "; " + std::to_string(fillers) + " of the " + std::to_string(deck.symbol_count) +
                   (fillers == 1 ? " symbols stands on one card and never matches"
                                 : " symbols stand on one card each and never match");
    return promise;
}

} // namespace

Proof prove_matches(const Deck& deck) {
    check_cards(deck);
    check_fillers(deck);
    check_categories(deck);
    Proof proof;
    proof.pairs = check_pairs(deck);
    proof.promise = promise_of(deck, proof.pairs);
    return proof;
}

} // namespace spotit::deck
