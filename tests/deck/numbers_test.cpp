// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "deck/orders.hpp"

#include <spotit/deck.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace spotit::deck {

TEST_CASE("prime powers are recognised and taken apart") {
    for (int q = -3; q <= largest_order; ++q) {
        CAPTURE(q);
        const bool expected =
            std::find(test::prime_powers.begin(), test::prime_powers.end(), q) != test::prime_powers.end();
        const auto power = prime_power(q);
        REQUIRE(power.has_value() == expected);
        if (!power) continue;
        int product = 1;
        for (int i = 0; i < power->exponent; ++i) product *= power->prime;
        CHECK(product == q);
        CHECK(prime_power(power->prime)->exponent == 1);
    }
}

TEST_CASE("large numbers are taken apart without overflow") {
    const int mersenne = std::numeric_limits<int>::max(); // 2^31 - 1 is prime
    CHECK(prime_power(mersenne)->prime == mersenne);
    CHECK_FALSE(prime_power(mersenne - 1));
    CHECK(prime_power(1 << 30)->exponent == 30);
}

TEST_CASE("possible symbols per card are one more than a prime power, rising") {
    const auto numbers = possible_symbols_per_card();
    REQUIRE(numbers.size() == test::prime_powers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) CHECK(numbers[i] == test::prime_powers[i] + 1);
}

TEST_CASE("the most symbols per card rise exactly where a plane becomes possible") {
    CHECK_FALSE(most_symbols_per_card(-1));
    CHECK_FALSE(most_symbols_per_card(6));
    CHECK(most_symbols_per_card(7) == 3);
    CHECK(most_symbols_per_card(12) == 3);
    CHECK(most_symbols_per_card(13) == 4);
    CHECK(most_symbols_per_card(56) == 6); // 7 per card are impossible
    CHECK(most_symbols_per_card(57) == 8);
    CHECK(most_symbols_per_card(380) == 18);
    CHECK(most_symbols_per_card(381) == 20);
    CHECK(most_symbols_per_card(16'256) == 126);
    CHECK(most_symbols_per_card(16'257) == 128);
    CHECK(most_symbols_per_card(1'000'000) == 128);
}

TEST_CASE("the nearest possible numbers stand below and above one that is not possible") {
    CHECK(nearest_symbols_per_card(7).below == 6);
    CHECK(nearest_symbols_per_card(7).above == 8);
    CHECK(nearest_symbols_per_card(16).below == 14);
    CHECK(nearest_symbols_per_card(16).above == 17);
    CHECK_FALSE(nearest_symbols_per_card(-5).below);
    CHECK(nearest_symbols_per_card(2).above == 3);
    CHECK(nearest_symbols_per_card(1000).below == 128);
    CHECK_FALSE(nearest_symbols_per_card(1000).above);
}

TEST_CASE("the neighbours of a possible number leave it out") {
    CHECK(nearest_symbols_per_card(8).below == 6);
    CHECK(nearest_symbols_per_card(8).above == 9);
}

} // namespace spotit::deck
