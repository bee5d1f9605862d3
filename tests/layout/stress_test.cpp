// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/layout.hpp>

#include "layout/fixture.hpp"
#include "layout/raster_oracle.hpp"

#include <spotit/random.hpp>

#include <doctest/doctest.h>

#include <array>
#include <cmath>

namespace spotit::layout {
namespace {

/// A star-shaped ring with deep bays, long spikes or both.
geom::Region ragged(random::Generator& random) {
    geom::Polygon ring;
    const int corners = 5 + random.below(20);
    const double depth = 0.1 + 0.85 * double(random.unit());
    const double squeeze = random.below(2) == 0 ? 1 : 0.08 + 0.9 * double(random.unit());
    for (int i = 0; i < corners; ++i) {
        const double angle = 6.283185307 * i / corners;
        const double r = 1 - depth * double(random.unit());
        ring.push_back({r * std::cos(angle), squeeze * r * std::sin(angle)});
    }
    return {ring};
}

/// A thin bar, an arc of a ring, or a cross of two bars.
geom::Region thin(random::Generator& random) {
    const double width = 0.02 + 0.2 * double(random.unit());
    switch (random.below(3)) {
    case 0:
        return fixture::bar(2, width);
    case 1: {
        geom::Polygon ring;
        const double reach = 0.5 + 2.4 * double(random.unit());
        for (int i = -12; i <= 12; ++i) ring.push_back({std::cos(reach * i / 12), std::sin(reach * i / 12)});
        for (int i = 12; i >= -12; --i)
            ring.push_back({(1 - width) * std::cos(reach * i / 12), (1 - width) * std::sin(reach * i / 12)});
        return {ring};
    }
    default:
        return {{{-1, -width},
                 {-width, -width},
                 {-width, -1},
                 {width, -1},
                 {width, -width},
                 {1, -width},
                 {1, width},
                 {width, width},
                 {width, 1},
                 {-width, 1},
                 {-width, width},
                 {-1, width}}};
    }
}

} // namespace

TEST_CASE("trap: thin and ragged shapes of any number never overlap, cross or hang") {
    random::Generator random(77);
    Options options;
    options.effort = Effort::Fast;
    options.min_size = 0;
    const geom::Shape shapes[] = {geom::Shape::circle(85),
                                  {geom::Shape::Kind::Rectangle, {63, 88}, 3},
                                  {geom::Shape::Kind::Hexagon, {92.376, 80}, 0}};
    for (int round = 0; round < 60; ++round) {
        options.gap = std::array{0.0, 0.5, 1.5, 4.0, 8.0}[static_cast<std::size_t>(random.below(5))];
        const int count = round % 15 == 0 ? 57 : 1 + random.below(14);
        std::vector<geom::Region> outlines;
        std::vector<Item> items;
        for (int i = 0; i < count; ++i) {
            outlines.push_back(random.below(2) == 0 ? ragged(random) : thin(random));
            items.push_back({Silhouette(outlines.back()), i});
        }
        const geom::Shape& card = shapes[round % 3];
        const Layout layout = pack(items, card, options, static_cast<std::uint64_t>(round));
        INFO("round " << round << ", " << count << " items, gap " << options.gap);
        const auto seen =
            oracle::look(outlines, layout.placements, card.inset(options.margin), {0.1, options.gap + 0.5});
        CHECK_FALSE(seen.overlap);
        CHECK(seen.gap >= options.gap - 0.05);
        CHECK(seen.rim >= -0.05);
        CHECK(layout.smallest > 0.5);
        CHECK(layout.gap >= options.gap);
        CHECK(layout.rim >= 0);
    }
}

} // namespace spotit::layout
