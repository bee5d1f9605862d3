#include "deck/bases.hpp"

#include <algorithm>
#include <cstddef>

namespace spotit::deck {

std::vector<std::vector<int>> cards_of_symbols(std::span<const Card> cards, int symbol_count) {
    std::vector<std::vector<int>> card_count(static_cast<std::size_t>(symbol_count));
    for (std::size_t card = 0; card < cards.size(); ++card)
        for (const int symbol : cards[card])
            card_count[static_cast<std::size_t>(symbol)].push_back(static_cast<int>(card));
    return card_count;
}

std::vector<Card> pairs_base(int per_card) {
    std::vector<Card> cards(static_cast<std::size_t>(per_card) + 1);
    int symbol = 0;
    for (std::size_t one = 0; one < cards.size(); ++one)
        for (std::size_t other = one + 1; other < cards.size(); ++other, ++symbol) {
            cards[one].push_back(symbol);
            cards[other].push_back(symbol);
        }
    return cards;
}

std::vector<Card> triples_base(int per_card) {
    const int r = per_card % 3 == 2 ? per_card - 1 : per_card;
    if (r < 3) return {};
    return cards_of_symbols(triple_system(2 * r + 1), 2 * r + 1);
}

std::vector<Card> kirkman_base() {
    constexpr int girls = 15, triples = 35, triples_a_day = 5;
    std::vector<Card> cards = cards_of_symbols(kirkman_walks(), girls);
    for (int first = 0; first < triples; first += triples_a_day) {
        Card day;
        for (int triple = first; triple < first + triples_a_day; ++triple) day.push_back(triple);
        day.push_back(triples);
        cards.push_back(std::move(day));
    }
    return cards;
}

std::vector<Card> plane_base(int q) {
    std::vector<Card> lines = projective_plane(q);
    const Card base = lines.front();
    std::vector<Card> ordered;
    ordered.reserve(lines.size());
    for (const int point : base)
        for (std::size_t line = 1; line < lines.size(); ++line)
            if (std::ranges::binary_search(lines[line], point)) ordered.push_back(lines[line]);
    ordered.push_back(base);
    return ordered;
}

// The lines through the first point cover all points but those of the base line.
int points_of_lines(int q, int lines) {
    return q * q + std::min(q + 1, (lines + q - 1) / q);
}

} // namespace spotit::deck
