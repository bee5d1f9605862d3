#include <spotit/layout.hpp>

#include "every_day.hpp"
#include "layout/drawn.hpp"
#include "layout/fixture.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <stdexcept>
#include <vector>

namespace spotit::layout {
namespace {

const geom::Shape card_circle = geom::Shape::circle(85);
constexpr double degree = std::numbers::pi / 180;

/// How far an angle is from the nearest of so many steps around the turn.
double off_step(double angle, int steps) {
    const double step = 2 * std::numbers::pi / steps;
    return std::abs(std::remainder(angle, step));
}

/// The statistic of Kolmogorov and Smirnov: how far the distribution is from the uniform one on both sides of
/// 0.
double distance_from_uniform(std::vector<double> angles, double range) {
    std::sort(angles.begin(), angles.end());
    const auto count = static_cast<double>(angles.size());
    double furthest = 0;
    for (std::size_t i = 0; i < angles.size(); ++i) {
        const double uniform = (angles[i] + range) / (2 * range), below = static_cast<double>(i) / count;
        furthest = std::max({furthest, uniform - below, below + 1 / count - uniform});
    }
    return furthest;
}

} // namespace

TEST_CASE("upright symbols are upright in their own outline's frame") {
    Options options;
    options.rotation.kind = Rotation::Kind::Upright;
    const Drawn drawn = draw(8, 4);
    const Layout layout = arrange(drawn.items, card_circle, options, 1);
    for (const Placement& placement : layout.placements) {
        CHECK(placement.angle == doctest::Approx(0));
        CHECK(placement.place.b == doctest::Approx(0));
        CHECK(placement.place.a > 0);
        CHECK(placement.place.d == doctest::Approx(placement.place.a));
    }
    check_by_pixels(drawn, layout, card_circle, options);
    CHECK(layout.coverage > 0.45);
}

TEST_CASE("a rotation range is not left, and used to its ends") {
    Options options;
    options.rotation.kind = Rotation::Kind::Range;
    options.rotation.range = 0.35;
    double widest = 0;
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        const Drawn drawn = draw(8, seed);
        const Layout layout = arrange(drawn.items, card_circle, options, seed);
        for (const Placement& placement : layout.placements) {
            CHECK(std::abs(placement.angle) <= 0.35 + 1e-5);
            widest = std::max(widest, std::abs(placement.angle));
        }
        check_by_pixels(drawn, layout, card_circle, options);
    }
    CHECK(widest > 0.3);
}

TEST_CASE("limited turns are uniform over their range, whatever the style and the symbols") {
    const geom::Region square = fixture::bar(1, 1);
    tests::EveryDay every_day(23);
    for (const Style style : {Style::Scatter, Style::Ring, Style::Grid})
        for (const double range : {8.0, 15.0, 30.0, 120.0})
            for (const bool squares : {false, true}) {
                if (every_day.skips_next()) continue;
                Options options;
                options.style = style;
                options.rotation = {Rotation::Kind::Range, range * degree};
                std::vector<double> angles; // in degrees
                for (std::uint64_t seed = 1; seed <= 20; ++seed) {
                    Drawn drawn = draw(6, seed);
                    if (squares)
                        for (Item& item : drawn.items) item.silhouette = Silhouette(square);
                    for (const Placement& placement :
                         arrange(drawn.items, card_circle, options, seed).placements)
                        angles.push_back(placement.angle / degree);
                }
                CAPTURE(range);
                CAPTURE(squares);
                CHECK(distance_from_uniform(angles, range) < 1.358 / std::sqrt(double(angles.size())));
                int at_limit = 0, crooked = 0;
                for (const double angle : angles) {
                    CHECK(std::abs(angle) <= range + 1e-3);
                    at_limit += std::abs(angle) > 0.999 * range ? 1 : 0;
                    crooked += std::abs(angle) > 0.1 && std::abs(angle) < 2.499 ? 1 : 0;
                }
                CHECK(at_limit <= 2);
                if (range >= 10) CHECK(crooked == 0); // who asks for a smaller range wants small tilts
            }
}

TEST_CASE("rotations are spread over the whole turn") {
    Options options;
    double x = 0, y = 0;
    const int cards = 25, count = 8;
    for (std::uint64_t seed = 0; seed < cards; ++seed)
        for (const Placement& placement :
             arrange(draw(count, seed + 1).items, card_circle, options, seed).placements) {
            x += std::cos(placement.angle);
            y += std::sin(placement.angle);
        }
    // Rayleigh's test at 99 %.
    CHECK(std::sqrt(x * x + y * y) / (cards * count) < 2.15 / std::sqrt(double(cards * count)));
}

TEST_CASE("steps of rotation are kept exactly, and all of them are used") {
    const std::uint64_t seeds = static_cast<std::uint64_t>(tests::rounds(8, 4));
    for (const int steps : {2, 4, 7}) {
        Options options;
        options.rotation = {Rotation::Kind::Steps, 0, steps};
        std::vector<int> used(static_cast<std::size_t>(steps));
        double covered = 0;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const Drawn drawn = draw(8, seed);
            const Layout layout = arrange(drawn.items, card_circle, options, seed);
            for (const Placement& placement : layout.placements) {
                CHECK(off_step(placement.angle, steps) < 1e-5);
                const double turns = placement.angle / (2 * std::numbers::pi);
                const int step = static_cast<int>(std::lround(turns * steps)) + steps;
                ++used[static_cast<std::size_t>(step % steps)];
            }
            if (seed == 1) check_by_pixels(drawn, layout, card_circle, options);
            covered += layout.coverage / static_cast<double>(seeds);
        }
        CHECK(covered > 0.5); // on average, about what upright symbols reach
        for (const int times : used) CHECK(times > 0);
    }
}

TEST_CASE("one step of rotation is upright") {
    Options options;
    options.rotation = {Rotation::Kind::Steps, 0, 1};
    for (const Placement& placement : arrange(draw(6, 1).items, card_circle, options, 1).placements)
        CHECK(placement.angle == doctest::Approx(0));
}

TEST_CASE("a symbol's own rotation goes before the card's") {
    Drawn drawn = draw(8, 9);
    drawn.items[0].rotation = Rotation{Rotation::Kind::Upright, 0, 1};
    drawn.items[3].rotation = Rotation{Rotation::Kind::Range, 0.2, 1};
    drawn.items[5].rotation = Rotation{Rotation::Kind::Steps, 0, 8};
    Options options;
    Layout layout = arrange(drawn.items, card_circle, options, 3);
    CHECK(layout.placements[0].angle == doctest::Approx(0));
    CHECK(std::abs(layout.placements[3].angle) <= 0.2 + 1e-5);
    CHECK(off_step(layout.placements[5].angle, 8) < 1e-5);
    check_by_pixels(drawn, layout, card_circle, options);

    options.rotation.kind = Rotation::Kind::Upright;
    drawn.items[0].rotation = Rotation{};
    layout = arrange(drawn.items, card_circle, options, 3);
    CHECK(std::abs(layout.placements[0].angle) > 1e-3);
    CHECK(layout.placements[1].angle == doctest::Approx(0));
}

TEST_CASE("a symbol's scale makes it larger beside others, and variety is about the rest") {
    for (const double variety : {1.0, 2.0}) {
        for (const double scale : {0.6, 1.5}) {
            Options options;
            options.size_variety = variety;
            options.min_size = 0;
            Drawn drawn = draw(8, 12);
            drawn.items[4].scale = scale;
            const Layout layout = arrange(drawn.items, card_circle, options, 1);
            CHECK(ratio(drawn, layout, options) >= promised_ratio(drawn, options));
            if (variety == 1) {
                CHECK(ratio(drawn, layout, options) == doctest::Approx(1));
                CHECK(layout.placements[4].size / layout.placements[0].size == doctest::Approx(scale));
            }
            CHECK(layout.coverage > 0.5);
            check_by_pixels(drawn, layout, card_circle, options);
        }
    }
}

TEST_CASE("a scale that makes no sense is refused") {
    Drawn drawn = draw(3, 1);
    drawn.items[1].scale = 0;
    CHECK_THROWS_AS(arrange(drawn.items, card_circle, {}, 1), std::invalid_argument);
}

} // namespace spotit::layout
