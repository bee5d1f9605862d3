#include "layout/shapes/card_state.hpp"

#include "shapes.hpp"

#include <spotit/random.hpp>

#include <doctest/doctest.h>

#include <cmath>

namespace spotit::layout {

TEST_CASE("a rim is as far away as the card's shape says, and the normal leads away from it") {
    const geom::Shape shapes[] = {geom::Shape::circle(79),          geom::Shape::rectangle({57, 82}, 3),
                                  geom::Shape::rectangle({60, 60}), polygons::hexagon(80),
                                  polygons::hexagon(80, 12),        polygons::octagon(70)};
    random::Generator random(3);
    for (const geom::Shape& shape : shapes) {
        const Boundary rim(shape);
        CHECK(double(rim.area()) == doctest::Approx(shape.area()));
        for (int i = 0; i < 500; ++i) {
            const geom::Point p{(double(random.draw_unit()) - 0.5) * 100,
                                (double(random.draw_unit()) - 0.5) * 100};
            const Boundary::Probe probe = rim.probe(to_vec(p));
            CHECK(double(probe.clearance) == doctest::Approx(shape.clearance(p)).epsilon(1e-3));
            CHECK(length(probe.inward) == doctest::Approx(1.0F));
            const Boundary::Probes four = rim.probe(Vecs{repeat(to_vec(p).x), repeat(to_vec(p).y)});
            CHECK(four.clearance[2] == doctest::Approx(probe.clearance));
            CHECK(four.inward.x[2] == doctest::Approx(probe.inward.x));
            CHECK(four.inward.y[2] == doctest::Approx(probe.inward.y));
            const geom::Point inwards{p.x + 0.01 * double(probe.inward.x),
                                      p.y + 0.01 * double(probe.inward.y)};
            CHECK(shape.clearance(inwards) - shape.clearance(p) == doctest::Approx(0.01).epsilon(0.05));
        }
    }
}

TEST_CASE("roots, sines and cosines of our own agree with the C library's") {
    for (const int n : {1, 2, 7, 56}) CHECK(root(0.5, n) == doctest::Approx(std::pow(0.5, 1.0 / n)));
    for (const double angle : {0.0, 0.1, 1.0, 2.5, 3.1}) {
        CHECK(cosine_sine(angle).x == doctest::Approx(std::cos(angle)));
        CHECK(cosine_sine(angle).y == doctest::Approx(std::sin(angle)));
    }
}

} // namespace spotit::layout
