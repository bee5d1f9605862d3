#include "deck/brute_force.hpp"
#include "deck/orders.hpp"

#include <spotit/deck.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace spotit::deck {
namespace {

std::vector<Card> sorted(std::vector<Card> cards) {
    for (Card& card : cards) std::sort(card.begin(), card.end());
    std::sort(cards.begin(), cards.end());
    return cards;
}

} // namespace

TEST_CASE("the unshuffled deck with three symbols per card is the Fano plane") {
    Options options;
    options.shuffle = false;
    const Deck deck = make(options, 7);
    // Points 0 to 3 are (1,0,0) (1,0,1) (1,1,0) (1,1,1), then (0,1,0) (0,1,1) (0,0,1); lines have the same
    // numbers.
    const std::vector<Card> fano{
        {4, 5, 6}, // x = 0
        {1, 3, 4}, // x + z = 0
        {2, 3, 6}, // x + y = 0
        {1, 2, 5}, // x + y + z = 0
        {0, 1, 6}, // y = 0
        {0, 3, 5}, // y + z = 0
        {0, 2, 4}, // z = 0
    };
    CHECK(deck.cards == fano);
    CHECK(deck.order == 2);
    CHECK(deck.symbols_per_card == 3);
    CHECK(deck.symbol_count == 7);
}

TEST_CASE("auto takes the most symbols per card that the symbols allow") {
    CHECK(make({}, 56).symbols_per_card == 6);
    CHECK(make({}, 57).symbols_per_card == 8);
    CHECK(make({}, 60).symbol_count == 57);
    CHECK(make({}, 60).cards.size() == 57);
}

TEST_CASE("every full deck shows each symbol on as many cards as a card has symbols, and keeps its promise") {
    for (const int q : test::prime_powers) {
        if (q > 49) break; // larger orders: plane_test.cpp
        for (const bool dual : {false, true}) {
            CAPTURE(q);
            CAPTURE(dual);
            Options options;
            options.symbols_per_card = q + 1;
            options.dual = dual;
            const Deck deck = make(options, count_plane_points(q));
            CHECK(test::census(deck) == std::map<int, int>{{q + 1, count_plane_points(q)}});
            CHECK(prove(deck).pairs == 1LL * count_plane_points(q) * (count_plane_points(q) - 1) / 2);
        }
    }
}

TEST_CASE("the deck of the shop has 55 cards: 42 symbols 8 times, 14 of them 7 times, one 6 times") {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        Options options;
        options.symbols_per_card = 8;
        options.cards = 55;
        options.seed = seed;
        const Deck deck = make(options, 57);
        CHECK(test::census(deck) == std::map<int, int>{{8, 42}, {7, 14}, {6, 1}});
        CHECK(prove(deck).pairs == 1485);
    }
}

TEST_CASE("cards are dropped after the shuffle, so that a smaller deck is the start of the larger one") {
    Options options;
    options.seed = 7;
    const Deck whole = make(options, 57);
    options.cards = 30;
    const Deck part = make(options, 57);
    REQUIRE(part.cards.size() == 30);
    CHECK(std::equal(part.cards.begin(), part.cards.end(), whole.cards.begin(), [](Card a, Card b) {
        return std::is_permutation(a.begin(), a.end(), b.begin(), b.end());
    }));
}

TEST_CASE("without a shuffle the first cards of the plane are kept, in the order of their symbols") {
    Options options;
    options.shuffle = false;
    options.cards = 4;
    CHECK(make(options, 7).cards == std::vector<Card>{{4, 5, 6}, {1, 3, 4}, {2, 3, 6}, {1, 2, 5}});
}

TEST_CASE("the dual of an unshuffled plane has a card for each symbol that lists its lines") {
    Options options;
    options.shuffle = false;
    const Deck primal = make(options, 57);
    options.dual = true;
    const Deck dual = make(options, 57);
    for (int symbol = 0; symbol < 57; ++symbol)
        for (int card = 0; card < 57; ++card) {
            const Card& line = primal.cards[static_cast<std::size_t>(card)];
            const Card& pencil = dual.cards[static_cast<std::size_t>(symbol)];
            REQUIRE(std::count(line.begin(), line.end(), symbol) ==
                    std::count(pencil.begin(), pencil.end(), card));
        }
}

TEST_CASE("the same seed gives the same deck, another seed another one") {
    Options options;
    options.seed = 42;
    const Deck first = make(options, 57);
    CHECK(first.cards == make(options, 57).cards);
    options.seed = 43;
    CHECK(first.cards != make(options, 57).cards);
}

TEST_CASE("the shuffle changes which symbols meet, the order of the cards and the order on a card") {
    Options options;
    const Deck shuffled = make(options, 57);
    options.shuffle = false;
    const Deck plain = make(options, 57);
    CHECK(sorted(shuffled.cards) != sorted(plain.cards));
    CHECK(std::any_of(shuffled.cards.begin(), shuffled.cards.end(),
                      [](const Card& card) { return !std::is_sorted(card.begin(), card.end()); }));
}

TEST_CASE("decks that do not exist are refused") {
    const auto is_refused = [](std::optional<int> symbols_per_card, std::optional<int> cards, int available) {
        Options options;
        options.symbols_per_card = symbols_per_card;
        options.cards = cards;
        CHECK_THROWS_AS(make(options, available), std::invalid_argument);
    };
    is_refused({}, {}, 6);
    is_refused(7, {}, 100);
    is_refused(132, {}, 1'000'000);
    is_refused(8, {}, 52);
    is_refused(8, 58, 57);
    is_refused(8, 1, 57);
}

TEST_CASE("every kind of deck is named for themes") {
    std::map<std::string_view, Kind> named;
    for (const auto& row : kind_names) named[row.name] = row.value;
    CHECK(named == std::map<std::string_view, Kind>{{"projective", Kind::Projective},
                                                    {"dual-affine", Kind::DualAffine},
                                                    {"padded", Kind::Padded},
                                                    {"set", Kind::Set}});
}

TEST_CASE("figures are those of the deck that is made, and nothing where none is") {
    for (const Kind kind : {Kind::Projective, Kind::DualAffine, Kind::Padded})
        for (int number = 0; number <= 20; ++number)
            for (const int available : {0, 6, 7, 12, 57, 133, 400}) {
                CAPTURE(number);
                CAPTURE(available);
                Options options;
                options.kind = kind;
                if (number > 0) options.symbols_per_card = number;
                const auto foretold = compute_size(options, available);
                if (!foretold) {
                    REQUIRE_THROWS_AS(make(options, available), std::invalid_argument);
                    continue;
                }
                const Deck deck = make(options, available);
                REQUIRE(*foretold == DeckSize{deck.symbols_per_card, static_cast<int>(deck.cards.size()),
                                              deck.symbol_count, deck.matching,
                                              std::ranges::min(test::cards_per_symbol(deck))});
                REQUIRE(deck.symbol_count <= available);
            }
}

TEST_CASE("only a projective deck has a dual, and only a dual affine one categories") {
    for (const auto& row : kind_names) {
        const Kind kind = row.value;
        CHECK(find_info(kind).refusals.dual.empty() == (kind == Kind::Projective));
        CHECK(find_info(kind).refusals.categories.empty() == (kind == Kind::DualAffine));
        CHECK(find_info(kind).refusals.symbols_per_card.empty() == (kind != Kind::Set));
        Options options;
        options.kind = kind;
        options.dual = true;
        CHECK(compute_size(options, 1000).has_value() == (kind == Kind::Projective));
        options.dual = false;
        options.categories = true;
        CHECK(compute_size(options, 1000).has_value() == (kind == Kind::DualAffine));
    }
}

} // namespace spotit::deck
