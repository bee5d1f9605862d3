#pragma once

#include <spotit/deck.hpp>
#include <spotit/deck/options.hpp>

#include <cstdint>
#include <map>
#include <vector>

namespace spotit::deck::test {

/// A set of cards, one bit each.
using Bits = std::vector<std::uint64_t>;

inline void insert(Bits& bits, std::size_t card) {
    bits[card / 64] |= std::uint64_t{1} << card % 64;
}

inline std::vector<Bits> cards_with_symbol(const Deck& deck) {
    std::vector<Bits> cards_with(static_cast<std::size_t>(deck.symbol_count),
                                 Bits(deck.cards.size() / 64 + 1));
    for (std::size_t card = 0; card < deck.cards.size(); ++card)
        for (const int symbol : deck.cards[card])
            insert(cards_with.at(static_cast<std::size_t>(symbol)), card);
    return cards_with;
}

/// Every pair by brute force, 64 pairs at once: seen from any card, the cards with its symbols are all the
/// cards, and only the card itself is met again.
inline bool each_pair_shares_one(const Deck& deck) {
    const std::vector<Bits> cards_with = cards_with_symbol(deck);
    Bits all(deck.cards.size() / 64 + 1);
    for (std::size_t card = 0; card < deck.cards.size(); ++card) insert(all, card);
    for (std::size_t card = 0; card < deck.cards.size(); ++card) {
        Bits met(all.size()), met_again(all.size()), itself(all.size());
        insert(itself, card);
        for (const int symbol : deck.cards[card]) {
            const Bits& others = cards_with[static_cast<std::size_t>(symbol)];
            for (std::size_t word = 0; word < all.size(); ++word) {
                met_again[word] |= met[word] & others[word];
                met[word] |= others[word];
            }
        }
        if (met != all || met_again != itself) return false;
    }
    return true;
}

/// On how many cards each symbol is.
inline std::vector<int> cards_per_symbol(const Deck& deck) {
    std::vector<int> counts(static_cast<std::size_t>(deck.symbol_count));
    for (const Card& card : deck.cards)
        for (const int symbol : card) ++counts.at(static_cast<std::size_t>(symbol));
    return counts;
}

/// How many symbols are on how many cards.
inline std::map<int, int> census(const Deck& deck) {
    std::map<int, int> result;
    for (const int count : cards_per_symbol(deck)) ++result[count];
    return result;
}

inline bool each_card_has(const Deck& deck, int symbols) {
    for (const Card& card : deck.cards)
        if (std::ssize(card) != symbols) return false;
    return true;
}

inline Deck make_of(Kind kind, int symbols_per_card, int available, std::uint64_t seed = 1) {
    Options options;
    options.kind = kind;
    options.symbols_per_card = symbols_per_card;
    options.seed = seed;
    return make(options, available);
}

} // namespace spotit::deck::test
