#include "layout/shapes/card_state.hpp"

#include "layout/fixture.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

namespace spotit::layout {
namespace {

const Silhouette round_silhouette(fixture::disc());

Body disc_at(Vec at, float radius) {
    Body body;
    body.shape = &round_silhouette.data();
    body.at = at;
    body.radius = radius;
    return body;
}

/// By trying every place on a fine raster, with discs for discs.
double hole_by_raster(const CardState& state, double card_radius) {
    constexpr double pixel = 0.25;
    double best = 0;
    for (double y = -card_radius; y <= card_radius; y += pixel)
        for (double x = -card_radius; x <= card_radius; x += pixel) {
            double radius = card_radius - std::hypot(x, y);
            for (const Body& body : state.bodies)
                radius = std::min(radius, std::hypot(x - static_cast<double>(body.at.x),
                                                     y - static_cast<double>(body.at.y)) -
                                              static_cast<double>(body.radius));
            best = std::max(best, radius);
        }
    return best;
}

} // namespace

TEST_CASE("the largest hole of an empty card is the card") {
    CHECK(measure_max_empty_radius({Boundary(geom::Shape::circle(80)), 1, 2, {}, 0}) ==
          doctest::Approx(40).epsilon(0.02));
}

TEST_CASE("the largest hole between discs is where a search of every place finds it") {
    CardState state{Boundary(geom::Shape::circle(80)), 1, 2, {}, 0};
    const Body discs[] = {disc_at({0, 0}, 12), disc_at({25, 5}, 9), disc_at({-10, 24}, 10),
                          disc_at({-22, -12}, 11), disc_at({8, -27}, 8)};
    for (const Body& body : discs) {
        state.bodies.push_back(body);
        const double truth = hole_by_raster(state, 40);
        CHECK(static_cast<double>(measure_max_empty_radius(state)) > truth - 0.8);
        CHECK(static_cast<double>(measure_max_empty_radius(state)) < truth + 0.3);
    }
}

TEST_CASE("a card that is covered has no hole") {
    CHECK(measure_max_empty_radius({Boundary(geom::Shape::circle(80)), 1, 2, {disc_at({0, 0}, 40)}, 0}) <
          0.5F);
}

} // namespace spotit::layout
