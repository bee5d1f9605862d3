#include "deck/orders.hpp"

#include <spotit/deck.hpp>
#include <spotit/deck/options.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace spotit::deck {

TEST_CASE("prime powers are recognised by their primes") {
    for (int q = -3; q <= max_order; ++q) {
        CAPTURE(q);
        const bool expected =
            std::find(test::prime_powers.begin(), test::prime_powers.end(), q) != test::prime_powers.end();
        const auto prime = find_prime(q);
        REQUIRE(prime.has_value() == expected);
        if (!prime) continue;
        int product = *prime;
        while (product < q) product *= *prime;
        CHECK(product == q);
        CHECK(find_prime(*prime) == *prime);
    }
}

TEST_CASE("large numbers are taken apart without overflow") {
    const int mersenne = std::numeric_limits<int>::max(); // 2^31 - 1 is prime
    CHECK(find_prime(mersenne) == mersenne);
    CHECK_FALSE(find_prime(mersenne - 1));
    CHECK(find_prime(1 << 30) == 2);
}

TEST_CASE("possible symbols per card are one more than a prime power, rising") {
    const auto numbers = list_possible_symbols_per_card();
    REQUIRE(numbers.size() == test::prime_powers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) CHECK(numbers[i] == test::prime_powers[i] + 1);
}

TEST_CASE("the most symbols per card rise exactly where a plane becomes possible") {
    CHECK_FALSE(compute_max_symbols_per_card(-1));
    CHECK_FALSE(compute_max_symbols_per_card(6));
    CHECK(compute_max_symbols_per_card(7) == 3);
    CHECK(compute_max_symbols_per_card(6, Kind::Padded) == 3); // four cards of three, without a perfect deck
    CHECK(compute_max_symbols_per_card(13, Kind::Padded) == 4);
    CHECK(compute_max_symbols_per_card(12) == 3);
    CHECK(compute_max_symbols_per_card(13) == 4);
    CHECK(compute_max_symbols_per_card(56) == 6); // 7 per card are impossible
    CHECK(compute_max_symbols_per_card(57) == 8);
    CHECK(compute_max_symbols_per_card(380) == 18);
    CHECK(compute_max_symbols_per_card(381) == 20);
    CHECK(compute_max_symbols_per_card(16'256) == 126);
    CHECK(compute_max_symbols_per_card(16'257) == 128);
    CHECK(compute_max_symbols_per_card(1'000'000) == 128);
}

TEST_CASE("the kinds differ in the numbers of symbols that they need") {
    CHECK(count_needed_symbols(Kind::Projective, 8) == 57);
    CHECK(count_needed_symbols(Kind::DualAffine, 8) == 56);
    CHECK(count_needed_symbols(Kind::Padded, 8) == 36);
    CHECK(count_needed_symbols(Kind::Projective, 7) == 0);
    CHECK(count_needed_symbols(Kind::DualAffine, 7) == 0);
    CHECK(count_needed_symbols(Kind::Padded, 7) == 28);
    for (const auto& row : kind_names)
        for (const int number : {-1, 0, 1, 2, 129, 1'000'000})
            CHECK(count_needed_symbols(row.value, number) == 0);
    CHECK(test::count_cards(Kind::Projective, 8) == 57);
    CHECK(test::count_cards(Kind::DualAffine, 8) == 49);
    CHECK(test::count_cards(Kind::DualAffine, 8, 55) == 0);
    CHECK(test::count_cards(Kind::Padded, 7) == 31);
    CHECK(test::count_cards(Kind::Set, 3) == 0);
}

TEST_CASE("padded decks exist at every number of symbols per card, set decks have none") {
    CHECK(list_possible_symbols_per_card(Kind::DualAffine) == list_possible_symbols_per_card());
    const auto padded = list_possible_symbols_per_card(Kind::Padded);
    CHECK(padded.size() == 126);
    CHECK((padded.front() == 3 && padded.back() == 128));
    CHECK(list_possible_symbols_per_card(Kind::Set).empty());
    CHECK(compute_max_symbols_per_card(56, Kind::DualAffine) == 8);
    CHECK(compute_max_symbols_per_card(6, Kind::DualAffine) == 3);
    CHECK_FALSE(compute_max_symbols_per_card(5, Kind::DualAffine));
    CHECK_FALSE(compute_max_symbols_per_card(1000, Kind::Set));
}

TEST_CASE("with the symbols of a whole padded deck, a perfect deck always has as many on a card or more") {
    for (const int number : list_possible_symbols_per_card(Kind::Padded)) {
        const int q = *std::prev(std::ranges::upper_bound(test::prime_powers, number - 1));
        const int symbols = count_plane_points(q) * (number - q);
        CAPTURE(number);
        CHECK(compute_max_symbols_per_card(symbols, Kind::Padded) >= number);
        if (number > 30) continue;
        CHECK(compute_size({.kind = Kind::Padded, .symbols_per_card = number}, symbols)->symbols == symbols);
        CHECK(test::count_cards(Kind::Padded, number, symbols - 1) < count_plane_points(q));
    }
}

TEST_CASE("the nearest possible numbers stand below and above one that is not possible") {
    CHECK(find_nearest_symbols_per_card(7).below == 6);
    CHECK(find_nearest_symbols_per_card(7).above == 8);
    CHECK(find_nearest_symbols_per_card(16).below == 14);
    CHECK(find_nearest_symbols_per_card(16).above == 17);
    CHECK_FALSE(find_nearest_symbols_per_card(-5).below);
    CHECK(find_nearest_symbols_per_card(2).above == 3);
    CHECK(find_nearest_symbols_per_card(1000).below == 128);
    CHECK_FALSE(find_nearest_symbols_per_card(1000).above);
}

TEST_CASE("the neighbours of a possible number leave it out") {
    CHECK(find_nearest_symbols_per_card(8).below == 6);
    CHECK(find_nearest_symbols_per_card(8).above == 9);
}

} // namespace spotit::deck
