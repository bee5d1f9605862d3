#include "layout/scatter/scatter.hpp"

#include "layout/fixture.hpp"
#include "layout/shapes/card_state.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace spotit::layout {
namespace {

CardState table_of(const std::vector<Silhouette>& silhouettes, float gap, float variety) {
    CardState state{Boundary(geom::Shape::circle(79)), gap, variety, {}, 0};
    for (const Silhouette& silhouette : silhouettes) {
        Body& body = state.bodies.emplace_back();
        body.shape = &silhouette.data();
        body.max_radius = 100;
    }
    return state;
}

struct Clearances {
    float pair = 100, rim = 100;
};
Clearances measure_min_clearances(const CardState& state) {
    Clearances found;
    for (std::size_t i = 0; i < state.bodies.size(); ++i) {
        found.rim = std::min(found.rim, measure_rim_clearance(state.bodies[i], state.boundary, 100));
        for (std::size_t j = 0; j < i; ++j)
            found.pair = std::min(found.pair, measure_pair_clearance(state.bodies[i], state.bodies[j], 100));
    }
    return found;
}

} // namespace

TEST_CASE("trap: repairing ends where bodies press against the rim") {
    random::Generator random(4);
    for (const float gap : {0.0F, 1.5F}) {
        const std::vector<Silhouette> discs(4, Silhouette(fixture::disc()));
        CardState state = table_of(discs, gap, 1);
        place_randomly(state, random);
        Relaxer relaxer(state, random);
        inflate(relaxer, {60, 1.8F, 0.02F});
        state.scale *= 1.02F; // too large on purpose: everything touches everything
        state.apply_scale();
        REQUIRE(repair_overlaps(state, random));
        const Clearances least = measure_min_clearances(state);
        CHECK(least.pair >= gap);
        CHECK(least.rim >= 0);
        CHECK(state.measure_coverage() > 0.55F);
    }
}

TEST_CASE("finishing makes any heap of bodies exact") {
    random::Generator random(9);
    const auto all = fixture::silhouettes();
    for (std::size_t first = 0; first + 6 < all.size(); first += 13) {
        std::vector<Silhouette> some;
        for (std::size_t i = first; i < first + 6; ++i) some.emplace_back(all[i].outline);
        CardState state = table_of(some, 1, 1.5F);
        place_randomly(state, random);
        Relaxer relaxer(state, random);
        inflate(relaxer, {20, 1.8F, 0.8F}); // far from settled
        REQUIRE(repair_overlaps(state, random));
        const Clearances least = measure_min_clearances(state);
        CHECK(least.pair >= 1);
        CHECK(least.rim >= 0);
    }
}

} // namespace spotit::layout
