#include "deck/bases.hpp"
#include "deck/brute_force.hpp"
#include "deck/orders.hpp"
#include "every_day.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <stdexcept>

namespace spotit::deck {
namespace {

Options padded(int symbols_per_card) {
    Options options;
    options.kind = Kind::Padded;
    options.symbols_per_card = symbols_per_card;
    return options;
}

DeckSize figures_of(int symbols_per_card, int available) {
    return compute_size(padded(symbols_per_card), available).value();
}

/// The first of a deck's symbols are on two cards or more, and the rest on one.
bool only_fillers_are_single(const Deck& deck) {
    const std::vector<int> counts = test::cards_per_symbol(deck);
    const auto fillers = counts.begin() + deck.matching;
    return std::all_of(counts.begin(), fillers, [](int count) { return count > 1; }) &&
           std::all_of(fillers, counts.end(), [](int count) { return count == 1; });
}

/// In how many blocks each two points are together.
std::set<int> meetings(const std::vector<std::vector<int>>& blocks, int points) {
    std::set<int> result;
    for (int a = 0; a < points; ++a)
        for (int b = 0; b < a; ++b) {
            int together = 0;
            for (const auto& block : blocks)
                together +=
                    std::count(block.begin(), block.end(), a) * std::count(block.begin(), block.end(), b) > 0;
            result.insert(together);
        }
    return result;
}

} // namespace

TEST_CASE("with enough symbols, a padded deck is the next smaller plane with fillers") {
    CHECK(figures_of(7, 62) == DeckSize{7, 31, 62, 31, 1});
    CHECK(figures_of(11, 182) == DeckSize{11, 91, 182, 91, 1});
    CHECK(figures_of(13, 266) == DeckSize{13, 133, 266, 133, 1});
    CHECK(figures_of(15, 366) == DeckSize{15, 183, 366, 183, 1});
    CHECK(figures_of(16, 549) == DeckSize{16, 183, 549, 183, 1});
    CHECK(figures_of(19, 614) == DeckSize{19, 307, 614, 307, 1});
    CHECK(figures_of(21, 762) == DeckSize{21, 381, 762, 381, 1});
    CHECK(figures_of(7, 1000) == figures_of(7, 62));
}

TEST_CASE("with fewer symbols, seven per card make as many cards as these allow") {
    CHECK(figures_of(7, 61) == DeckSize{7, 30, 61, 31, 1});
    CHECK(figures_of(7, 55) ==
          DeckSize{7, 25, 40, 40, 4}); // the design of 40 has as many cards, and no fillers
    CHECK(figures_of(7, 52).cards == 25);
    CHECK(figures_of(7, 43) == DeckSize{7, 23, 43, 43, 3});
    CHECK(figures_of(7, 35) == DeckSize{7, 15, 35, 35, 3});
    CHECK(figures_of(7, 28) == DeckSize{7, 8, 28, 28, 2});
    CHECK_FALSE(compute_size(padded(7), 27));
}

TEST_CASE("where there is a perfect deck and it has its symbols, a padded one is the same") {
    for (const int q : test::prime_powers) {
        if (q > 49) break;
        CAPTURE(q);
        const int size = count_plane_points(q);
        CHECK(figures_of(q + 1, size + 5) == DeckSize{q + 1, size, size, size, q + 1});
    }
}

TEST_CASE(
    "every padded deck keeps its promise as large as it gets: up to 64 symbols per card, and some more") {
    std::vector<int> numbers = list_possible_symbols_per_card(Kind::Padded);
    std::erase_if(numbers, [](int number) { return number > 64 && number % 21 != 1; }); // 64 85 106 127
    if (!tests::tries_all()) std::erase_if(numbers, [](int number) { return number > 64; });
    tests::EveryDay every_day(4);
    for (const int number : numbers) {
        if (every_day.skips_next()) continue;
        CAPTURE(number);
        const Deck deck = test::make_of(Kind::Padded, number, 1'000'000);
        REQUIRE(std::ssize(deck.cards) == test::count_cards(Kind::Padded, number));
        REQUIRE(test::each_card_has(deck, number));
        REQUIRE(only_fillers_are_single(deck));
        REQUIRE(test::each_pair_shares_one(deck));
    }
}

TEST_CASE(
    "every padded deck keeps its promise and needs no more symbols than there are: all numbers of symbols") {
    for (int number = 3; number <= 12; ++number) {
        int fewer = 0;
        for (int available = number * (number + 1) / 2; available <= 200; ++available) {
            CAPTURE(number);
            CAPTURE(available);
            const DeckSize expected = figures_of(number, available);
            const Deck deck = test::make_of(Kind::Padded, number, available);
            REQUIRE(DeckSize{number, static_cast<int>(deck.cards.size()), deck.symbol_count, deck.matching,
                             std::ranges::min(test::cards_per_symbol(deck))} == expected);
            REQUIRE(deck.symbol_count <= available);
            // A deck with all of the symbols in play may have fewer cards than one that leaves some out.
            REQUIRE((expected.cards >= fewer || (expected.symbols == available && expected.min_share >= 3)));
            fewer = expected.cards;
            REQUIRE(test::each_card_has(deck, number));
            REQUIRE(only_fillers_are_single(deck));
            REQUIRE(test::each_pair_shares_one(deck));
        }
    }
}

TEST_CASE(
    "a deck of any number of symbols per card exists from the cards on that have a symbol for each other") {
    for (int number = 3; number <= 40; ++number) {
        CAPTURE(number);
        const int min_count = number * (number + 1) / 2;
        CHECK(count_needed_symbols(Kind::Padded, number) == min_count);
        CHECK(test::count_cards(Kind::Padded, number, min_count - 1) == 0);
        const Deck deck = test::make_of(Kind::Padded, number, min_count);
        REQUIRE(std::ssize(deck.cards) >= number + 1);
        REQUIRE(test::each_pair_shares_one(deck));
    }
}

TEST_CASE("cards that are dropped need no fillers") {
    Options options = padded(7);
    options.cards = 20;
    const Deck deck = make(options, 62);
    CHECK(deck.matching == 31);
    CHECK(deck.symbol_count == 51);
    const CheckResult proof = prove(deck);
    CHECK(proof.pairs == 190);
    CHECK(proof.promise.english() ==
          "each of the 190 pairs of cards shares exactly one symbol; 20 of the 51 symbols are on "
          "one card each and never match");
}

TEST_CASE("the points on the first lines of a plane are as many as was foretold") {
    for (const int q : test::prime_powers) {
        if (q > 32) break;
        const std::vector<Card> lines = make_plane_base(q);
        REQUIRE(std::ssize(lines) == count_plane_points(q));
        std::set<int> points;
        for (std::size_t line = 0; line < lines.size(); ++line) {
            points.insert(lines[line].begin(), lines[line].end());
            const int count = static_cast<int>(line) + 1;
            if (count < q) continue;
            CAPTURE(q);
            CAPTURE(count);
            REQUIRE(count_points_of_lines(q, count) == std::ssize(points));
        }
    }
}

TEST_CASE("every two points of a Steiner triple system are together in one triple") {
    for (int points = 0; points <= 63; ++points) {
        CAPTURE(points);
        if (points < 7 || (points % 6 != 1 && points % 6 != 3)) {
            CHECK_THROWS_AS(make_triple_system(points), std::invalid_argument);
            continue;
        }
        const auto triples = make_triple_system(points);
        CHECK(std::ssize(triples) == points * (points - 1) / 6);
        CHECK(meetings(triples, points) == std::set<int>{1});
    }
}

TEST_CASE("a filler that stands on two cards is found") {
    Deck deck = test::make_of(Kind::Padded, 7, 62);
    const auto filler = [&](Card& card) {
        return std::find_if(card.begin(), card.end(), [&](int symbol) { return symbol >= deck.matching; });
    };
    *filler(deck.cards[3]) = *filler(deck.cards[9]);
    CHECK_THROWS_WITH_AS(prove(deck), doctest::Contains("must never match"), std::logic_error);
}

} // namespace spotit::deck
