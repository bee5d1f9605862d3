#include "layout/shapes/card_state.hpp"

#include "layout/fixture.hpp"

#include <doctest/doctest.h>

#include <cmath>

namespace spotit::layout {
namespace {

struct Put {
    Vec at;
    float radius = 10;
    double angle = 0;
};
Body body(const Silhouette& silhouette, const Put& put) {
    Body result;
    result.shape = &silhouette.data();
    result.at = put.at;
    result.radius = put.radius;
    result.turn = {static_cast<float>(std::cos(put.angle)), static_cast<float>(std::sin(put.angle))};
    return result;
}

constexpr float tolerance = 0.001F;

} // namespace

TEST_CASE("the distance between discs is what geometry says") {
    const Silhouette disc(fixture::disc(360));
    const Body left = body(disc, {{-10.5F, 0}}), right = body(disc, {{10.5F, 0}, 10, 0.3});
    const float expected = 1 - CardState::measure_slack(left) - CardState::measure_slack(right);
    CHECK(measure_pair_clearance(left, right, 100) == doctest::Approx(expected).epsilon(0.01));
    CHECK(measure_pair_clearance(left, right, 0.5F) ==
          doctest::Approx(0.5F).epsilon(0.01)); // never more than asked for
    const Body under = body(disc, {{-5, 0}});
    CHECK(measure_pair_clearance(left, under, 100) < 0);
}

TEST_CASE("trap: two thin sticks that cross overlap, although no vertex lies inside the other") {
    const Silhouette stick(fixture::bar(30, 0.5));
    const Body one = body(stick, {{0, 0}, 15}), other = body(stick, {{0, 0}, 15, 1.5708});
    CHECK(measure_pair_clearance(one, other, 1) < 0);
    CHECK(measure_pair_clearance(one, body(stick, {{3, 4}, 15, 1.2}), 1) < 0);
    // Side by side they don't.
    CHECK(measure_pair_clearance(one, body(stick, {{0, 2}, 15}), 5) == doctest::Approx(1.5F).epsilon(0.001));
}

TEST_CASE("trap: shrinking one of two interlocked shapes can bring them nearer") {
    // A crescent around a disc: the arms move towards the crescent's center as it shrinks.
    geom::Polygon ring;
    for (int i = -20; i <= 20; ++i) ring.push_back({10 * std::cos(i * 0.12), 10 * std::sin(i * 0.12)});
    for (int i = 20; i >= -20; --i) ring.push_back({9 * std::cos(i * 0.12), 9 * std::sin(i * 0.12)});
    const Silhouette crescent({ring}), disc(fixture::disc());
    const float radius = static_cast<float>(crescent.data().enclosing.radius);
    const Vec center = to_vec(crescent.data().enclosing.center);
    Body around = body(crescent, {center, radius});
    around.turn = around.compute_upright_turn();
    const Body inner = body(disc, {{4.2F, 0}, 4.2F});
    const float before = measure_pair_clearance(around, inner, 5);
    REQUIRE(before > 0);
    around.radius *= 0.95F;
    CHECK(measure_pair_clearance(around, inner, 5) < before);
}

TEST_CASE("a shape that lies wholly inside another overlaps it") {
    const Silhouette disc(fixture::disc()), square(fixture::bar(2, 2));
    CHECK(measure_pair_clearance(body(disc, {{0, 0}, 20}), body(square, {{1, 2}, 3}), 1) < 0);
    CHECK(measure_pair_clearance(body(square, {{1, 2}, 3}), body(disc, {{0, 0}, 20}), 1) < 0);
}

TEST_CASE("the distance to the rim is the distance of the vertex nearest to it") {
    const Silhouette square(fixture::bar(2, 2));
    const Boundary rim(geom::Shape::circle(80));
    const float diagonal = std::sqrt(2.0F);
    CHECK(measure_rim_clearance(body(square, {{0, 0}, 10 * diagonal}), rim, 100) ==
          doctest::Approx(40 - 10 * diagonal).epsilon(double(tolerance)));
    CHECK(measure_rim_clearance(body(square, {{35, 0}, 10 * diagonal}), rim, 100) < 0);
}

} // namespace spotit::layout
