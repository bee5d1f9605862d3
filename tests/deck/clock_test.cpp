#include "every_day.hpp"

#include <spotit/deck.hpp>
#include <spotit/deck/options.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace spotit;

namespace {

/// Checks by the definition: each card is the shape turned, and each distance occurs once in the shape.
void check_clock(const deck::Deck& dealt) {
    const auto clock = deck::find_clock(dealt);
    REQUIRE(clock);
    const auto size = static_cast<std::size_t>(deck::count_plane_points(dealt.order));
    std::set<std::size_t> distances;
    for (const int from : clock->corners)
        for (const int to : clock->corners)
            if (from != to) distances.insert((static_cast<std::size_t>(to - from) + size) % size);
    CHECK(clock->corners.size() == static_cast<std::size_t>(dealt.order) + 1);
    CHECK(distances.size() == size - 1);
    REQUIRE(clock->cards.size() == size);
    std::size_t shown = 0;
    for (std::size_t turn = 0; turn < size; ++turn) {
        if (clock->cards[turn] < 0) continue;
        ++shown;
        deck::Card expected;
        for (const int corner : clock->corners)
            expected.push_back(clock->symbols[(static_cast<std::size_t>(corner) + turn) % size]);
        deck::Card card = dealt.cards[static_cast<std::size_t>(clock->cards[turn])];
        std::erase_if(card, [&](int symbol) { return symbol >= dealt.matching; });
        std::ranges::sort(card);
        std::ranges::sort(expected);
        REQUIRE(card == expected);
    }
    CHECK(shown == dealt.cards.size());
}

} // namespace

TEST_CASE("every plane up to the largest lies on a clock, in the deck's own shuffle") {
    for (int q = 2; q <= tests::rounds(deck::max_order, 32); ++q) {
        if (!deck::find_prime(q)) continue;
        CAPTURE(q);
        check_clock(deck::make({.symbols_per_card = q + 1}, deck::count_plane_points(q)));
    }
}

TEST_CASE("a deck of fewer cards and a dual deck lie on the clock too") {
    check_clock(deck::make({.symbols_per_card = 8, .cards = 30, .seed = 5}, 57));
    check_clock(deck::make({.symbols_per_card = 9, .dual = true, .seed = 2}, 73));
}

TEST_CASE("a padded deck with all points of a plane lies on the plane's clock, its fillers outside") {
    for (const auto& [per_card, symbols] : {std::pair(7, 62), std::pair(7, 61), std::pair(11, 182)}) {
        CAPTURE(symbols);
        const deck::Deck padded =
            deck::make({.kind = deck::Kind::Padded, .symbols_per_card = per_card, .seed = 3}, symbols);
        CHECK(padded.base == deck::PaddedBase::Plane);
        CHECK(padded.symbol_count > padded.matching);
        check_clock(padded);
    }
    check_clock(deck::make({.kind = deck::Kind::Padded, .symbols_per_card = 7, .cards = 20}, 62));
}

TEST_CASE("a padded deck says what its cards are taken from") {
    const auto base_of = [](int symbols) {
        return deck::make({.kind = deck::Kind::Padded, .symbols_per_card = 7}, symbols).base;
    };
    CHECK(base_of(28) == deck::PaddedBase::Pairs);
    CHECK(base_of(35) == deck::PaddedBase::Triples);
    CHECK(base_of(43) == deck::PaddedBase::Design);
    CHECK(base_of(58) == deck::PaddedBase::Plane);
}

TEST_CASE("other decks have no clock") {
    CHECK(!deck::find_clock(deck::make({.kind = deck::Kind::DualAffine, .symbols_per_card = 6}, 30)));
    CHECK(!deck::find_clock(deck::make({.kind = deck::Kind::Padded, .symbols_per_card = 7}, 50)));
    CHECK(!deck::find_clock(
        deck::make({.kind = deck::Kind::Padded, .symbols_per_card = 11}, 171))); // a point less
    CHECK(!deck::find_clock(deck::make({.kind = deck::Kind::Set}, 0)));
}
