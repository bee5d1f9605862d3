// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/layout.hpp>

#include "layout/shapes/silhouette_data.hpp"

#include <spotit/random.hpp>

#include <algorithm>
#include <numeric>

namespace spotit::layout {
namespace {

constexpr std::size_t percent_wishing = 80; // of the cards; the others are the emptiest
constexpr double rectangular = 0.75;        // flags and photos leave much white around an empty middle

/// Returns the mean share of their boxes that the silhouettes of a card fill.
double find_fill(const std::vector<Item>& items) {
    double fill = 0;
    for (const Item& item : items) fill += static_cast<double>(item.silhouette.data().fill());
    return fill / static_cast<double>(items.size());
}

/// Returns what every second card wants, or the others. Six symbols have none or one in the middle, depending
/// on their shapes; of more, one.
std::optional<int> find_wish(const std::vector<Item>& items, bool is_other) {
    if (items.size() == 6) return is_other ? 1 : 0;
    if (items.size() < 7 || items.size() > 9) return std::nullopt;
    return is_other || find_fill(items) > rectangular ? 2 : 0;
}

} // namespace

std::vector<std::optional<int>> plan_middles(std::span<const std::vector<Item>> cards, std::uint64_t seed) {
    std::vector<std::size_t> order(cards.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    random::Generator random(seed);
    random.shuffle(std::span(order)); // of equal cards
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return find_fill(cards[a]) > find_fill(cards[b]); });
    std::vector<std::optional<int>> result(cards.size());
    const std::size_t wishing = cards.size() * percent_wishing / 100;
    for (std::size_t i = 0; i < wishing; ++i) result[order[i]] = find_wish(cards[order[i]], i % 2 == 0);
    return result;
}

} // namespace spotit::layout
