#include "deck/bases.hpp"

#include "deck/kind.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <sstream>
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

// The planes of order 5 and 7, by the difference sets of Singer (1938), as for `find_clock`.
constexpr std::string_view singer_5 = "0 1 3 8 12 18", singer_7 = "0 1 3 13 32 36 43 52";

// No three of the lines that are cut from a plane meet in one point, so that the fewest cards are lost. The
// design with 195 symbols is in Colbourn, Dinitz, Handbook of Combinatorial Designs (2nd ed. 2007), section
// VI.16; the others that are no planes were found by search.
constexpr Design designs[] = {
    {6, 28, 16, 31, 31, singer_5, "0 1 2"},
    {7, 36, 16, 16, 16, "0 1 7, 0 2 5, 0 4 8 12"},
    {7, 37, 17, 17, 4,
     "0 2 13 15, 4 6 16, 8 9 10 11 16, 0 14 16, 0 1 9, 0 4 5 12, 0 6 11, 0 7 10, 4 8 14, 4 10 13, 8 12 13"},
    {7, 38, 19, 19, 19, "0 1 3 8, 0 4 10"},
    {7, 39, 18, 18, 5,
     "15 16 17, 0 9 15, 10 11 12 13 14 15, 0 1 2 3 4 16, 5 11 16, 0 7 11, 0 5 12, 0 10 17, 0 8 13, 0 6 14, "
     "5 6 7 8 9 17"},
    {7, 40, 25, 25, 5,
     "0 1 12 14 17, 0 2 20 24, 0 5 8 10, 0 9 15 18, 0 6 7 19 21, 5 13 14 22, 5 11 15 21 23, 10 16 17 21"},
    {7, 41, 22, 22, 4,
     "0 2 12 14 20, 0 1 7 8 17, 0 4 10 15, 0 5 18, 0 9 19, 0 13 21, 4 5 6 7 21, 4 12 16, 4 8 20, 4 11 13 14 "
     "19, "
     "8 12 19, 8 9 10 11 21, 16 17 18 19 20 21"},
    {7, 43, 23, 23, 3,
     "0 1 3 7 11 17 18, 0 4 14, 0 8 12, 0 9 22, 0 15 21, 0 13 19, 3 8 14 16, 3 6 9, 3 4 5 21 22, 6 7 8 21, "
     "3 10 19, 3 12 15 20, 6 14 15 18 22, 6 11 19, 9 10 11 12 13 14 21, 9 16 17, 18 19 20 21"},
    {8, 49, 21, 21, 21, "0 1 4 16, 0 2 10, 0 7 14"},
    {8, 50, 25, 25, 12, "0 6 12 18, 0 4 8 24, 12 16 20 24, 0 1 3 14, 0 5 20 21, 0 17 19 22"},
    {8, 51, 24, 57, 57, singer_7, "0 1 2 4 11 12"},
    {8, 52, 27, 57, 57, singer_7, "0 1 2 4 11"},
    {8, 53, 31, 57, 57, singer_7, "0 1 2 4"},
    {8, 54, 36, 57, 57, singer_7, "0 1 2"},
    {11, 126, 63, 63, 63, "1 2 4 8 16 21 32 42, 9 18 36"},
    {13, 147, 49, 49, 49, "1 2 11 18 30 36, 0 3 5 41, 6 10 33"},
    {15, 195, 91, 91, 91, "0 8 29 51 54 61 63, 0 11 16 17 31 35 58, 0 13 26 39 52 65 78"},
    {16, 273, 91, 91, 91, "1 7 9 21 37 60 63 81 85, 0 24 33 34, 12 17 62"},
};

std::vector<int> read_numbers(const std::string& text) {
    std::istringstream numbers(text);
    return {std::istream_iterator<int>(numbers), {}};
}

/// Returns a block after some steps: the points of whole rings turn, those beyond them stay.
std::vector<int> turn(const Design& design, std::vector<int> block, int steps) {
    const int turning = design.points / design.ring * design.ring;
    for (int& point : block)
        if (point < turning) point = point / design.ring * design.ring + (point + steps) % design.ring;
    std::ranges::sort(block);
    return block;
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

std::span<const Design> list_designs() {
    return designs;
}

std::vector<Card> make_design_base(const Design& design) {
    std::vector<std::vector<int>> blocks;
    std::istringstream rest{std::string(design.blocks)};
    for (std::string text; std::getline(rest, text, ',');)
        for (int steps = 0; steps < design.ring; ++steps)
            blocks.push_back(turn(design, read_numbers(text), steps));
    const std::vector<int> first = blocks.front();
    std::ranges::sort(blocks); // some are the same again before the ring is round
    blocks.erase(std::unique(blocks.begin(), blocks.end()), blocks.end());
    std::vector<Card> cards = list_cards_of_symbols(blocks, design.points);
    for (const int steps : read_numbers(std::string(design.cut)))
        for (const int point : turn(design, first, steps)) cards[static_cast<std::size_t>(point)].clear();
    std::erase(cards, Card{});
    return cards;
}

} // namespace spotit::deck
