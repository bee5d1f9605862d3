#include <spotit/layout.hpp>

#include "every_day.hpp"
#include "layout/drawn.hpp"
#include "layout/fixture.hpp"
#include "layout/odd_shapes.hpp"
#include "layout/ordered/sites.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

namespace spotit::layout {
namespace {

constexpr Style on_sites[] = {Style::Ring, Style::Grid};

float min_distance(const std::vector<Vec>& sites) {
    float least = 1e9F;
    for (std::size_t i = 0; i < sites.size(); ++i)
        for (std::size_t j = i + 1; j < sites.size(); ++j)
            least = std::min(least, length(sites[i] - sites[j]));
    return least;
}

} // namespace

TEST_CASE("rings and grids on every card keep gap, margin and variety, as seen in their pixels") {
    tests::EveryDay every_day(29);
    for (const geom::Shape& card : fixture::card_shapes())
        for (const Style style : on_sites)
            for (const int count : {1, 2, 3, 6, 8, 13, 20, 31}) {
                if (every_day.skips_next()) continue;
                INFO(count << " items");
                Options options;
                options.style = style;
                options.gap = 1;
                const Drawn drawn = draw(count, static_cast<std::uint64_t>(count));
                const Layout layout = arrange(drawn.items, card, options, 1);
                check_by_pixels(drawn, layout, card, options);
                if (count > 1) CHECK(ratio(drawn, layout) >= promised_ratio(drawn));
                CHECK(layout.smallest > 3);
            }
}

TEST_CASE("rings hold discs as large as the best rings known") {
    // With 7 and 8 of them the best packing of equal circles is a ring around one: cci in Packomania.
    const Boundary rim(geom::Shape::circle(80));
    for (const auto& [count, radius] :
         {std::pair(3, 0.464102F), {5, 0.370192F}, {7, 0.333333F}, {8, 0.302593F}}) {
        const std::vector<Vec> sites = place_ring_sites(rim, count, 0);
        REQUIRE(sites.size() == static_cast<std::size_t>(count));
        CHECK(min_distance(sites) == doctest::Approx(2 * 40 * radius).epsilon(0.004));
    }
}

TEST_CASE("a grid stands in rows of equal cells, a ring keeps one distance from the rim") {
    for (const geom::Shape& card : fixture::card_shapes()) {
        const Boundary rim(card.shrink(3));
        std::set<long> rows;
        for (const Vec site : place_grid_sites(rim, 20, 1.5F)) rows.insert(std::lround(100 * site.y));
        CHECK(rows.size() >= 3);
        CHECK(rows.size() <= 7);
        float least = 1e9F, most = 0;
        for (const Vec site : place_ring_sites(rim, 6, 1.5F)) {
            if (length(site) < 1) continue; // the one in the middle
            least = std::min(least, rim.probe(site).clearance);
            most = std::max(most, rim.probe(site).clearance);
        }
        CHECK(most - least < 0.8F);
    }
}

TEST_CASE("rings and grids obey rotations, scales and sizes") {
    for (const Style style : on_sites) {
        Options options;
        options.style = style;
        options.max_size = 14;
        options.min_size = 0;
        options.rotation = {Rotation::Kind::Steps, 0, 4};
        Drawn drawn = draw(10, 4);
        drawn.items[2].rotation = Rotation{Rotation::Kind::Upright, 0, 1};
        drawn.items[6].rotation = Rotation{Rotation::Kind::Range, 0.3, 1};
        drawn.items[8].scale = 0.5;
        const Layout layout = arrange(drawn.items, geom::Shape::circle(85), options, 2);
        for (std::size_t i = 0; i < drawn.items.size(); ++i) {
            const Placement& placement = layout.placements[i];
            CHECK(placement.size <= 14.001);
            if (i == 2)
                CHECK(placement.angle == doctest::Approx(0));
            else if (i == 6)
                CHECK(std::abs(placement.angle) <= 0.3 + 1e-5);
            else
                CHECK(std::abs(std::remainder(placement.angle, std::numbers::pi / 2)) < 1e-5);
        }
        CHECK(layout.placements[8].size < 0.8 * layout.placements[7].size);
        check_by_pixels(drawn, layout, geom::Shape::circle(85), options);
    }
}

TEST_CASE("equal sizes are equal in rings and grids, too") {
    for (const Style style : on_sites) {
        Options options;
        options.style = style;
        options.size_variety = 1;
        const Drawn drawn = draw(9, 3);
        CHECK(ratio(drawn, arrange(drawn.items, geom::Shape::circle(85), options, 1), options) ==
              doctest::Approx(1));
    }
}

TEST_CASE("sizes of rings and grids follow the ranks") {
    for (const Style style : on_sites) {
        Options options;
        options.style = style;
        double upper = 0, lower = 0;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const Layout layout = arrange(draw(8, seed).items, geom::Shape::circle(85), options, seed);
            for (std::size_t i = 0; i < 4; ++i) {
                upper += layout.placements[i].size;
                lower += layout.placements[i + 4].size;
            }
        }
        CHECK(upper > 1.25 * lower);
    }
}

TEST_CASE("where there is no room for a ring or a grid, sizes are nothing") {
    for (const Style style : on_sites) {
        Options options;
        options.style = style;
        options.gap = 60;
        const Layout layout = arrange(draw(12, 3).items, geom::Shape::circle(85), options, 1);
        CHECK(layout.smallest == 0);
        CHECK(layout.placements.size() == 12);
    }
}

} // namespace spotit::layout
