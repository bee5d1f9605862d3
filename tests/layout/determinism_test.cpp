#include <spotit/layout.hpp>

#include "every_day.hpp"
#include "layout/fixture.hpp"
#include "layout/hashed_deck.hpp"

#include <doctest/doctest.h>

namespace spotit::layout {

using fixture::hash;
using fixture::hash_of_deck;

TEST_CASE("a deck is the same on any number of threads and in any order") {
    const std::uint64_t expected = hash_of_deck(1);
    if (tests::tries_all()) CHECK(hash_of_deck(2) == expected);
    CHECK(hash_of_deck(5, fixture::Order::Backwards) == expected);
}

TEST_CASE("another seed is another card") {
    const std::vector<Item> items(4, {Silhouette(fixture::bar(3, 1)), 0});
    std::vector<Item> ranked = items;
    for (std::size_t i = 0; i < ranked.size(); ++i) ranked[i].rank = static_cast<int>(i);
    const geom::Shape card = geom::Shape::circle(85);
    CHECK(hash({arrange(ranked, card, {}, 1)}) == hash({arrange(ranked, card, {}, 1)}));
    CHECK(hash({arrange(ranked, card, {}, 1)}) != hash({arrange(ranked, card, {}, 2)}));
}

} // namespace spotit::layout
