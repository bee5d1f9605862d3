#include "deck/bases.hpp"

#include "deck/kind.hpp"

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>

namespace spotit::deck {
namespace {

/// The points form rows of three columns, numbered row by row; i o j is a commutative quasigroup.
int number_point(int row, int column) {
    return 3 * row + column % 3;
}

template<class Product>
void add_products(std::vector<std::vector<int>>& triples, int rows, Product product) {
    for (int i = 0; i < rows; ++i)
        for (int j = i + 1; j < rows; ++j)
            for (int column = 0; column < 3; ++column)
                triples.push_back({number_point(i, column), number_point(j, column),
                                   number_point(product(i, j), column + 1)});
}

/// v = 3 rows: i o j = (i + j) / 2 modulo the odd number of rows is idempotent.
std::vector<std::vector<int>> make_bose_triples(int points) {
    const int rows = points / 3;
    std::vector<std::vector<int>> triples;
    triples.reserve(static_cast<std::size_t>(points * (points - 1) / 6));
    for (int i = 0; i < rows; ++i)
        triples.push_back({number_point(i, 0), number_point(i, 1), number_point(i, 2)});
    add_products(triples, rows, [rows](int i, int j) { return (i + j) * ((rows + 1) / 2) % rows; });
    return triples;
}

/// v = 3 rows + 1: with an even number of rows, i o i = i for the first half of them and i - half for the
/// rest; the last point completes their triples.
std::vector<std::vector<int>> make_skolem_triples(int points) {
    const int rows = points / 3;
    const int half = rows / 2;
    std::vector<std::vector<int>> triples;
    for (int i = 0; i < half; ++i) {
        triples.push_back({number_point(i, 0), number_point(i, 1), number_point(i, 2)});
        for (int column = 0; column < 3; ++column)
            triples.push_back({points - 1, number_point(half + i, column), number_point(i, column + 1)});
    }
    add_products(triples, rows, [rows, half](int i, int j) {
        const int sum = (i + j) % rows;
        return sum / 2 + sum % 2 * half;
    });
    return triples;
}

} // namespace

std::vector<Card> make_pairs_base(int per_card) {
    std::vector<Card> cards(static_cast<std::size_t>(per_card) + 1);
    int symbol = 0;
    for (std::size_t first = 0; first < cards.size(); ++first)
        for (std::size_t second = first + 1; second < cards.size(); ++second, ++symbol) {
            cards[first].push_back(symbol);
            cards[second].push_back(symbol);
        }
    return cards;
}

std::vector<Card> make_triples_base(int per_card) {
    const int r = per_card % 3 == 2 ? per_card - 1 : per_card;
    if (r < 3) return {};
    return list_cards_of_symbols(make_triple_system(2 * r + 1), 2 * r + 1);
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

std::vector<std::vector<int>> make_triple_system(int points) {
    if (points >= 7 && points % 6 == 3) return make_bose_triples(points);
    if (points >= 7 && points % 6 == 1) return make_skolem_triples(points);
    throw std::invalid_argument("there are no triples for " + std::to_string(points) + " points");
}

} // namespace spotit::deck
