#pragma once

#include <spotit/deck.hpp>

#include <algorithm>
#include <vector>

namespace spotit::diagram {

/// Which symbols stand on which cards of a deck.
class Incidences {
public:
    explicit Incidences(const deck::Deck& deck)
        : deck_(deck) {}

    bool has(int card, int symbol) const {
        const deck::Card& symbols = deck_.cards[static_cast<std::size_t>(card)];
        return std::ranges::find(symbols, symbol) != symbols.end();
    }
    /// Returns the card that has both symbols; -1 if there is none.
    int join(int first, int second) const {
        for (int card = 0; card < count_cards(); ++card)
            if (has(card, first) && has(card, second)) return card;
        return -1;
    }
    /// Returns the symbol that both cards have.
    int meet(int first, int second) const {
        const deck::Card& symbols = deck_.cards[static_cast<std::size_t>(first)];
        return *std::ranges::find_if(symbols, [&](int symbol) { return has(second, symbol); });
    }
    /// Returns the symbols of a card, rising.
    deck::Card list_symbols(int card) const {
        deck::Card symbols = deck_.cards[static_cast<std::size_t>(card)];
        std::ranges::sort(symbols);
        return symbols;
    }
    int count_cards() const { return static_cast<int>(deck_.cards.size()); }

private:
    const deck::Deck& deck_;
};

} // namespace spotit::diagram
