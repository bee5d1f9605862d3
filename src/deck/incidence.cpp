// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "deck/incidence.hpp"

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>

namespace spotit::deck {

std::string card_name(std::size_t index) {
    return "card " + std::to_string(index + 1);
}

void fail(const std::string& what) {
    throw std::logic_error("the deck is wrong: " + what);
}

std::vector<std::vector<int>> cards_of_symbols(const std::vector<Card>& cards, int symbol_count) {
    std::vector<std::vector<int>> card_count(static_cast<std::size_t>(symbol_count));
    for (std::size_t card = 0; card < cards.size(); ++card)
        for (const int symbol : cards[card])
            card_count[static_cast<std::size_t>(symbol)].push_back(static_cast<int>(card));
    return card_count;
}

void check_cards(const Deck& deck) {
    for (std::size_t card = 0; card < deck.cards.size(); ++card) {
        Card symbols = deck.cards[card];
        if (symbols.size() != static_cast<std::size_t>(deck.symbols_per_card))
            fail(card_name(card) + " has " + std::to_string(symbols.size()) + " symbols, not " +
                 std::to_string(deck.symbols_per_card));
        std::sort(symbols.begin(), symbols.end());
        if (symbols.empty()) continue;
        if (symbols.front() < 0 || symbols.back() >= deck.symbol_count)
            fail(card_name(card) + " shows a symbol that does not exist");
        if (std::adjacent_find(symbols.begin(), symbols.end()) != symbols.end())
            fail(card_name(card) + " shows a symbol twice");
    }
}

// Every meeting of two cards at a symbol is visited once, the earlier card first: as many steps as there are
// pairs in a right deck, and no more memory than the deck itself.
long long check_pairs(const Deck& deck) {
    const std::size_t count = deck.cards.size();
    const auto card_count = cards_of_symbols(deck.cards, deck.symbol_count);
    std::vector<std::size_t> passed(card_count.size(), 0); // cards of a symbol up to the present one
    std::vector<std::size_t> met_last(count, count);       // by which card
    long long pairs = 0;
    for (std::size_t card = 0; card < count; ++card) {
        std::size_t met = 0;
        for (const int symbol : deck.cards[card]) {
            const auto& others = card_count[static_cast<std::size_t>(symbol)];
            for (std::size_t i = ++passed[static_cast<std::size_t>(symbol)]; i < others.size(); ++i) {
                const auto other = static_cast<std::size_t>(others[i]);
                if (met_last[other] == card)
                    fail(card_name(card) + " and " + card_name(other) + " share more than one symbol");
                met_last[other] = card;
                ++met;
            }
        }
        for (std::size_t other = card + 1; met != count - card - 1 && other < count; ++other)
            if (met_last[other] != card)
                fail(card_name(card) + " and " + card_name(other) + " share no symbol");
        pairs += static_cast<long long>(met);
    }
    return pairs;
}

void check_fillers(const Deck& deck) {
    const auto card_count = cards_of_symbols(deck.cards, deck.symbol_count);
    for (auto symbol = static_cast<std::size_t>(deck.matching); symbol < card_count.size(); ++symbol)
        if (const std::size_t count = card_count[symbol].size(); count != 1)
            fail("symbol " + std::to_string(symbol + 1) + " must never match, but stands on " +
                 std::to_string(count) + " cards");
}

void check_categories(const Deck& deck) {
    if (deck.categories == 0) return;
    const auto count = static_cast<std::size_t>(deck.categories);
    const std::size_t size = static_cast<std::size_t>(deck.symbol_count) / count;
    if (size * count != static_cast<std::size_t>(deck.symbol_count))
        fail("its categories are not of the same size");
    for (std::size_t card = 0; card < deck.cards.size(); ++card) {
        std::vector<int> shown(count);
        for (const int symbol : deck.cards[card]) ++shown[static_cast<std::size_t>(symbol) / size];
        for (std::size_t category = 0; category < count; ++category)
            if (shown[category] != 1)
                fail(card_name(card) + " shows " + std::to_string(shown[category]) + " symbols of category " +
                     std::to_string(category + 1));
    }
}

} // namespace spotit::deck
