#include "deck/incidence.hpp"

#include <cstddef>

namespace spotit::deck {

std::vector<std::vector<int>> list_cards_of_symbols(std::span<const Card> cards, int symbol_count) {
    std::vector<std::vector<int>> card_count(static_cast<std::size_t>(symbol_count));
    for (std::size_t card = 0; card < cards.size(); ++card)
        for (const int symbol : cards[card])
            card_count[static_cast<std::size_t>(symbol)].push_back(static_cast<int>(card));
    return card_count;
}

} // namespace spotit::deck
