// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "deck/kind.hpp"

#include <algorithm>

namespace spotit::deck {

std::optional<PrimePower> prime_power(int q) {
    if (q < 2) return std::nullopt;
    int prime = 2;
    while (prime <= q / prime && q % prime != 0) ++prime;
    if (q % prime != 0) prime = q;
    int exponent = 0;
    int rest = q;
    for (; rest % prime == 0; rest /= prime) ++exponent;
    if (rest != 1) return std::nullopt;
    return PrimePower{prime, exponent};
}

std::vector<int> possible_symbols_per_card(Kind kind) {
    const KindRow& row = find_row(kind);
    std::vector<int> numbers;
    for (int number = min_on_card; number <= max_order + 1; ++number)
        if (row.needed(number) > 0) numbers.push_back(number);
    return numbers;
}

std::optional<int> max_symbols_per_card(int symbols, Kind kind) {
    // Of a padded deck the smaller kinds have few cards, so a perfect deck of the same symbols is always
    // better.
    if (kind == Kind::Padded)
        if (const auto perfect = max_symbols_per_card(symbols, Kind::Projective)) return perfect;
    const KindRow& row = find_row(kind);
    std::optional<int> most;
    for (const int number : possible_symbols_per_card(row.name.kind))
        if (row.needed(number) <= symbols) most = number;
    return most;
}

int symbols_needed(Kind kind, int symbols_per_card) {
    return symbols_per_card < min_on_card ? 0 : find_row(kind).needed(symbols_per_card);
}

int card_count(Kind kind, int symbols_per_card, int symbols) {
    if (symbols_needed(kind, symbols_per_card) == 0) return 0;
    const auto figures = find_row(kind).figures(symbols_per_card, symbols);
    return figures ? figures->cards : 0;
}

Neighbors nearest_symbols_per_card(int wanted, Kind kind) {
    const std::vector<int> numbers = possible_symbols_per_card(kind);
    const auto [first, last] = std::equal_range(numbers.begin(), numbers.end(), wanted);
    Neighbors nearest;
    if (first != numbers.begin()) nearest.below = *(first - 1);
    if (last != numbers.end()) nearest.above = *last;
    return nearest;
}

} // namespace spotit::deck
