// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "layout/scatter/finish.hpp"

#include "layout/fixture.hpp"
#include "layout/scatter/arrangement.hpp"
#include "layout/scatter/growth.hpp"
#include "layout/shapes/clearance.hpp"

#include <doctest/doctest.h>

namespace spotit::layout {
namespace {

Table table_of(const std::vector<Silhouette>& silhouettes, float gap, float variety) {
    Table table{Boundary(geom::Shape::circle(79)), gap, variety, {}, 0};
    for (const Silhouette& silhouette : silhouettes) {
        Body& body = table.bodies.emplace_back();
        body.shape = &silhouette.data();
        body.max_radius = 100;
    }
    return table;
}

} // namespace

TEST_CASE("trap: repairing ends where bodies press against the rim") {
    random::Generator random(4);
    for (const float gap : {0.0F, 1.5F}) {
        const std::vector<Silhouette> discs(4, Silhouette(fixture::disc()));
        Table table = table_of(discs, gap, 1);
        scatter(table, random);
        Sweeper sweeper(table, random);
        inflate(sweeper, {60, 1.8F, 0.02F});
        table.scale *= 1.02F; // too large on purpose: everything touches everything
        table.apply_scale();
        REQUIRE(finish(table, random));
        const Clearances least = min_clearances(table, 100);
        CHECK(least.pair >= gap);
        CHECK(least.rim >= 0);
        CHECK(table.coverage() > 0.55F);
    }
}

TEST_CASE("finishing makes any heap of bodies exact") {
    random::Generator random(9);
    const auto all = fixture::silhouettes();
    for (std::size_t first = 0; first + 6 < all.size(); first += 13) {
        std::vector<Silhouette> some;
        for (std::size_t i = first; i < first + 6; ++i) some.emplace_back(all[i].outline);
        Table table = table_of(some, 1, 1.5F);
        scatter(table, random);
        Sweeper sweeper(table, random);
        inflate(sweeper, {20, 1.8F, 0.8F}); // far from settled
        REQUIRE(finish(table, random));
        const Clearances least = min_clearances(table, 100);
        CHECK(least.pair >= 1);
        CHECK(least.rim >= 0);
    }
}

} // namespace spotit::layout
