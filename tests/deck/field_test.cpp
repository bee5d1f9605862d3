#include "deck/field.hpp"
#include "deck/orders.hpp"

#include <spotit/random.hpp>

#include <doctest/doctest.h>

#include <set>
#include <stdexcept>

namespace spotit::deck {
namespace {

/// The laws that tie three elements together.
bool keeps_laws(const Field& f, int a, int b, int c) {
    return f.add(f.add(a, b), c) == f.add(a, f.add(b, c)) &&
           f.multiply(f.multiply(a, b), c) == f.multiply(a, f.multiply(b, c)) &&
           f.multiply(a, f.add(b, c)) == f.add(f.multiply(a, b), f.multiply(a, c));
}

} // namespace

TEST_CASE("every element but 0 has an inverse, and every element a negative") {
    for (const int q : test::prime_powers) {
        CAPTURE(q);
        const Field f(q);
        for (int a = 0; a < q; ++a) {
            REQUIRE(f.add(a, f.negate(a)) == 0);
            REQUIRE(f.add(a, 0) == a);
            REQUIRE(f.multiply(a, 1) == a);
            REQUIRE(f.multiply(a, 0) == 0);
            if (a != 0) REQUIRE(f.multiply(a, f.invert(a)) == 1);
        }
    }
}

TEST_CASE("addition and multiplication stay in the field, commute and can be undone") {
    for (const int q : test::prime_powers) {
        CAPTURE(q);
        const Field f(q);
        for (int a = 0; a < q; ++a) {
            std::set<int> sums, products;
            for (int b = 0; b < q; ++b) {
                REQUIRE(f.add(a, b) == f.add(b, a));
                REQUIRE(f.multiply(a, b) == f.multiply(b, a));
                sums.insert(f.add(a, b));
                products.insert(f.multiply(a, b));
            }
            REQUIRE((*sums.begin() == 0 && *sums.rbegin() == q - 1 && std::ssize(sums) == q));
            REQUIRE(std::ssize(products) == (a == 0 ? 1 : q));
        }
    }
}

TEST_CASE("addition and multiplication are associative, and multiplication distributes: all triples of small "
          "fields") {
    for (const int q : test::prime_powers) {
        if (q > 32) break;
        CAPTURE(q);
        const Field f(q);
        for (int a = 0; a < q; ++a)
            for (int b = 0; b < q; ++b)
                for (int c = 0; c < q; ++c) REQUIRE(keeps_laws(f, a, b, c));
    }
}

TEST_CASE("addition and multiplication are associative, and multiplication distributes: random triples of "
          "big fields") {
    random::Generator generator(1);
    for (const int q : test::prime_powers) {
        if (q <= 32) continue;
        CAPTURE(q);
        const Field f(q);
        for (int i = 0; i < 20'000; ++i)
            REQUIRE(keeps_laws(f, generator.draw_below(q), generator.draw_below(q), generator.draw_below(q)));
    }
}

TEST_CASE("a field of prime order is arithmetic modulo the prime") {
    for (const int p : {2, 3, 7, 31, 127}) {
        CAPTURE(p);
        const Field f(p);
        for (int a = 0; a < p; ++a)
            for (int b = 0; b < p; ++b)
                REQUIRE((f.add(a, b) == (a + b) % p && f.multiply(a, b) == a * b % p));
    }
}

TEST_CASE("adding an element to itself as often as the characteristic says gives 0, and not earlier") {
    for (const int q : test::prime_powers) {
        CAPTURE(q);
        const Field f(q);
        const int prime = find_prime(q).value();
        for (int times = 1, sum = 1; times <= prime; ++times, sum = f.add(sum, 1))
            REQUIRE((sum == 0) == (times == prime));
    }
}

TEST_CASE("the field of four elements has the only tables that it can have") {
    const Field f(4); // 2 is the root w of w^2 = w + 1, and 3 is w + 1
    CHECK(f.add(2, 3) == 1);
    CHECK(f.add(2, 2) == 0);
    CHECK(f.multiply(2, 2) == 3);
    CHECK(f.multiply(2, 3) == 1);
    CHECK(f.multiply(3, 3) == 2);
}

TEST_CASE("there is no field whose order is not a prime power") {
    for (const int q : {-4, 0, 1, 6, 10, 12, 36, 100, 128, 131})
        CHECK_THROWS_AS(Field{q}, std::invalid_argument);
}

} // namespace spotit::deck
