// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "deck/incidence.hpp"
#include "deck/kind.hpp"

#include <stdexcept>
#include <string>

namespace spotit::deck {

namespace {

int choose_symbols_per_card(const Options& options, int available) {
    const std::string has = std::to_string(available) + " symbols";
    if (!options.symbols_per_card) {
        const auto most = most_symbols_per_card(available);
        if (!most) throw std::invalid_argument(has + " are too few for a deck; the smallest needs 7");
        return *most;
    }
    const int number = *options.symbols_per_card;
    const std::string wanted = std::to_string(number) + " symbols per card";
    if (number - 1 > largest_order || !prime_power(number - 1))
        throw std::invalid_argument("no perfect deck is built with " + wanted);
    if (const int needed = plane_size(number - 1); available < needed)
        throw std::invalid_argument(wanted + " need " + std::to_string(needed) + " symbols, not " + has);
    return number;
}

} // namespace

Deck deal_projective(const Options& options, int available) {
    Deck deck;
    deck.kind = Kind::Projective;
    deck.symbols_per_card = choose_symbols_per_card(options, available);
    deck.order = deck.symbols_per_card - 1;
    deck.symbol_count = plane_size(deck.order);
    deck.cards = projective_plane(deck.order);
    return deck;
}

// Two lines of a projective plane meet in one point, and each has as many points as any other.
Proof prove_projective(const Deck& deck) {
    check_cards(deck);
    return {check_pairs(deck)};
}

} // namespace spotit::deck
