#include <spotit/layout.hpp>

#include "every_day.hpp"
#include "layout/drawn.hpp"
#include "layout/fixture.hpp"
#include "layout/raster_oracle.hpp"
#include "shapes.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <stdexcept>

namespace spotit::layout {
namespace {

const geom::Shape round_card = geom::Shape::circle(85);

} // namespace

TEST_CASE("cards of any size keep gap, margin and variety, as seen in their pixels") {
    Options options;
    options.gap = 1.5;
    options.min_size = 0;
    tests::EveryDay every_day(5);
    for (const int count : {2, 3, 6, 8, 14, 20}) {
        if (every_day.skips_next()) continue;
        const Drawn drawn = draw(count, static_cast<std::uint64_t>(count));
        const Layout layout = arrange(drawn.items, round_card, options, 1);
        check_by_pixels(drawn, layout, round_card, options);
        CHECK(ratio(drawn, layout) >= promised_ratio(drawn));
        CHECK(layout.coverage > (count < 3 ? 0.3 : 0.45));
    }
}

TEST_CASE("cards of every shape are filled alike") {
    Options options;
    const geom::Shape shapes[] = {geom::Shape::rectangle({63, 88}, 3), geom::Shape::rectangle({75, 75}, 6),
                                  geom::Shape::rectangle({56, 87}), polygons::hexagon(80)};
    for (const geom::Shape& card : shapes) {
        const Drawn drawn = draw(8, 5);
        double coverage = 0;
        tests::EveryDay every_day(6);
        for (const std::uint64_t seed : {1, 2, 3}) {
            const Layout layout = arrange(drawn.items, card, options, seed);
            if (!every_day.skips_next()) check_by_pixels(drawn, layout, card, options);
            coverage += layout.coverage / 3;
        }
        CHECK(coverage > 0.47);
    }
}

TEST_CASE("one symbol alone lies in the middle, as large as allowed") {
    const Drawn drawn = draw(1, 3, "round");
    Options options;
    const Layout layout = arrange(drawn.items, round_card, options, 1);
    CHECK(layout.placements[0].size == doctest::Approx(0.55 * 85).epsilon(0.01));
    check_by_pixels(drawn, layout, round_card, options);
    options.max_size = 1000;
    CHECK(arrange(drawn.items, round_card, options, 1).coverage > 0.8);
}

TEST_CASE("a gap of nothing leaves no overlap") {
    Options options;
    options.gap = 0;
    tests::EveryDay every_day(3);
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        if (every_day.skips_next()) continue;
        const Drawn drawn = draw(8, seed);
        const Layout layout = arrange(drawn.items, round_card, options, seed);
        CHECK_FALSE(oracle::look(drawn.outlines, layout.placements, round_card.shrink(3), {0.05, 1}).overlap);
        CHECK(measure_gap(drawn.items, layout) >= 0);
        CHECK(layout.coverage > 0.54); // symbols of several parts keep clear even so
    }
}

TEST_CASE("a large gap is kept too") {
    Options options;
    options.gap = 8;
    options.min_size = 0;
    const Drawn drawn = draw(12, 8);
    check_by_pixels(drawn, arrange(drawn.items, round_card, options, 1), round_card, options);
}

TEST_CASE("size variety holds at every ratio, and a ratio of 1 makes all equal") {
    Options options;
    options.min_size = 0;
    const Drawn drawn = draw(8, 6);
    for (const double variety : {1.0, 1.3, 2.0, 4.0}) {
        options.size_variety = variety;
        const Layout layout = arrange(drawn.items, round_card, options, 1);
        CHECK(ratio(drawn, layout, options) >= promised_ratio(drawn, options));
        CHECK(layout.coverage > 0.5);
        if (variety == 1) CHECK(ratio(drawn, layout, options) == doctest::Approx(1));
        check_by_pixels(drawn, layout, round_card, options);
    }
}

TEST_CASE("no symbol is larger than allowed") {
    Options options;
    options.max_size = 20;
    const Drawn drawn = draw(6, 2);
    const Layout layout = arrange(drawn.items, round_card, options, 1);
    for (const Placement& placement : layout.placements) CHECK(placement.size <= 20.0001);
    CHECK(ratio(drawn, layout) >= promised_ratio(drawn));
    check_by_pixels(drawn, layout, round_card, options);
}

TEST_CASE("units and place of an outline don't matter") {
    Drawn drawn = draw(5, 7), moved = drawn;
    for (std::size_t i = 0; i < drawn.items.size(); ++i) {
        for (geom::Polygon& ring : moved.outlines[i])
            for (geom::Point& p : ring) p = {64 * p.x, 64 * p.y};
        moved.items[i].silhouette = Silhouette(moved.outlines[i]);
    }
    const Layout layout = arrange(drawn.items, round_card, {}, 1),
                 other = arrange(moved.items, round_card, {}, 1);
    CHECK(layout.coverage == doctest::Approx(other.coverage));
    check_by_pixels(moved, other, round_card, {});
}

TEST_CASE("a size below the least asked for gets a second try with more effort") {
    Options options;
    options.effort = Effort::Fast;
    options.min_size = 0;
    const Drawn drawn = draw(8, 3);
    const Layout once = arrange(drawn.items, round_card, options, 1);
    options.min_size = 100; // out of reach: what was reached comes back
    const Layout twice = arrange(drawn.items, round_card, options, 1);
    CHECK(twice.smallest >= once.smallest);
    check_by_pixels(drawn, twice, round_card, options);
}

TEST_CASE("no symbol is as near to another as its parts are to each other, in every style") {
    geom::Region eyes{fixture::disc()[0], fixture::disc()[0]};
    for (geom::Point& p : eyes[1]) p.x += 3; // a white of 1
    const std::vector<Item> items{{Silhouette(eyes), 0},
                                  {Silhouette(eyes), 1},
                                  {Silhouette(eyes), 2},
                                  {Silhouette(eyes), 3},
                                  {Silhouette(fixture::disc(), 0.5), 4}};
    for (const Style style : {Style::Scatter, Style::Ring, Style::Grid}) {
        Options options;
        options.gap = 0.5;
        options.style = style;
        const Layout layout = arrange(items, geom::Shape::circle(85), options, 7);
        double scale = 100; // of the smallest eyes
        for (std::size_t i = 0; i < 4; ++i) {
            const geom::Affine& place = layout.placements[i].place;
            scale = std::min(scale, std::sqrt(place.a * place.a + place.b * place.b));
        }
        CHECK(measure_gap(items, layout) >= 1.1 * scale - 0.01);
        CHECK(layout.smallest > 5);
    }
}

TEST_CASE("where there is no room at all, sizes are nothing rather than gaps wrong") {
    Options options;
    options.gap = 60;
    const Drawn drawn = draw(20, 3);
    const Layout layout = arrange(drawn.items, round_card, options, 1);
    CHECK(layout.smallest == 0);
    CHECK(layout.placements.size() == 20);
}

TEST_CASE("what can't be asked for is refused") {
    const Drawn drawn = draw(2, 1);
    Options options;
    CHECK_THROWS_AS(arrange({}, round_card, options, 1), std::invalid_argument);
    options.margin = 43;
    CHECK_THROWS_AS(arrange(drawn.items, round_card, options, 1), std::invalid_argument);
    options = {};
    options.gap = -1;
    CHECK_THROWS_AS(arrange(drawn.items, round_card, options, 1), std::invalid_argument);
}

TEST_CASE("more effort fills more") {
    double covered[3] = {};
    const int seeds = tests::rounds(6, 4);
    Options options;
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(seeds); ++seed) {
        const Drawn drawn = draw(8, seed);
        for (const Effort effort : {Effort::Fast, Effort::Default, Effort::High}) {
            options.effort = effort;
            covered[static_cast<int>(effort)] +=
                arrange(drawn.items, round_card, options, seed).coverage / seeds;
        }
    }
    CHECK(covered[1] > covered[0]);
    CHECK(covered[2] > covered[1]);
    CHECK(covered[1] > 0.57);
}

TEST_CASE("trap: the search does not win by stacking symbols") {
    // Stacked ones would have to shrink to almost nothing at the end.
    Options options;
    options.gap = 1.5;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const Layout layout = arrange(draw(8, seed, "thin").items, round_card, options, seed);
        CHECK(layout.coverage > 0.36);
        CHECK(layout.smallest > 10);
    }
}

TEST_CASE("placements tell the white inside a symbol, and that around it where it is narrower") {
    // White up to a quarter of the whole is kept wider around: here 0.245 and 0.78 of it.
    for (const double white : {1.3, 14.0}) {
        const geom::Region disc = fixture::disc();
        geom::Region eyes{disc[0], disc[0]};
        for (geom::Point& p : eyes[1]) p.x += 2 + white;
        std::vector<Item> items{{Silhouette(eyes), 0}};
        for (int rank = 1; rank < 8; ++rank) items.push_back({Silhouette(disc), rank});
        const Layout layout = arrange(items, geom::Shape::circle(85), {}, 1);
        const Placement& placed = layout.placements[0];
        const double inner = white * std::hypot(placed.place.a, placed.place.b);
        CHECK(placed.inner_white == doctest::Approx(inner).epsilon(0.01));
        double around = 1e9; // the discs are round
        for (std::size_t i = 1; i < items.size(); ++i)
            for (const double x : {0.0, 2 + white}) {
                const geom::Affine& other = layout.placements[i].place;
                around = std::min(around, geom::distance(placed.place({x, 0}), other({0, 0})) -
                                              std::hypot(placed.place.a, placed.place.b) -
                                              std::hypot(other.a, other.b));
            }
        constexpr double none = std::numeric_limits<double>::infinity();
        CHECK((placed.narrow_white < none) == (around < inner));
        CHECK((placed.narrow_white < none) == (white == 14));
        if (white == 14) CHECK(placed.narrow_white == doctest::Approx(around).epsilon(0.02));
        CHECK(layout.placements[1].narrow_white == none);
    }
}

} // namespace spotit::layout
