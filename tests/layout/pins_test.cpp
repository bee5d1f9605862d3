#include "layout/shapes/silhouette_data.hpp"

#include <spotit/layout.hpp>

#include "every_day.hpp"
#include "layout/drawn.hpp"
#include "layout/fixture.hpp"
#include "layout/raster_oracle.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace spotit::layout {
namespace {

const geom::Shape disc_card = geom::Shape::circle(85), tall_card = geom::Shape::rectangle({63, 88}, 3);
constexpr double in_degrees = std::numbers::pi / 180;

/// Pins an item with the center of its enclosing circle at a place, in an optical size.
void pin(Item& item, geom::Point at, double size, double angle) {
    item.pinned = make_placement(item.silhouette.data().enclosing.center, at,
                                 size / item.silhouette.measure_size(), angle);
}

geom::Point compute_center(const Item& item, const Placement& placement) {
    return placement.place(item.silhouette.data().enclosing.center);
}

/// Returns the coverage by the items that are not pinned, of what the others leave of the card.
double free_coverage(const Drawn& drawn, const Layout& layout, const geom::Shape& safe) {
    double free = 0, pinned = 0;
    for (std::size_t i = 0; i < drawn.items.size(); ++i) {
        const geom::Affine& place = layout.placements[i].place;
        const double area = drawn.items[i].silhouette.data().area * (place.a * place.d - place.b * place.c);
        (drawn.items[i].pinned ? pinned : free) += area;
    }
    return free / (safe.area() - pinned);
}

} // namespace

TEST_CASE("a place turns clockwise, scales and takes a point of the outline where it is wanted") {
    const geom::Affine place = make_placement({3, 4}, {10, -5}, 2, 90 * in_degrees);
    CHECK(place({3, 4}).x == doctest::Approx(10));
    CHECK(place({3, 4}).y == doctest::Approx(-5));
    CHECK(place({4, 4}).x == doctest::Approx(10)); // what was to the right is below
    CHECK(place({4, 4}).y == doctest::Approx(-3));
    for (const double angle : {-360.0, -190.0, -20.0, 0.0, 170.0, 359.0}) {
        const geom::Affine turned = make_placement({0, 0}, {0, 0}, 1, angle * in_degrees);
        CHECK(turned.a == doctest::Approx(std::cos(angle * in_degrees)));
        CHECK(turned.b == doctest::Approx(std::sin(angle * in_degrees)));
    }
}

TEST_CASE("pinned symbols stay exactly where they are, and others keep the gap around them") {
    const struct {
        geom::Point at;
        double size, angle;
    } pins[] = {{{10, -5}, 30, 20}, {{0, 0}, 48, 0}, {{22, 14}, 11, -45}, {{0, -20}, 20, 180}};
    tests::EveryDay every_day(6);
    for (const geom::Shape& card : {disc_card, tall_card})
        for (const auto& [at, size, angle] : pins)
            for (const std::uint64_t seed : {1U, 2U}) {
                if (every_day.skips_next()) continue;
                Drawn drawn = draw(8, seed + 5);
                Options options;
                options.min_size = 0;
                pin(drawn.items[seed], at, size, angle * in_degrees);
                if (measure_rim_distance(drawn.items[seed], card.shrink(options.margin)) < 0) continue;
                const Layout layout = arrange(drawn.items, card, options, seed);
                CHECK(layout.placements[seed].place == drawn.items[seed].pinned);
                CHECK(layout.placements[seed].size == doctest::Approx(size));
                check_by_pixels(drawn, layout, card, options);
                CHECK(free_coverage(drawn, layout, card.shrink(options.margin)) > 0.28);
            }
}

TEST_CASE("several pins, all pins, and equal sizes around a pin") {
    Drawn drawn = draw(8, 3, "round");
    Options options;
    for (const double variety : {1.0, 2.0}) {
        options.size_variety = variety;
        pin(drawn.items[2], {-20, -8}, 24, 0);
        pin(drawn.items[5], {18, 10}, 26, 1);
        const Layout layout = arrange(drawn.items, disc_card, options, 1);
        check_by_pixels(drawn, layout, disc_card, options);
        CHECK(ratio(drawn, layout, options) >= 0.99 * variety); // pins are written with few digits
        for (const std::size_t free : {1, 3, 4, 6, 7})
            if (variety == 1)
                CHECK(layout.placements[free].size == doctest::Approx(layout.placements[0].size));
    }
    for (std::size_t i = 0; i < 8; ++i)
        pin(drawn.items[i], {25 * std::cos(static_cast<double>(i)), 25 * std::sin(static_cast<double>(i))}, 5,
            0);
    const Layout layout = arrange(drawn.items, disc_card, options, 1);
    for (std::size_t i = 0; i < 8; ++i) CHECK(layout.placements[i].place == drawn.items[i].pinned);
}

TEST_CASE(
    "the others hardly move, turn and shrink when one is moved, on scattered cards, in rings and grids") {
    for (const Style style : {Style::Scatter, Style::Ring, Style::Grid}) {
        std::vector<double> moved, sizes;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Drawn drawn = draw(8, seed);
            Options options;
            options.style = style;
            const Layout before = arrange(drawn.items, disc_card, options, seed);
            const Placement& old = before.placements[seed];
            const geom::Point at = compute_center(drawn.items[seed], old);
            pin(drawn.items[seed], {0.6 * at.x, 0.6 * at.y}, old.size, old.angle + 0.3);
            const Layout after = arrange(drawn.items, disc_card, options, seed);
            check_by_pixels(drawn, after, disc_card, options);
            for (std::size_t i = 0; i < 8; ++i) {
                if (i == seed) continue;
                const Placement &one = before.placements[i], &other = after.placements[i];
                moved.push_back(geom::distance(compute_center(drawn.items[i], one),
                                               compute_center(drawn.items[i], other)));
                sizes.push_back(other.size / one.size);
            }
        }
        std::ranges::sort(moved);
        std::ranges::sort(sizes);
        CHECK(moved[moved.size() / 2] < 3.5);
        CHECK(sizes[sizes.size() / 2] > 0.85);
        CHECK(sizes.back() < 1.001);
    }
}

TEST_CASE("a pinned symbol that takes the room of others has the card arranged from the beginning") {
    Drawn drawn = draw(8, 4);
    const Layout before = arrange(drawn.items, disc_card, {}, 1);
    pin(drawn.items[7], {}, 45, 0); // the smallest
    const Layout after = arrange(drawn.items, disc_card, {}, 1);
    check_by_pixels(drawn, after, disc_card, {});
    for (std::size_t i = 0; i < 7; ++i)
        CHECK(geom::distance(compute_center(drawn.items[i], before.placements[i]),
                             compute_center(drawn.items[i], after.placements[i])) > 0.5);
    CHECK(after.smallest >= Options().min_size);
}

TEST_CASE("a wanted coverage is that of the card without pins") {
    Drawn drawn = draw(6, 2);
    Options options;
    options.target_coverage = 0.3;
    const Layout before = arrange(drawn.items, disc_card, options, 4);
    drawn.items[0].pinned = before.placements[0].place;
    CHECK(arrange(drawn.items, disc_card, options, 4).coverage == doctest::Approx(before.coverage));
}

TEST_CASE("a symbol pinned where it stands anyway leaves all others as they are") {
    const auto seeds = static_cast<std::uint64_t>(tests::rounds(6, 3));
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        CAPTURE(seed);
        Drawn drawn = draw(8, seed);
        const Layout before = arrange(drawn.items, disc_card, {}, seed);
        drawn.items[1].pinned = before.placements[1].place;
        const Layout after = arrange(drawn.items, disc_card, {}, seed);
        for (std::size_t i = 0; i < before.placements.size(); ++i)
            CHECK(after.placements[i].size == doctest::Approx(before.placements[i].size).epsilon(1e-4));
    }
}

TEST_CASE("distances of pinned symbols from the rim and from each other") {
    std::vector<Item> items{{Silhouette(fixture::disc())}, {Silhouette(fixture::bar(2, 1))}};
    items[0].pinned = make_placement({0, 0}, {20, 0}, 10, 0);
    items[1].pinned = make_placement({0, 0}, {-10, 0}, 10, 90 * in_degrees); // 10 wide, 20 high
    CHECK(measure_rim_distance(items[0], geom::Shape::circle(80)) == doctest::Approx(10).epsilon(0.01));
    CHECK(measure_rim_distance(items[0], geom::Shape::circle(50)) == doctest::Approx(-5).epsilon(0.01));
    CHECK(measure_pair_distance(items[0], items[1]) == doctest::Approx(15).epsilon(0.01));
    items[1].pinned = make_placement({0, 0}, {8, 0}, 10, 0);
    CHECK(measure_pair_distance(items[0], items[1]) < -4);
}

} // namespace spotit::layout
