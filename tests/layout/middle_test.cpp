#include <spotit/layout.hpp>

#include "every_day.hpp"
#include "layout/fixture.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

namespace spotit::layout {
namespace {

/// Rectangles about their own origin, so that a placement's shift is where the center of mass stands.
std::vector<Item> rectangles(int count, double width) {
    std::vector<Item> items;
    const Silhouette silhouette(fixture::bar(width, 1));
    for (int rank = 0; rank < count; ++rank) items.push_back({silhouette, rank});
    return items;
}

int count_in_the_middle(const Layout& layout, double radius) {
    int count = 0;
    for (const Placement& placement : layout.placements)
        if (std::hypot(placement.place.e, placement.place.f) < radius / 3) ++count;
    return count;
}

} // namespace

TEST_CASE("a card mostly has in its middle as many symbols as are wanted there") {
    constexpr double radius = 42.5;
    const int seeds = tests::rounds(40, 12);
    const std::vector<Item> items = rectangles(8, 1.5);
    const auto count_in = [&](const Options& options) {
        std::vector<int> counts;
        for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(seeds); ++seed)
            counts.push_back(
                count_in_the_middle(arrange(items, geom::Shape::circle(2 * radius), options, seed), radius));
        return counts;
    };
    const std::vector<int> usual = count_in({});
    for (const int wanted : {0, 1, 2}) {
        Options options;
        options.middle = wanted;
        CAPTURE(wanted);
        const auto obeyed = std::ranges::count(count_in(options), wanted);
        if (wanted > 0) CHECK(obeyed >= 3 * seeds / 10); // a middle that would be empty is filled
        CHECK(obeyed >= std::ranges::count(usual, wanted));
    }
}

TEST_CASE("of six symbols of one size, one mostly stands in the middle, whatever the card wants") {
    constexpr double radius = 42.5;
    const std::vector<Item> items = rectangles(6, 1);
    Options options;
    options.size_variety = 1;
    options.middle = 0;
    int filled = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        filled += count_in_the_middle(arrange(items, geom::Shape::circle(2 * radius), options, seed), radius);
    CHECK(filled >= 16);
}

TEST_CASE("the cards with the sparsest silhouettes want nothing in their middle") {
    std::vector<std::vector<Item>> cards(20, rectangles(8, 1));
    geom::Region bars = fixture::bar(10, 1);
    bars.push_back(fixture::bar(1, 10).front());
    const Silhouette cross(bars);
    for (std::size_t sparse : {2, 5, 11, 17})
        for (Item& item : cards[sparse]) item.silhouette = cross;
    const std::vector<std::optional<int>> middles = plan_middles(cards, 1);
    for (std::size_t card = 0; card < cards.size(); ++card)
        CHECK(middles[card].has_value() == (card != 2 && card != 5 && card != 11 && card != 17));
}

TEST_CASE("every other card of six symbols wants one in its middle, sparse or not") {
    const std::vector<std::vector<Item>> cards(31, rectangles(6, 1));
    const std::vector<std::optional<int>> middles = plan_middles(cards, 1);
    CHECK(std::ranges::count(middles, std::optional(1)) == 16);
    CHECK(std::ranges::count(middles, std::optional(0)) == 15);
}

TEST_CASE("cards of many symbols want nothing in their middle, since they differ by themselves") {
    const std::vector<std::vector<Item>> cards(13, rectangles(12, 1));
    for (const std::optional<int>& middle : plan_middles(cards, 1)) CHECK(!middle);
}

} // namespace spotit::layout
