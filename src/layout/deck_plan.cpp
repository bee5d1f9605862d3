#include <spotit/layout.hpp>

#include "layout/shapes/silhouette_data.hpp"

#include <spotit/random.hpp>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <utility>

namespace spotit::layout {
namespace {

constexpr int none = -1;
constexpr int max_passes = 10;
constexpr std::size_t min_cards = 4; // of a symbol that should be seen both large and small
constexpr int outer_weight = 8;      // of the outermost ranks, compared with those beside them

std::size_t to_index(int number) {
    return static_cast<std::size_t>(number);
}

/// A bipartite graph of cards and symbols, its edges being colored one by one. Nodes are cards, then symbols.
class Coloring {
public:
    Coloring(std::size_t nodes, int colors)
        : colors_(colors)
        , ends_(nodes, std::vector(to_index(colors), none)) {}

    /// Colors the edge, after changing the colors of others if no color is free at both of its ends.
    void add(int card, int symbol, random::Generator& random) {
        Ends &of_card = ends_[to_index(card)], &of_symbol = ends_[to_index(symbol)];
        int color = find_free_color(of_card, &of_symbol, random);
        if (color == none) {
            color = find_free_color(of_card, nullptr, random);
            exchange_along_path(symbol, color, find_free_color(of_symbol, nullptr, random));
        }
        of_card[to_index(color)] = symbol;
        of_symbol[to_index(color)] = card;
    }

    int find_color(int card, int symbol) const {
        const Ends& ends = ends_[to_index(card)];
        return static_cast<int>(std::ranges::find(ends, symbol) - ends.begin());
    }

private:
    using Ends = std::vector<int>; ///< the other end of the edge of each color, or none

    /// Returns a color that no edge has at `left`, nor at `right` if it is given.
    int find_free_color(const Ends& left, const Ends* right, random::Generator& random) const {
        const int first = random.draw_below(colors_);
        for (int i = 0; i < colors_; ++i) {
            const int color = (first + i) % colors_;
            if (left[to_index(color)] == none && (right == nullptr || (*right)[to_index(color)] == none))
                return color;
        }
        return none;
    }

    /// Exchanges two colors along the path from a symbol: `wanted`, `spare`, `wanted`, ... The path can't
    /// reach the card that lacks `wanted`, since it reaches cards by that color only.
    void exchange_along_path(int symbol, int wanted, int spare) {
        int node = symbol;
        for (int color = wanted; node != none; color = color == wanted ? spare : wanted) {
            Ends& ends = ends_[to_index(node)];
            node = ends[to_index(color)];
            std::swap(ends[to_index(wanted)], ends[to_index(spare)]);
        }
    }

    int colors_;
    std::vector<Ends> ends_; ///< of each node
};

/// A card with fewer symbols than others also has ranks from 0 without gaps.
void close_ranks(std::vector<int>& ranks) {
    const std::vector<int> given = ranks;
    for (int& rank : ranks)
        rank =
            static_cast<int>(std::ranges::count_if(given, [own = rank](int other) { return other < own; }));
}

/// How often each symbol has each rank, and what it costs that its ranks lie close together.
class Spread {
public:
    Spread(int symbol_count, int rank_count)
        : last_(rank_count - 1)
        , times_(to_index(symbol_count), std::vector<int>(to_index(rank_count))) {}

    int& count(int symbol, int rank) { return times_[to_index(symbol)][to_index(rank)]; }
    void replace(int symbol, int rank, int by) {
        --count(symbol, rank);
        ++count(symbol, by);
    }

    /// Returns the cost of a symbol. The second largest and second smallest rank count, too: sizes stray from
    /// their ranks by up to a third.
    std::int64_t measure_cost(int symbol) const {
        const std::vector<int>& times = times_[to_index(symbol)];
        std::vector<int> ranks; // of its cards, rising
        for (int rank = 0; rank <= last_; ++rank)
            ranks.insert(ranks.end(), to_index(times[to_index(rank)]), rank);
        const std::size_t cards = ranks.size();
        if (cards < 2) return 0;
        const std::int64_t outer = measure_span_cost(ranks.front(), ranks.back());
        return cards < min_cards ? outer
                                 : outer_weight * outer + measure_span_cost(ranks[1], ranks[cards - 2]);
    }

private:
    /// The last rank counts as one more, since its size can't stray: variety holds it down.
    std::int64_t measure_span_cost(int low, int high) const {
        const std::int64_t missing = low + last_ + 1 - (high == last_ ? high + 1 : high);
        return missing * missing * missing;
    }

    int last_;                            ///< rank
    std::vector<std::vector<int>> times_; ///< by symbol and rank
};

/// Exchanges the ranks of two symbols of a card if the cost falls.
bool exchange_if_better(Spread& spread, int symbol, int& rank, int other, int& other_rank) {
    if (spread.count(symbol, other_rank) > 0 || spread.count(other, rank) > 0) return false;
    const auto exchange = [&] {
        spread.replace(symbol, rank, other_rank);
        spread.replace(other, other_rank, rank);
        std::swap(rank, other_rank);
    };
    const std::int64_t before = spread.measure_cost(symbol) + spread.measure_cost(other);
    exchange();
    if (spread.measure_cost(symbol) + spread.measure_cost(other) < before) return true;
    exchange();
    return false;
}

/// Exchanges size ranks within cards until none would bring the largest and the smallest rank of the symbols
/// further apart: in a deck with cards left out, a symbol's ranks can all differ and yet all be large. No
/// symbol gets a rank that it has already. Where each symbol has all ranks, as in whole decks, nothing is
/// changed.
void spread_ranks(const std::vector<std::vector<int>>& cards, int symbol_count,
                  std::vector<std::vector<int>>& ranks) {
    std::size_t rank_count = 1;
    for (const auto& card : cards) rank_count = std::max(rank_count, card.size());
    Spread spread(symbol_count, static_cast<int>(rank_count));
    for (std::size_t card = 0; card < cards.size(); ++card)
        for (std::size_t i = 0; i < cards[card].size(); ++i) ++spread.count(cards[card][i], ranks[card][i]);
    bool changed = true;
    for (int pass = 0; pass < max_passes && changed; ++pass) {
        changed = false;
        for (std::size_t card = 0; card < cards.size(); ++card)
            for (std::size_t i = 0; i < cards[card].size(); ++i)
                for (std::size_t j = i + 1; j < cards[card].size(); ++j)
                    if (exchange_if_better(spread, cards[card][i], ranks[card][i], cards[card][j],
                                           ranks[card][j]))
                        changed = true;
    }
}

// Of the cards with more than six symbols; the others are the emptiest. All with six wish: what they wish
// costs less.
constexpr std::size_t percent_wishing = 80;
constexpr double rectangular = 0.75; // flags and photos leave much white around an empty middle

/// Returns the mean share of their boxes that the silhouettes of a card fill.
double measure_fill(const std::vector<Item>& items) {
    double fill = 0;
    for (const Item& item : items) fill += static_cast<double>(item.silhouette.data().fill());
    return fill / static_cast<double>(items.size());
}

/// Returns the number of symbols that a card wants in its middle, one half of the cards or the other. Six
/// symbols have none or one in the middle, depending on their shapes; of more, one.
std::optional<int> choose_wish(const std::vector<Item>& items, bool is_other) {
    if (items.size() == 6) return is_other ? 1 : 0;
    if (items.size() < 7 || items.size() > 9) return std::nullopt;
    return is_other || measure_fill(items) > rectangular ? 2 : 0;
}

} // namespace

std::vector<std::vector<int>> assign_size_ranks(const std::vector<std::vector<int>>& cards, int symbol_count,
                                                std::uint64_t seed) {
    int colors = 1;
    for (const auto& card : cards) colors = std::max(colors, static_cast<int>(card.size()));
    // A symbol with more cards than there are ranks is split into several, each with every rank at most once.
    std::vector<std::pair<int, int>> edges;
    std::vector<std::vector<int>> nodes(cards.size());
    std::vector<int> uses(to_index(symbol_count)), current(uses);
    auto node_count = static_cast<int>(cards.size());
    for (std::size_t card = 0; card < cards.size(); ++card)
        for (const int symbol : cards[card]) {
            int& node = current[to_index(symbol)];
            if (uses[to_index(symbol)]++ % colors == 0) node = node_count++;
            nodes[card].push_back(node);
            edges.emplace_back(static_cast<int>(card), node);
        }
    random::Generator random(seed);
    random.shuffle(std::span(edges));
    Coloring coloring(to_index(node_count), colors);
    for (const auto& [card, node] : edges) coloring.add(card, node, random);
    std::vector<std::vector<int>> ranks(cards.size());
    for (std::size_t card = 0; card < cards.size(); ++card) {
        for (const int node : nodes[card])
            ranks[card].push_back(coloring.find_color(static_cast<int>(card), node));
        close_ranks(ranks[card]);
    }
    spread_ranks(cards, symbol_count, ranks);
    return ranks;
}

std::vector<std::optional<int>> plan_middles(std::span<const std::vector<Item>> cards, std::uint64_t seed) {
    std::vector<std::size_t> order = random::Generator(seed).draw_order(cards.size());
    // What a card wants must not depend on the others' symbols: one change would give all a new layout.
    std::vector<bool> is_other(cards.size());
    for (std::size_t i = 0; i < order.size(); ++i) is_other[order[i]] = i % 2 == 0;
    std::ranges::stable_sort(order, std::greater<>(), [&](std::size_t i) { return measure_fill(cards[i]); });
    if (!cards.empty() && cards.front().size() > 6) order.resize(cards.size() * percent_wishing / 100);
    std::vector<std::optional<int>> result(cards.size());
    for (const std::size_t card : order) result[card] = choose_wish(cards[card], is_other[card]);
    return result;
}

} // namespace spotit::layout
