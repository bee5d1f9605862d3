#include "similarity/drawings.hpp"

#include <doctest/doctest.h>

namespace spotit::similarity {

using namespace test;

TEST_CASE("the mean color is the color of the ink alone, be it as thin as a hair") {
    const color::Color red{0.8, 0.2, 0.1, 1};
    const color::Oklab expected = color::to_oklab(color::to_linear(red));
    for (const double radius : {20.0, 50.0}) {
        const auto found = measure_mean_color(ring(radius, red));
        REQUIRE(found);
        CHECK(color::distance(*found, expected) < 0.02);
    }
}

TEST_CASE("two colors are mixed by their areas") {
    const auto with_dot = measure_mean_color(flag()), without = measure_mean_color(flag({.with_dot = false}));
    REQUIRE(with_dot);
    REQUIRE(without);
    CHECK(color::distance(*with_dot, *without) > 0.01);
}

TEST_CASE("nothing has no mean color") {
    CHECK(!measure_mean_color(blank()));
}

} // namespace spotit::similarity
