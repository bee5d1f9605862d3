#include <spotit/color.hpp>

#include <doctest/doctest.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <set>
#include <tuple>

using namespace spotit::color;

namespace {

/// Both ways in which programs make bytes of a channel: to the nearest, and by the upper half of 16 bits.
int nearest_byte(double channel) {
    return static_cast<int>(std::lround(255 * channel));
}
int upper_byte(double channel) {
    return static_cast<int>(65535 * channel + 0.5) / 256;
}

/// As it is after being written with four decimals.
double written(double channel) {
    char text[16];
    std::snprintf(text, sizeof text, "%.4f", channel);
    return std::atof(text);
}

} // namespace

TEST_CASE("inks are shown as CSS has it without a profile") {
    CHECK(to_naive_rgb({}) == white);
    CHECK(to_naive_rgb({0, 0, 0, 1}) == black);
    CHECK(to_naive_rgb({0, 1, 1, 0}) == Color{1, 0, 0, 1});
    CHECK(to_naive_rgb({0.6, 0.4, 0.4, 1}) == black);
    CHECK(to_naive_rgb({0, 0, 0, 0.25}) == Color{0.75, 0.75, 0.75, 1});
    CHECK(to_naive_rgb({0.5, 0, 0, 0.5}).red == doctest::Approx(0.25));
}

TEST_CASE("a limit of ink takes from the colors and leaves black") {
    const Inks dark{0.9, 0.6, 0.3, 1};
    CHECK(sum_inks(dark) == doctest::Approx(2.8));
    CHECK(limit_total(dark, 3) == dark);
    const Inks less = limit_total(dark, 2);
    CHECK(sum_inks(less) == doctest::Approx(2));
    CHECK(less.black == 1);
    CHECK(less.cyan / less.yellow == doctest::Approx(3));
    CHECK(limit_total({0, 0, 0, 1}, 0.5) == Inks{0, 0, 0, 1});
}

TEST_CASE("a nudged color looks the same, differs from all bytes, and outlives being written") {
    for (int byte = 0; byte < 256; ++byte) {
        const double channel = byte / 255.0;
        for (int number = 0; number < 15; ++number) {
            const Color gray = make_tagged_color({channel, channel, channel, 1}, number);
            CHECK(gray.red == gray.green);
            CHECK(gray.green == gray.blue);
            REQUIRE(nearest_byte(gray.red) == byte);
            REQUIRE(upper_byte(gray.red) == byte);
            REQUIRE(written(gray.red) == gray.red);
            for (const int other : {byte - 1, byte, byte + 1}) REQUIRE(written(other / 255.0) != gray.red);
        }
    }
}

TEST_CASE("each number nudges to a color of its own") {
    for (const Color& color : {Color{1, 0, 0, 1}, Color{0.5, 0.25, 0.127, 1}}) {
        std::set<std::tuple<double, double, double>> seen;
        for (int number = 0; number < 3375; ++number) {
            const Color other = make_tagged_color(color, number);
            seen.emplace(other.red, other.green, other.blue);
            REQUIRE(nearest_byte(other.red) == nearest_byte(color.red));
            REQUIRE(nearest_byte(other.green) == nearest_byte(color.green));
            REQUIRE(nearest_byte(other.blue) == nearest_byte(color.blue));
        }
        CHECK(seen.size() == 3375);
    }
}
