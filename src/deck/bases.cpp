#include "deck/bases.hpp"

#include "deck/kind.hpp"

#include <algorithm>
#include <cstddef>

namespace spotit::deck {

std::vector<Card> make_pairs_base(int per_card) {
    std::vector<Card> cards(static_cast<std::size_t>(per_card) + 1);
    int symbol = 0;
    for (std::size_t one = 0; one < cards.size(); ++one)
        for (std::size_t other = one + 1; other < cards.size(); ++other, ++symbol) {
            cards[one].push_back(symbol);
            cards[other].push_back(symbol);
        }
    return cards;
}

std::vector<Card> make_triples_base(int per_card) {
    const int r = per_card % 3 == 2 ? per_card - 1 : per_card;
    if (r < 3) return {};
    return list_cards_of_symbols(make_triple_system(2 * r + 1), 2 * r + 1);
}

std::vector<Card> make_kirkman_base() {
    constexpr int girls = 15, triples = 35, triples_a_day = 5;
    std::vector<Card> cards = list_cards_of_symbols(make_kirkman_walks(), girls);
    for (int first = 0; first < triples; first += triples_a_day) {
        Card day;
        for (int triple = first; triple < first + triples_a_day; ++triple) day.push_back(triple);
        day.push_back(triples);
        cards.push_back(std::move(day));
    }
    return cards;
}

std::vector<Card> make_plane_base(int q) {
    std::vector<Card> lines = make_projective_plane(q);
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
int count_points_of_lines(int q, int lines) {
    return q * q + std::min(q + 1, (lines + q - 1) / q);
}

} // namespace spotit::deck
