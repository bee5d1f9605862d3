#include <spotit/random.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <vector>

using spotit::random::Generator;
using spotit::random::parse_seed;

TEST_CASE("the generator gives SplitMix64's published sequence for seed 1234567") {
    Generator random(1234567);
    CHECK(random.draw() == 6457827717110365317ULL);
    CHECK(random.draw() == 3203168211198807973ULL);
    CHECK(random.draw() == 9817491932198370423ULL);
}

TEST_CASE("below stays in its range and reaches all of it evenly") {
    Generator random(3);
    std::array<int, 7> counts{};
    for (int i = 0; i < 70000; ++i) ++counts.at(static_cast<std::size_t>(random.draw_below(7)));
    for (const int count : counts) {
        CHECK(count > 9500);
        CHECK(count < 10500);
    }
}

TEST_CASE("unit stays in [0, 1) with mean one half") {
    Generator random(9);
    double sum = 0;
    for (int i = 0; i < 100000; ++i) {
        const float u = random.draw_unit();
        REQUIRE(u >= 0.0F);
        REQUIRE(u < 1.0F);
        sum += static_cast<double>(u);
    }
    CHECK(sum / 100000 == doctest::Approx(0.5).epsilon(0.01));
}

TEST_CASE("fine units are the first 53 bits of the published sequence") {
    Generator random(1234567);
    for (const double number : {6457827717110365317.0, 3203168211198807973.0, 9817491932198370423.0})
        CHECK(random.draw_fine_unit() == doctest::Approx(number / 18446744073709551616.0).epsilon(1e-15));
    Generator other(9);
    double sum = 0;
    for (int i = 0; i < 100000; ++i) sum += other.draw_fine_unit();
    CHECK(sum / 100000 == doctest::Approx(0.5).epsilon(0.01));
}

TEST_CASE("shuffle permutes and every item reaches every place") {
    std::array<std::array<int, 5>, 5> seen{};
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        std::vector<int> items{0, 1, 2, 3, 4};
        Generator random(seed);
        random.shuffle(std::span(items));
        for (std::size_t place = 0; place < 5; ++place)
            ++seen[place].at(static_cast<std::size_t>(items[place]));
        std::sort(items.begin(), items.end());
        REQUIRE(items == std::vector<int>{0, 1, 2, 3, 4});
    }
    for (const auto& place : seen)
        for (const int count : place) CHECK(std::abs(count - 400) < 100);
}

TEST_CASE("streams of one seed differ from each other and from the seed's own sequence") {
    std::set<std::uint64_t> first;
    for (std::uint64_t stream = 0; stream < 1000; ++stream) first.insert(Generator(1, stream).draw());
    first.insert(Generator(1).draw());
    CHECK(first.size() == 1001);
}

TEST_CASE("a seed is the number it shows, and any other text is hashed") {
    CHECK(parse_seed("17") == 17);
    CHECK(parse_seed("0") == 0);
    CHECK(parse_seed("spring-2026") != parse_seed("spring-2027"));
    CHECK(parse_seed("17 ") != 17);
    CHECK(parse_seed("") != parse_seed("0"));
}
