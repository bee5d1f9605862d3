#include "layout/scatter/contact_forces.hpp"

#include "layout/fixture.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace spotit::layout {
namespace {

const Silhouette disc(fixture::disc());

/// Discs of radius 10 mm on a card of radius 40 mm, with a gap of 1 mm.
CardState discs_at(std::initializer_list<Vec> places) {
    CardState state{Boundary(geom::Shape::circle(80)), 1, 2, {}, 20};
    for (const Vec place : places) {
        Body& body = state.bodies.emplace_back();
        body.shape = &disc.data();
        body.at = place;
        body.radius = 10;
        body.max_radius = 1000;
    }
    return state;
}

ContactResponse response(const CardState& state, std::size_t body, Detail detail = Detail::Coarse) {
    ContactForces forces(state, detail);
    forces.begin_pass(0);
    return forces.compute(body, false);
}

/// Returns the step it would take, its size held.
NormalEquations::Vector step(ContactResponse response) {
    response.equations.hold(NormalEquations::Size);
    return response.equations.solve(1e-3F);
}

} // namespace

TEST_CASE("a body feels how deep it sits in its neighbour's gap, and wants out of it") {
    const CardState state = discs_at({{0, 0}, {20.4F, 0}});
    for (const Detail detail : {Detail::Coarse, Detail::Fine}) {
        const ContactResponse left = response(state, 0, detail), right = response(state, 1, detail);
        CHECK(left.pressure.deepest == doctest::Approx(0.6).epsilon(0.1));
        CHECK(right.pressure.deepest == doctest::Approx(left.pressure.deepest).epsilon(0.01));
        CHECK(step(left)[NormalEquations::X] < -0.3F);
        CHECK(step(right)[NormalEquations::X] > 0.3F);
        CHECK(std::abs(step(left)[NormalEquations::Y]) < 0.1F);
    }
}

TEST_CASE("a contact of two discs grows deeper by both radii when all grows") {
    CardState state = discs_at({{0, 0}, {20.4F, 0}});
    Pressure pressure = response(state, 0).pressure;
    CHECK(pressure.resistance_squared / pressure.resistance == doctest::Approx(20).epsilon(0.04));
    state.bodies[1].max_radius = 10; // which is all that it may have
    pressure = response(state, 0).pressure;
    CHECK(pressure.resistance_squared / pressure.resistance == doctest::Approx(10).epsilon(0.04));
}

TEST_CASE("the rim pushes inward") {
    const ContactResponse at_rim = response(discs_at({{30.5F, 0}}), 0);
    CHECK(at_rim.pressure.deepest == doctest::Approx(0.5).epsilon(0.05));
    CHECK(step(at_rim)[NormalEquations::X] < -0.3F);
    const Pressure& pressure = at_rim.pressure;
    CHECK(pressure.resisted_depth > 0);
    CHECK(pressure.resistance_squared / pressure.resistance == doctest::Approx(10).epsilon(0.04));
}

TEST_CASE("a body that has moved a little feels the same as one that is measured there") {
    CardState state = discs_at({{0, 0}, {20.4F, 0}, {30.2F, 15}});
    for (const Detail detail : {Detail::Coarse, Detail::Fine}) {
        ContactForces forces(state, detail);
        forces.begin_pass(0);
        for (std::size_t body = 0; body < 3; ++body) forces.compute(body, false);
        CardState moved = state;
        const float little = detail == Detail::Coarse ? 0.1F : 0.01F; // mm
        moved.bodies[0].at = {little, little};
        moved.bodies[1].radius += little;
        moved.bodies[2].turn = rotate_a_little({1, 0}, little / 10);
        std::swap(state.bodies, moved.bodies);
        forces.begin_pass(0);
        for (std::size_t body = 0; body < 3; ++body) {
            const Pressure again = forces.compute(body, false).pressure,
                           anew = response(state, body, detail).pressure;
            CHECK(again.deepest == doctest::Approx(anew.deepest).epsilon(0.03));
            CHECK(again.resistance == doctest::Approx(anew.resistance).epsilon(0.03));
        }
        std::swap(state.bodies, moved.bodies);
    }
}

TEST_CASE("a body that has been rotated by half a turn is measured again") {
    CardState state = discs_at({{30.5F, 0}});
    const Silhouette wedge({{{-10, -3}, {10, 0}, {-10, 3}}});
    state.bodies[0].shape = &wedge.data();
    ContactForces forces(state, Detail::Coarse);
    forces.begin_pass(0);
    forces.compute(0, false);
    state.bodies[0].turn = {-1, 0};
    forces.begin_pass(0);
    CHECK(forces.compute(0, false).pressure.deepest == response(state, 0).pressure.deepest);
}

TEST_CASE("a body in the open feels nothing") {
    const ContactResponse alone = response(discs_at({{0, 0}, {25, 0}}), 0);
    CHECK(alone.equations.sum_weights() == 0);
    CHECK(alone.pressure.deepest == 0);
}

} // namespace spotit::layout
