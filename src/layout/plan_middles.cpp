#include <spotit/layout.hpp>

#include "layout/shapes/silhouette_data.hpp"

#include <spotit/random.hpp>

#include <algorithm>
#include <functional>

namespace spotit::layout {
namespace {

// Of the cards with more than six symbols; the others are the emptiest. All with six wish: what they wish
// costs less.
constexpr std::size_t percent_wishing = 80;
constexpr double rectangular = 0.75; // flags and photos leave much white around an empty middle

/// Returns the mean share of their boxes that the silhouettes of a card fill.
double find_fill(const std::vector<Item>& items) {
    double fill = 0;
    for (const Item& item : items) fill += static_cast<double>(item.silhouette.data().fill());
    return fill / static_cast<double>(items.size());
}

/// Returns the number of symbols that a card wants in its middle, one half of the cards or the other. Six
/// symbols have none or one in the middle, depending on their shapes; of more, one.
std::optional<int> find_wish(const std::vector<Item>& items, bool is_other) {
    if (items.size() == 6) return is_other ? 1 : 0;
    if (items.size() < 7 || items.size() > 9) return std::nullopt;
    return is_other || find_fill(items) > rectangular ? 2 : 0;
}

} // namespace

std::vector<std::optional<int>> plan_middles(std::span<const std::vector<Item>> cards, std::uint64_t seed) {
    std::vector<std::size_t> order = random::Generator(seed).draw_order(cards.size());
    // What a card wants must not depend on the others' symbols: one change would give all a new layout.
    std::vector<bool> is_other(cards.size());
    for (std::size_t i = 0; i < order.size(); ++i) is_other[order[i]] = i % 2 == 0;
    std::ranges::stable_sort(order, std::greater<>(), [&](std::size_t i) { return find_fill(cards[i]); });
    if (!cards.empty() && cards.front().size() > 6) order.resize(cards.size() * percent_wishing / 100);
    std::vector<std::optional<int>> result(cards.size());
    for (const std::size_t card : order) result[card] = find_wish(cards[card], is_other[card]);
    return result;
}

} // namespace spotit::layout
