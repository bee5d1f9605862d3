// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "deck/incidence.hpp"
#include "deck/kind.hpp"

#include <spotit/random.hpp>

#include <numeric>
#include <stdexcept>
#include <string>
#include <utility>

namespace spotit::deck {

namespace {

/// Symbols become cards and cards symbols.
Deck dual_of(Deck deck) {
    std::vector<Card> cards = cards_of_symbols(deck.cards, deck.symbol_count);
    deck.symbol_count = static_cast<int>(deck.cards.size());
    deck.symbols_per_card = static_cast<int>(cards.front().size());
    deck.cards = std::move(cards);
    return deck;
}

/// Which symbol is which point, and the order of the cards.
void shuffle_deck(Deck& deck, random::Generator& generator) {
    std::vector<int> symbols(static_cast<std::size_t>(deck.symbol_count));
    std::iota(symbols.begin(), symbols.end(), 0);
    generator.shuffle(std::span(symbols));
    for (Card& card : deck.cards)
        for (int& symbol : card) symbol = symbols[static_cast<std::size_t>(symbol)];
    generator.shuffle(std::span(deck.cards));
}

void keep_cards(Deck& deck, int count) {
    const auto all = static_cast<int>(deck.cards.size());
    if (count < fewest_cards || count > all)
        throw std::invalid_argument("a deck with " + std::to_string(deck.symbols_per_card) +
                                    " symbols per card has " + std::to_string(fewest_cards) + " to " +
                                    std::to_string(all) + " cards, not " + std::to_string(count));
    deck.cards.resize(static_cast<std::size_t>(count));
}

} // namespace

Deck make(const Options& options, int available) {
    Deck deck = row_of(options.kind).deal(options, available);
    if (options.dual) deck = dual_of(std::move(deck));
    random::Generator generator(options.seed);
    if (options.shuffle) shuffle_deck(deck, generator);
    if (options.cards) keep_cards(deck, *options.cards);
    if (options.shuffle)
        for (Card& card : deck.cards) generator.shuffle(std::span(card));
    return deck;
}

Proof prove(const Deck& deck) {
    return row_of(deck.kind).prove(deck);
}

} // namespace spotit::deck
