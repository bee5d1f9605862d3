#include "job/set_deck/set_deck.hpp"

#include "every_day.hpp"
#include "shapes.hpp"

#include <spotit/deck/options.hpp>
#include <spotit/symbol/set.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <set>
#include <string_view>

namespace spotit::job {
namespace {

using Names = std::array<std::string_view, 3>;
constexpr Names classic{"oval", "diamond", "squiggle"}, tall{"star", "drop", "oval"};

deck::Deck set_deck(deck::SetFeatures features = {}) {
    deck::Options options;
    options.kind = deck::Kind::Set;
    options.set = std::move(features);
    return deck::make(options, 0);
}

std::vector<symbol::Symbol> drawings_of(const deck::SetFeatures& features, const Names& shapes) {
    std::vector<symbol::Symbol> drawings;
    for (const deck::Features& drawing : deck::make_set_drawings(features))
        drawings.push_back(symbol::make_set_symbol(
            symbol::find_set_shape(shapes.at(static_cast<std::size_t>(drawing[3]))).value(),
            {static_cast<symbol::SetFill>(drawing[2]), color::black, {}}));
    return drawings;
}

geom::Region placed(const symbol::Symbol& drawing, const layout::Placement& placement) {
    geom::Region region = drawing.outline;
    for (geom::Polygon& ring : region)
        for (geom::Point& point : ring) point = placement.place(point);
    return region;
}

double distance_to(const geom::Region& region, geom::Point point) {
    double least = std::numeric_limits<double>::infinity();
    for (const geom::Polygon& ring : region)
        for (std::size_t i = 0; i < ring.size(); ++i)
            least = std::min(least,
                             geom::measure_distance_to_segment(point, ring[i], ring[(i + 1) % ring.size()]));
    return least;
}

/// The minimum distance of the outlines of a card's copies.
double find_gap(const std::vector<geom::Region>& copies) {
    double least = std::numeric_limits<double>::infinity();
    for (const geom::Region& one : copies)
        for (const geom::Region& other : copies)
            if (&one != &other)
                for (const geom::Polygon& ring : one)
                    for (const geom::Point point : ring) least = std::min(least, distance_to(other, point));
    return least;
}

/// The copies on a card.
std::vector<geom::Region> copies_on(const symbol::Symbol& drawing, const layout::Layout& layout) {
    std::vector<geom::Region> copies;
    for (const layout::Placement& placement : layout.placements) copies.push_back(placed(drawing, placement));
    return copies;
}

const std::array<geom::Shape, 5> shapes{geom::Shape::rectangle({63, 88}, 3),
                                        geom::Shape::rectangle({88, 63}, 3), geom::Shape::circle(85),
                                        polygons::hexagon(78), geom::Shape::rectangle({70, 70})};

layout::Options options_with(double gap, double margin) {
    layout::Options options;
    options.gap = gap;
    options.margin = margin;
    return options;
}

/// The middles of the placements of the first card with so many copies.
std::vector<geom::Point> middles(const geom::Shape& card, const Names& names, std::size_t copies) {
    const deck::Deck deck = set_deck();
    const auto layouts = lay_out_set(deck, drawings_of({}, names), card, {});
    for (std::size_t i = 0; i < layouts.size(); ++i) {
        if (deck.cards[i].size() != copies) continue;
        std::vector<geom::Point> result;
        for (const layout::Placement& placement : layouts[i].placements)
            result.push_back(placement.place({0, 0}));
        return result;
    }
    return {};
}

} // namespace

TEST_CASE("the copies on a card keep their gap and the margin, on cards of every shape") {
    const deck::Deck deck = set_deck();
    tests::EveryDay every_day(6);
    for (const Names& names : {classic, tall}) {
        const auto drawings = drawings_of({}, names);
        for (const geom::Shape& card : shapes) {
            if (every_day.skips_next()) continue;
            const auto layouts = lay_out_set(deck, drawings, card, options_with(2, 3));
            REQUIRE(layouts.size() == 81);
            for (std::size_t i = 0; i < layouts.size(); ++i) {
                REQUIRE(layouts[i].placements.size() == deck.cards[i].size());
                const auto copies =
                    copies_on(drawings[static_cast<std::size_t>(deck.cards[i].front())], layouts[i]);
                double rim = std::numeric_limits<double>::infinity();
                for (const geom::Region& copy : copies)
                    for (const geom::Polygon& ring : copy)
                        for (const geom::Point point : ring) rim = std::min(rim, card.clearance(point));
                REQUIRE(rim >= 3 - 1e-9);
                REQUIRE(find_gap(copies) >= 2 - 1e-9);
            }
        }
    }
}

TEST_CASE("all drawings of a deck have the same scale and stand upright") {
    const deck::Deck deck = set_deck();
    for (const geom::Shape& card : shapes) {
        std::set<double> scales;
        for (const layout::Layout& layout : lay_out_set(deck, drawings_of({}, tall), card, {}))
            for (const layout::Placement& placement : layout.placements) {
                const geom::Affine& place = placement.place;
                CHECK((place.b == 0 && place.c == 0 && place.a == place.d && placement.angle == 0));
                scales.insert(place.a);
            }
        CHECK(scales.size() == 1);
        CHECK(*scales.begin() > 0);
    }
}

TEST_CASE("the drawings are as large as the gap and the margin let them be") {
    // Three ovals of 2 : 1 above each other between the margins of a poker card, the gaps a fifth of their
    // height.
    const deck::Deck deck = set_deck();
    const auto layouts = lay_out_set(deck, drawings_of({}, classic), shapes[0], options_with(2, 3));
    const double expected = (88 - 2 * 3) / (3 + 2 * 0.2);
    const geom::Box oval = geom::measure_bounds(symbol::find_set_shape("squiggle")->outline);
    CHECK(layouts.front().placements.front().place.a * oval.height() ==
          doctest::Approx(expected).epsilon(0.02));
}

TEST_CASE("wide shapes are stacked on a portrait card, and stand in the middle") {
    for (const std::size_t copies : {1U, 2U, 3U}) {
        const auto found = middles(shapes[0], classic, copies);
        REQUIRE(found.size() == copies);
        geom::Point sum;
        for (const geom::Point middle : found) sum = sum + middle;
        CHECK(std::abs(sum.x) < 1e-9);
        CHECK(std::abs(sum.y) < 1e-9);
        CHECK(std::ranges::all_of(found, [](geom::Point middle) { return std::abs(middle.x) < 1e-9; }));
        CHECK(std::ranges::is_sorted(found, {}, &geom::Point::y));
    }
}

TEST_CASE("tall shapes stand side by side on a landscape card") {
    const auto found = middles(shapes[1], {"drop", "drop", "drop"}, 3);
    REQUIRE(found.size() == 3);
    CHECK(std::ranges::all_of(found, [](geom::Point middle) { return std::abs(middle.y) < 1e-9; }));
}

TEST_CASE("three compact shapes make a triangle on a round card") {
    const auto found = middles(geom::Shape::circle(85), {"star", "star", "star"}, 3);
    REQUIRE(found.size() == 3);
    const std::set<double> rows{found[0].y, found[1].y, found[2].y};
    CHECK(rows.size() == 2);
}

TEST_CASE("max_size holds, and what has no room shrinks to nothing") {
    const deck::Deck deck = set_deck();
    const auto drawings = drawings_of({}, classic);
    double largest = 0;
    layout::Options small;
    small.max_size = 12;
    for (const layout::Layout& layout : lay_out_set(deck, drawings, shapes[0], small))
        largest = std::max(largest, layout.smallest);
    CHECK(largest == doctest::Approx(12));
    for (const layout::Layout& layout : lay_out_set(deck, drawings, shapes[0], options_with(2, 40)))
        CHECK(layout.smallest == 0);
}

TEST_CASE("a deck of one count alone makes its drawings as large as one copy can be") {
    const deck::SetFeatures features{.counts = {1}};
    const deck::Deck deck = set_deck(features);
    const auto single = lay_out_set(deck, drawings_of(features, classic), shapes[2], {});
    const auto several = lay_out_set(set_deck(), drawings_of({}, classic), shapes[2], {});
    CHECK(single.size() == 27);
    CHECK(single.front().smallest > 1.2 * several.front().smallest);
}

TEST_CASE("up to four copies find their places") {
    const deck::SetFeatures features{.counts = {4}};
    const deck::Deck deck = set_deck(features);
    const auto drawings = drawings_of(features, classic);
    const auto layouts = lay_out_set(deck, drawings, shapes[2], {});
    for (std::size_t i = 0; i < layouts.size(); ++i) {
        CHECK(layouts[i].smallest > 10);
        const symbol::Symbol& drawing = drawings[static_cast<std::size_t>(deck.cards[i].front())];
        CHECK(find_gap(copies_on(drawing, layouts[i])) >= 2 - 1e-9);
    }
}

} // namespace spotit::job
