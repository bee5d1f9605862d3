#include <spotit/layout.hpp>

#include <spotit/random.hpp>

#include "layout/fixture.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <span>

namespace spotit::layout {
namespace {

using Cards = std::vector<std::vector<int>>;

int symbols_of(int order) {
    return order * order + order + 1;
}

bool each_card_has_every_rank(const Cards& ranks) {
    return std::all_of(ranks.begin(), ranks.end(), [](std::vector<int> card) {
        std::sort(card.begin(), card.end());
        for (std::size_t i = 0; i < card.size(); ++i)
            if (card[i] != static_cast<int>(i)) return false;
        return true;
    });
}

/// The ranks that each symbol has, over the deck.
Cards ranks_by_symbol(const Cards& cards, const Cards& ranks, int symbols) {
    Cards result(static_cast<std::size_t>(symbols));
    for (std::size_t c = 0; c < cards.size(); ++c)
        for (std::size_t i = 0; i < cards[c].size(); ++i)
            result[static_cast<std::size_t>(cards[c][i])].push_back(ranks[c][i]);
    return result;
}

bool all_different(const std::vector<int>& ranks) {
    return std::set(ranks.begin(), ranks.end()).size() == ranks.size();
}

} // namespace

TEST_CASE("in a whole deck every card and every symbol has every size rank once") {
    for (const int order : {2, 3, 5, 7, 11, 19}) {
        const Cards cards = fixture::plane(order);
        const Cards ranks = assign_size_ranks(cards, symbols_of(order), 1);
        CHECK(each_card_has_every_rank(ranks));
        for (const auto& of_symbol : ranks_by_symbol(cards, ranks, symbols_of(order))) {
            CHECK(of_symbol.size() == static_cast<std::size_t>(order + 1));
            CHECK(all_different(of_symbol));
        }
    }
}

TEST_CASE("in a deck with cards left out no symbol has a size rank twice") {
    Cards cards = fixture::plane(7);
    for (const std::size_t kept : {55U, 30U, 9U, 1U}) {
        cards.resize(kept);
        const Cards ranks = assign_size_ranks(cards, symbols_of(7), 5);
        CHECK(each_card_has_every_rank(ranks));
        for (const auto& of_symbol : ranks_by_symbol(cards, ranks, symbols_of(7)))
            CHECK(all_different(of_symbol));
    }
}

TEST_CASE("in a deck with cards left out each symbol on four cards is large on one and small on another") {
    for (const std::size_t kept : {55U, 45U, 30U, 20U})
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            Cards cards = fixture::plane(7);
            random::Generator(seed).shuffle(std::span(cards));
            cards.resize(kept);
            for (const auto& of_symbol :
                 ranks_by_symbol(cards, assign_size_ranks(cards, symbols_of(7), seed), symbols_of(7))) {
                if (of_symbol.size() < 4) continue;
                const auto [low, high] = std::minmax_element(of_symbol.begin(), of_symbol.end());
                CHECK(*high - *low >= 4); // a ratio of 1.49 at a variety of 2
            }
        }
}

TEST_CASE("a symbol with more cards than there are ranks has each rank about equally often") {
    Cards cards;
    for (int i = 1; i <= 10; ++i) cards.push_back({0, 2 * i - 1, 2 * i}); // 0 is on all ten
    const Cards ranks = assign_size_ranks(cards, 21, 3);
    CHECK(each_card_has_every_rank(ranks));
    const auto of_common = ranks_by_symbol(cards, ranks, 21)[0];
    for (int rank = 0; rank < 3; ++rank) {
        const auto times = std::count(of_common.begin(), of_common.end(), rank);
        CHECK(times >= 3);
        CHECK(times <= 4);
    }
}

TEST_CASE("cards of different sizes have ranks without holes") {
    const Cards ranks = assign_size_ranks({{0, 1, 2, 3}, {0, 4}, {1, 4, 5}, {}}, 6, 2);
    CHECK(each_card_has_every_rank(ranks));
    CHECK(ranks[3].empty());
}

TEST_CASE("the seed decides the ranks and nothing else does") {
    const Cards cards = fixture::plane(7);
    CHECK(assign_size_ranks(cards, 57, 1) == assign_size_ranks(cards, 57, 1));
    CHECK(assign_size_ranks(cards, 57, 1) != assign_size_ranks(cards, 57, 2));
}

} // namespace spotit::layout
