// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/deck.hpp>

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

std::vector<int> possible_symbols_per_card() {
    std::vector<int> numbers;
    for (int q = 2; q <= largest_order; ++q)
        if (prime_power(q)) numbers.push_back(q + 1);
    return numbers;
}

std::optional<int> most_symbols_per_card(int symbols) {
    std::optional<int> most;
    for (const int number : possible_symbols_per_card())
        if (plane_size(number - 1) <= symbols) most = number;
    return most;
}

Neighbours nearest_symbols_per_card(int wanted) {
    const std::vector<int> numbers = possible_symbols_per_card();
    const auto [first, last] = std::equal_range(numbers.begin(), numbers.end(), wanted);
    Neighbours nearest;
    if (first != numbers.begin()) nearest.below = *(first - 1);
    if (last != numbers.end()) nearest.above = *last;
    return nearest;
}

} // namespace spotit::deck
