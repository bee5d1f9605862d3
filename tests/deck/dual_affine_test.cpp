#include "deck/brute_force.hpp"
#include "deck/orders.hpp"
#include "every_day.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>

namespace spotit::deck {
namespace {

Options dual_affine(int symbols_per_card) {
    Options options;
    options.kind = Kind::DualAffine;
    options.symbols_per_card = symbols_per_card;
    return options;
}

/// How many symbols of each run of `length` a card shows.
std::set<int> shown_of_runs(const Card& card, int length) {
    std::vector<int> shown(card.size());
    for (const int symbol : card) ++shown.at(static_cast<std::size_t>(symbol / length));
    return {shown.begin(), shown.end()};
}

} // namespace

TEST_CASE("a dual affine deck has q^2 cards, and q^2 + q symbols on q cards each: every order") {
    for (const int q : test::prime_powers) {
        CAPTURE(q);
        if (q > tests::rounds(max_order, 64)) break;
        const Deck deck = make(dual_affine(q + 1), q * q + q);
        REQUIRE(std::ssize(deck.cards) == q * q);
        REQUIRE(test::each_card_has(deck, q + 1));
        REQUIRE(test::census(deck) == std::map<int, int>{{q, q * q + q}});
        REQUIRE(deck.order == q);
        REQUIRE(deck.matching == deck.symbol_count);
    }
}

TEST_CASE("every two cards of a dual affine deck share exactly one symbol: every pair of every order") {
    for (const int q : test::prime_powers) {
        if (q > tests::rounds(max_order, 64)) break;
        CAPTURE(q);
        REQUIRE(test::each_pair_shares_one(make(dual_affine(q + 1), q * q + q)));
    }
}

TEST_CASE("with categories, every card shows one symbol of each of the q + 1 lists: every order") {
    for (const int q : test::prime_powers) {
        CAPTURE(q);
        if (q > tests::rounds(max_order, 64)) break;
        Options options = dual_affine(q + 1);
        options.categories = true;
        const Deck deck = make(options, q * q + q);
        CHECK(deck.categories == q + 1);
        for (const Card& card : deck.cards) REQUIRE(shown_of_runs(card, q) == std::set<int>{1});
        if (q > 32) continue;
        REQUIRE(test::each_pair_shares_one(deck));
    }
}

TEST_CASE("without categories, the shuffle mixes the lists") {
    const Deck deck = make(dual_affine(8), 56);
    CHECK(deck.categories == 0);
    CHECK(std::any_of(deck.cards.begin(), deck.cards.end(),
                      [](const Card& card) { return shown_of_runs(card, 7) != std::set<int>{1}; }));
}

TEST_CASE("with categories, the shuffle still changes which symbols meet") {
    Options options = dual_affine(4);
    options.categories = true;
    std::set<std::set<std::set<int>>> decks;
    for (options.seed = 1; options.seed <= 20; ++options.seed) {
        std::set<std::set<int>> cards;
        for (const Card& card : make(options, 12).cards) cards.insert({card.begin(), card.end()});
        decks.insert(cards);
    }
    CHECK(decks.size() > 10);
}

TEST_CASE("56 symbols make 49 cards with 8 symbols, and the proof says what was checked") {
    Options options = dual_affine(8);
    options.categories = true;
    const CheckResult proof = prove(make(options, 60));
    CHECK(proof.pairs == 1176);
    CHECK(proof.promise.english() ==
          "each of the 1176 pairs of cards shares exactly one symbol; each card shows one symbol "
          "of each of the 8 categories");
    options.cards = 40;
    CHECK(prove(make(options, 56)).pairs == 780);
}

TEST_CASE("a deck with categories in which any one symbol is exchanged for any other is rejected") {
    Options options = dual_affine(4);
    options.categories = true;
    const Deck good = make(options, 12);
    for (std::size_t card = 0; card < good.cards.size(); ++card)
        for (int symbol = 0; symbol < 12; ++symbol) {
            Deck bad = good;
            if (std::exchange(bad.cards[card][0], symbol) == symbol)
                REQUIRE_NOTHROW(prove(bad));
            else
                REQUIRE_THROWS_AS(prove(bad), std::logic_error);
        }
}

TEST_CASE("a right deck is rejected when its symbols are not sorted by categories") {
    Deck deck = make(dual_affine(8), 56);
    REQUIRE_NOTHROW(prove(deck));
    deck.categories = 8;
    CHECK_THROWS_AS(prove(deck), std::logic_error);
}

TEST_CASE("a dual affine deck has no dual, because the lines of an affine plane can be parallel") {
    Options options = dual_affine(3);
    options.dual = true;
    CHECK_THROWS_AS(make(options, 12), std::invalid_argument);
    CHECK_FALSE(compute_size(options, 12));
}

} // namespace spotit::deck
