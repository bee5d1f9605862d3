#include "layout/arrange.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace spotit::layout {
namespace {

constexpr int max_passes = 10;
constexpr int min_cards = 4;    // of a symbol that should be seen both large and small
constexpr int outer_weight = 8; // of the outermost ranks, compared with those beside them

/// How often each symbol has each rank, and what it costs that its ranks lie close together.
class Spread {
public:
    Spread(int symbol_count, int rank_count)
        : rank_count_(rank_count)
        , times_(static_cast<std::size_t>(symbol_count) * static_cast<std::size_t>(rank_count))
        , cards_(static_cast<std::size_t>(symbol_count)) {}

    void add(int symbol, int rank) {
        ++at(symbol, rank);
        ++cards_[static_cast<std::size_t>(symbol)];
    }
    void replace(int symbol, int rank, int by) {
        --at(symbol, rank);
        ++at(symbol, by);
    }
    bool has(int symbol, int rank) const { return times_[index(symbol, rank)] > 0; }

    /// Returns the cost of a symbol. The second largest and second smallest rank count, too: sizes stray from
    /// their ranks by up to a third.
    std::int64_t cost(int symbol) const {
        const int cards = cards_[static_cast<std::size_t>(symbol)];
        if (cards < 2) return 0;
        const std::array<int, 2> low = first_two(symbol, 0, 1), high = first_two(symbol, rank_count_ - 1, -1);
        const std::int64_t outer = cost_of_span(low[0], high[0]);
        return cards < min_cards ? outer : outer_weight * outer + cost_of_span(low[1], high[1]);
    }

private:
    std::size_t index(int symbol, int rank) const {
        return static_cast<std::size_t>(symbol) * static_cast<std::size_t>(rank_count_) +
               static_cast<std::size_t>(rank);
    }
    int& at(int symbol, int rank) { return times_[index(symbol, rank)]; }

    /// Returns the first two ranks that the symbol has, counted from one end.
    std::array<int, 2> first_two(int symbol, int from, int step) const {
        std::array<int, 2> result{from, from};
        std::size_t found = 0;
        for (int rank = from; rank >= 0 && rank < rank_count_ && found < 2; rank += step)
            for (int i = 0; i < times_[index(symbol, rank)] && found < 2; ++i) result[found++] = rank;
        return result;
    }

    /// The last rank counts as one more, since its size can't stray: variety holds it down.
    std::int64_t cost_of_span(int low, int high) const {
        const std::int64_t missing = low + rank_count_ - (high == rank_count_ - 1 ? high + 1 : high);
        return missing * missing * missing;
    }

    int rank_count_;
    std::vector<int> times_, cards_;
};

/// Exchanges the ranks of two symbols of a card if the cost falls.
bool exchange_if_better(Spread& spread, int symbol, int& rank, int other, int& other_rank) {
    if (spread.has(symbol, other_rank) || spread.has(other, rank)) return false;
    const auto exchange = [&] {
        spread.replace(symbol, rank, other_rank);
        spread.replace(other, other_rank, rank);
        std::swap(rank, other_rank);
    };
    const std::int64_t before = spread.cost(symbol) + spread.cost(other);
    exchange();
    if (spread.cost(symbol) + spread.cost(other) < before) return true;
    exchange();
    return false;
}

} // namespace

void spread_ranks(const std::vector<std::vector<int>>& cards, int symbol_count,
                  std::vector<std::vector<int>>& ranks) {
    std::size_t rank_count = 1;
    for (const auto& card : cards) rank_count = std::max(rank_count, card.size());
    Spread spread(symbol_count, static_cast<int>(rank_count));
    for (std::size_t card = 0; card < cards.size(); ++card)
        for (std::size_t i = 0; i < cards[card].size(); ++i) spread.add(cards[card][i], ranks[card][i]);
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

} // namespace spotit::layout
