#include "every_day.hpp"

#include <spotit/deck.hpp>
#include <spotit/deck/options.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <stdexcept>

namespace spotit::deck {
namespace {

Deck unshuffled(int symbols_per_card) {
    Options options;
    options.symbols_per_card = symbols_per_card;
    options.shuffle = false;
    return make(options, count_plane_points(symbols_per_card - 1));
}

Deck small_deck(std::vector<Card> cards) {
    Deck deck;
    deck.symbols_per_card = 3;
    deck.symbol_count = deck.matching = 7;
    deck.cards = std::move(cards);
    return deck;
}

} // namespace

TEST_CASE("a proof counts the pairs of cards that were checked") {
    CHECK(prove(unshuffled(3)).pairs == 21);
    CHECK(prove(unshuffled(8)).pairs == 1596);
    CHECK(prove(unshuffled(20)).pairs == 72'390);
    if (tests::tries_all()) CHECK(prove(unshuffled(128)).pairs == 132'136'896);
}

TEST_CASE("a proof says in words what was checked") {
    CHECK(prove(unshuffled(8)).promise.english() ==
          "each of the 1596 pairs of cards shares exactly one symbol");
    CHECK(prove(small_deck({{0, 1, 2}, {0, 3, 4}})).promise.english() ==
          "the two cards share exactly one symbol");
}

TEST_CASE("two cards that share no symbol are named") {
    const Deck deck = small_deck({{0, 1, 2}, {0, 3, 4}, {1, 5, 6}});
    CHECK_THROWS_WITH_AS(prove(deck), "the deck is wrong: cards 2 and 3 share no symbol", std::logic_error);
}

TEST_CASE("two cards that share two symbols are named") {
    const Deck deck = small_deck({{0, 1, 2}, {0, 3, 4}, {0, 4, 5}});
    CHECK_THROWS_WITH_AS(prove(deck), "the deck is wrong: cards 2 and 3 share 2 symbols: symbol 1, symbol 5",
                         std::logic_error);
}

TEST_CASE("a card with too few symbols is named") {
    CHECK_THROWS_WITH_AS(prove(small_deck({{0, 1, 2}, {0, 3}})),
                         "the deck is wrong: card 2 has 2 symbols, not 3", std::logic_error);
}

TEST_CASE("a card that shows a symbol twice is named") {
    CHECK_THROWS_WITH_AS(prove(small_deck({{0, 1, 2}, {3, 0, 3}})),
                         "the deck is wrong: card 2 shows symbol 4 twice", std::logic_error);
}

TEST_CASE("a card that shows a symbol out of range is named") {
    const char* message = "the deck is wrong: card 1 shows a symbol that does not exist";
    CHECK_THROWS_WITH_AS(prove(small_deck({{0, 1, 7}})), message, std::logic_error);
    CHECK_THROWS_WITH_AS(prove(small_deck({{0, 1, -1}})), message, std::logic_error);
}

TEST_CASE("a deck with any one symbol exchanged for any other is rejected") {
    for (const int symbols_per_card : {3, 4, 6, 8}) {
        const Deck good = unshuffled(symbols_per_card);
        for (std::size_t card = 0; card < good.cards.size(); ++card)
            for (int symbol = 0; symbol < good.symbol_count; ++symbol) {
                Deck bad = good;
                bad.cards[card].back() = symbol;
                CAPTURE(card);
                CAPTURE(symbol);
                if (symbol == good.cards[card].back())
                    REQUIRE_NOTHROW(prove(bad));
                else
                    REQUIRE_THROWS_AS(prove(bad), std::logic_error);
            }
    }
}

TEST_CASE("the card with the exchanged symbol is one of the two that are named") {
    Deck deck = unshuffled(8);
    Card& card = deck.cards[40];
    for (int symbol = 0; std::count(card.begin(), card.end(), card[3]) == 1; ++symbol)
        if (std::count(card.begin(), card.end(), symbol) == 0) {
            card[3] = symbol;
            break;
        }
    std::string message;
    try {
        prove(deck);
    } catch (const std::logic_error& error) {
        message = error.what();
    }
    CHECK(message.find("41") != std::string::npos);
}

TEST_CASE("a check counts every fault and names the cards, symbols and figures of each") {
    const std::vector<Card> cards{{0, 1, 2}, {0, 3}, {1, 2, 0}, {4, 4, 9}};
    const CheckResult result = check(CardsToCheck{.cards = cards, .symbol_count = 7});
    const auto has = [&](FaultKind kind, std::vector<std::size_t> of, const std::string& text) {
        return std::ranges::any_of(result.faults, [&](const Fault& fault) {
            return fault.kind == kind && fault.cards == of && describe(fault) == std::string_view(text);
        });
    };
    CHECK(has(FaultKind::CardSize, {1}, "card 2 has 2 symbols, not 3"));
    CHECK(describe({.kind = FaultKind::CardSize, .cards = {1}, .count = 1, .expected = 3}) ==
          std::string_view("card 2 has 1 symbol, not 3"));
    CHECK(has(FaultKind::UnknownSymbol, {3}, "card 4 shows a symbol that does not exist"));
    CHECK(has(FaultKind::RepeatedSymbol, {3}, "card 4 shows symbol 5 twice"));
    CHECK(
        has(FaultKind::SeveralShared, {0, 2}, "cards 1 and 3 share 3 symbols: symbol 1, symbol 2, symbol 3"));
    CHECK(has(FaultKind::NothingShared, {1, 3}, "cards 2 and 4 share no symbol"));
    CHECK(result.fault_count == 7);
    CHECK(result.faults.size() == 7);
    CHECK(result.faults_of_card == std::vector<long long>{2, 2, 2, 5});
    CHECK(result.pairs == 6);
    CHECK(result.promise.empty());
}

TEST_CASE("a check keeps the first hundred faults and counts the others") {
    const std::vector<Card> cards(100, Card{0, 1, 2});
    const CheckResult result = check(CardsToCheck{.cards = cards, .symbol_count = 3});
    CHECK(result.fault_count == 4950);
    CHECK(result.faults.size() == CheckResult::max_faults);
    CHECK(result.faults_of_card == std::vector<long long>(100, 99));
}

TEST_CASE("a fault is described with the names that are given") {
    const std::vector<Card> cards{{0, 1}, {2, 3}};
    const CheckResult result =
        check(CardsToCheck{.cards = cards, .symbol_count = 4, .categories = {0, 0, 0, 1}});
    const FaultNames names{.card = [](std::size_t card) { return std::string(1, "xy"[card]); },
                           .symbol = [](int symbol) { return std::string(1, "abcd"[symbol]); },
                           .category = [](int category) { return category == 0 ? "fruit" : "toys"; }};
    REQUIRE(result.faults.size() == 3);
    CHECK(describe(result.faults[0], names).english() == "card x shows 2 of fruit: a, b");
    CHECK(describe(result.faults[1], names).english() == "card x shows no symbol of toys");
    CHECK(describe(result.faults[2], names).english() == "cards x and y share no symbol");
}

} // namespace spotit::deck
