#include <spotit/deck.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace spotit::deck {
namespace {

/// The two piles of a deck, and the number of cards of each symbol in each pile.
class Piles {
public:
    explicit Piles(Deck& deck)
        : deck_(deck)
        , first_(count_first_pile(deck.cards.size()))
        , cards_with_(static_cast<std::size_t>(deck.symbol_count)) {
        for (std::size_t card = 0; card < deck.cards.size(); ++card)
            count(deck.cards[card], find_pile(card), 1);
    }

    /// Exchanges two cards so that fewer symbols are in one pile only; returns false if that is impossible.
    bool improve() {
        for (std::size_t card = 0; card < deck_.cards.size(); ++card) {
            if (!has_single_pile(deck_.cards[card])) continue;
            const bool from_first = card < first_;
            const std::size_t begin = from_first ? first_ : 0;
            const std::size_t end = from_first ? deck_.cards.size() : first_;
            for (std::size_t other = begin; other < end; ++other) {
                if (exchange(card, other) < 0) return true;
                exchange(card, other); // undo
            }
        }
        return false;
    }

private:
    using Counts = std::array<int, 2>;

    std::size_t find_pile(std::size_t card) const { return card < first_ ? 0 : 1; }
    static bool is_single(const Counts& counts) {
        return counts[0] + counts[1] > 1 && (counts[0] == 0 || counts[1] == 0);
    }
    bool has_single_pile(const Card& card) const {
        return std::ranges::any_of(
            card, [&](int symbol) { return is_single(cards_with_[static_cast<std::size_t>(symbol)]); });
    }
    void count(const Card& card, std::size_t pile, int by) {
        for (const int symbol : card) cards_with_[static_cast<std::size_t>(symbol)][pile] += by;
    }
    int count_single_forms(const Card& first, const Card& second) const {
        int singles = 0;
        for (const Card* card : {&first, &second})
            for (const int symbol : *card)
                singles += is_single(cards_with_[static_cast<std::size_t>(symbol)]) ? 1 : 0;
        return singles;
    }
    /// Exchanges two cards of different piles; returns the change in the number of symbols in one pile only.
    int exchange(std::size_t card, std::size_t other) {
        Card& first = deck_.cards[card];
        Card& second = deck_.cards[other];
        const int before = count_single_forms(first, second);
        for (const int by : {-1, 1}) {
            count(first, find_pile(card), by);
            count(second, find_pile(other), by);
            if (by < 0) std::swap(first, second);
        }
        return count_single_forms(first, second) - before;
    }

    Deck& deck_;
    std::size_t first_; ///< cards in the first pile
    std::vector<Counts> cards_with_;
};

} // namespace

// A symbol on both cards stays in both piles, so counting it twice is harmless. Each exchange leaves fewer
// symbols in one pile only, so the loop ends.
void balance_piles(Deck& deck) {
    Piles piles(deck);
    while (piles.improve()) {
    }
}

} // namespace spotit::deck
