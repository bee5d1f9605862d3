#include "deck/bases.hpp"
#include "deck/brute_force.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>

namespace spotit::deck {
namespace {

/// Planes without some points of one line, or without the points of up to six lines of which no three meet in
/// one (the fewest: n lines of q + 1 points with n (n - 1) / 2 in common); triples of 13 and 15 points; the
/// designs of 36 to 41, 43, 49 and 50 symbols.
const std::map<int, std::pair<int, int>> cards_and_symbols_on_each{
    {7, {7, 3}},   {12, {9, 4}},  {13, {13, 4}}, {19, {12, 5}}, {20, {16, 5}}, {21, {21, 5}}, {26, {13, 6}},
    {28, {16, 6}}, {29, {20, 6}}, {30, {25, 6}}, {31, {31, 6}}, {35, {15, 7}}, {36, {16, 7}}, {37, {17, 7}},
    {38, {19, 7}}, {39, {18, 7}}, {40, {25, 7}}, {41, {22, 7}}, {43, {23, 7}}, {49, {21, 8}}, {50, {25, 8}},
    {51, {24, 8}}, {52, {27, 8}}, {53, {31, 8}}, {54, {36, 8}}, {55, {42, 8}}, {56, {49, 8}}, {57, {57, 8}}};

} // namespace

TEST_CASE("each deck that is offered for 5 to 120 symbols is as it says, by brute force") {
    for (int symbols = 5; symbols <= 120; ++symbols) {
        int last = 0;
        for (const auto& [kind, size] : list_decks(symbols, 12)) {
            CAPTURE(symbols);
            CAPTURE(size.symbols_per_card);
            const Deck deck = test::make_of(kind, size.symbols_per_card, symbols);
            CHECK(static_cast<int>(deck.cards.size()) == size.cards);
            CHECK(test::each_card_has(deck, size.symbols_per_card));
            CHECK(test::each_pair_shares_one(deck));
            const std::vector<int> shares = test::cards_per_symbol(deck);
            CHECK(std::ssize(shares) == size.symbols);
            CHECK(size.symbols <= symbols);
            CHECK(*std::ranges::min_element(shares) == size.min_share);
            CHECK(std::ranges::count(shares, 1) >= size.symbols - size.matching);
            CHECK(size.symbols_per_card > last);
            last = size.symbols_per_card;
        }
    }
}

TEST_CASE("a deck of all symbols is found wherever there is one with each on three cards") {
    for (int symbols = 5; symbols <= 120; ++symbols) {
        CAPTURE(symbols);
        const auto all = find_deck_of_all(symbols);
        const auto known = cards_and_symbols_on_each.find(symbols);
        REQUIRE(all.has_value() == (known != cards_and_symbols_on_each.end()));
        if (!all) continue;
        CHECK(std::pair(all->size.cards, all->size.symbols_per_card) == known->second);
        const Deck deck = test::make_of(all->kind, all->size.symbols_per_card, symbols, 7);
        const std::vector<int> shares = test::cards_per_symbol(deck);
        CHECK(std::ssize(shares) == symbols);
        CHECK(*std::ranges::min_element(shares) >= 3);
        CHECK(test::each_pair_shares_one(deck));
    }
    CHECK(find_deck_of_all(73, 12)->size.cards == 73);
}

TEST_CASE("each design makes the deck of its row, with all symbols on three cards or more, by brute force") {
    for (const Design& design : list_designs()) {
        CAPTURE(design.symbols);
        const Deck deck = test::make_of(Kind::Padded, design.symbols_per_card, design.symbols);
        CHECK(std::ssize(deck.cards) == design.cards);
        CHECK(test::each_card_has(deck, design.symbols_per_card));
        CHECK(test::each_pair_shares_one(deck));
        const std::vector<int> shares = test::cards_per_symbol(deck);
        CHECK(std::ssize(shares) == design.symbols);
        CHECK(std::ranges::min(shares) >= 3);
    }
}

TEST_CASE("where a tenth or less is left out, the perfect deck stays") {
    for (int symbols = 7; symbols <= 63; ++symbols) {
        const int in_plane = count_needed_symbols(Kind::Projective,
                                                  std::min(8, compute_max_symbols_per_card(symbols).value()));
        const auto all = find_deck_of_all(symbols);
        if (in_plane < symbols && 10 * (symbols - in_plane) <= symbols) CHECK_FALSE(all.has_value());
    }
}

} // namespace spotit::deck
