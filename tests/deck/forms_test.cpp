#include "deck/brute_force.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <stdexcept>

namespace spotit::deck {
namespace {

/// The form of a symbol on a card, -1 where it is not on it.
int form_on(const Deck& deck, const Forms& forms, std::size_t card, int symbol) {
    const Card& symbols = deck.cards[card];
    const auto place = std::find(symbols.begin(), symbols.end(), symbol);
    if (place == symbols.end()) return -1;
    return forms[card][static_cast<std::size_t>(place - symbols.begin())];
}

/// Pair by pair, symbol by symbol.
long long across_by_brute_force(const Deck& deck, const Forms& forms) {
    long long across = 0;
    for (std::size_t a = 0; a < deck.cards.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            for (const int symbol : deck.cards[a]) {
                const int other = form_on(deck, forms, b, symbol);
                across += other >= 0 && other != form_on(deck, forms, a, symbol);
            }
    return across;
}

bool is_halved(long long ones, long long all) {
    return std::abs(2 * ones - all) <= all % 2;
}

/// Every form is 0 or 1, and every card and every symbol is half and half but for one.
bool is_fair(const Deck& deck, const Forms& forms) {
    std::vector<std::array<int, 2>> of_symbol(static_cast<std::size_t>(deck.symbol_count));
    if (forms.size() != deck.cards.size()) return false;
    for (std::size_t card = 0; card < forms.size(); ++card) {
        const auto ones = std::count(forms[card].begin(), forms[card].end(), 1);
        const auto zeros = std::count(forms[card].begin(), forms[card].end(), 0);
        if (ones + zeros != std::ssize(deck.cards[card]) || !is_halved(ones, ones + zeros)) return false;
        for (std::size_t place = 0; place < forms[card].size(); ++place)
            ++of_symbol[static_cast<std::size_t>(deck.cards[card][place])]
                       [static_cast<std::size_t>(forms[card][place])];
    }
    return std::ranges::all_of(of_symbol, [](const auto& n) { return is_halved(n[1], n[0] + n[1]); });
}

Deck deck_of(Kind kind, int symbols_per_card, std::optional<int> cards, std::uint64_t seed) {
    Options options;
    options.kind = kind;
    options.symbols_per_card = symbols_per_card;
    options.cards = cards;
    options.seed = seed;
    return make(options, 1000);
}

} // namespace

TEST_CASE("mixed forms halve each card and each symbol: whole decks of every kind") {
    for (const Kind kind : {Kind::Projective, Kind::DualAffine, Kind::Padded})
        for (const int number : list_possible_symbols_per_card(kind)) {
            if (number > 18) break;
            CAPTURE(number);
            for (const std::uint64_t seed : {1U, 2U, 3U}) {
                const Deck deck = deck_of(kind, number, {}, seed);
                REQUIRE(is_fair(deck, deal_forms(deck, FormMode::Mixed, seed)));
            }
        }
}

TEST_CASE("mixed forms halve each card and each symbol: parts of decks, down to two cards") {
    for (const int number : {3, 4, 5, 8})
        for (int cards = 2; cards <= count_plane_points(number - 1); ++cards) {
            CAPTURE(number);
            CAPTURE(cards);
            const Deck deck = deck_of(Kind::Projective, number, cards, 1);
            REQUIRE(is_fair(deck, deal_forms(deck, FormMode::Mixed, 1)));
        }
}

TEST_CASE("with eight symbols per card, 912 of the 1596 matches are between different forms") {
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
        const Deck deck = deck_of(Kind::Projective, 8, {}, seed);
        const Forms mixed = deal_forms(deck, FormMode::Mixed, seed);
        CHECK(across_by_brute_force(deck, mixed) == 912); // 57 symbols, 4 x 4 of 28 pairs each
        CHECK(count_matches_across(deck, mixed) == 912);
    }
}

TEST_CASE("all matches between the two piles are across forms, and none within") {
    for (const int cards : {57, 56, 31, 2}) {
        const Deck deck = deck_of(Kind::Projective, 8, cards, 5);
        const Forms split = deal_forms(deck, FormMode::Split, 1);
        const long long first = (cards + 1) / 2;
        CHECK(count_matches_across(deck, split) == first * (cards - first));
        CHECK(across_by_brute_force(deck, split) == first * (cards - first));
        for (std::size_t card = 0; card < deck.cards.size(); ++card)
            CHECK(split[card] == std::vector<int>(8, static_cast<long long>(card) < first ? 0 : 1));
    }
}

TEST_CASE("balanced piles both have every symbol, where that can be, and the deck has the same cards") {
    const auto one_sided = [](const Deck& deck) {
        std::vector<std::array<int, 2>> of_symbol(static_cast<std::size_t>(deck.symbol_count));
        for (std::size_t card = 0; card < deck.cards.size(); ++card)
            for (const int symbol : deck.cards[card])
                ++of_symbol[static_cast<std::size_t>(symbol)][2 * card < deck.cards.size() ? 0 : 1];
        return std::ranges::count_if(of_symbol,
                                     [](const auto& n) { return n[0] + n[1] > 1 && n[0] * n[1] == 0; });
    };
    long long before = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed)
        for (const int number : {4, 5, 6, 7, 8, 12}) {
            CAPTURE(seed);
            CAPTURE(number);
            Deck deck = deck_of(Kind::Padded, number, {}, seed);
            const std::vector<Card> cards = deck.cards;
            before += one_sided(deck);
            balance_piles(deck);
            CHECK(one_sided(deck) == 0);
            CHECK(std::is_permutation(cards.begin(), cards.end(), deck.cards.begin()));
        }
    CHECK(before > 100); // without, such symbols are common
}

TEST_CASE("piles that are balanced already stay as they are, and those that can't be come to an end") {
    Deck deck = deck_of(Kind::Projective, 8, {}, 1);
    balance_piles(deck);
    const std::vector<Card> cards = deck.cards;
    balance_piles(deck);
    CHECK(deck.cards == cards);
    Deck fano = deck_of(Kind::Projective, 3, {}, 1); // a symbol always has all its cards in one pile
    balance_piles(fano);
    CHECK(prove(fano).pairs == 21);
}

TEST_CASE("the same seed gives the same forms, another seed others") {
    const Deck deck = deck_of(Kind::Projective, 8, {}, 1);
    CHECK(deal_forms(deck, FormMode::Mixed, 1) == deal_forms(deck, FormMode::Mixed, 1));
    CHECK(deal_forms(deck, FormMode::Mixed, 1) != deal_forms(deck, FormMode::Mixed, 2));
}

TEST_CASE("the drawings of a set deck have no forms") {
    const Deck deck = make({.kind = Kind::Set}, 0);
    CHECK_THROWS_AS(deal_forms(deck, FormMode::Mixed, 1), std::invalid_argument);
}

} // namespace spotit::deck
