#include <spotit/geom.hpp>

#include "shapes.hpp"

#include <spotit/geom/path.hpp>
#include <spotit/geom/raster.hpp>
#include <spotit/geom/rim_distance.hpp>
#include <spotit/random.hpp>

#include <doctest/doctest.h>

#include <cmath>
#include <numbers>

using namespace spotit::geom;
using doctest::Approx;
using spotit::random::Generator;

namespace {

Point random_point(Generator& random, double reach) {
    return {(2.0 * static_cast<double>(random.draw_unit()) - 1) * reach,
            (2.0 * static_cast<double>(random.draw_unit()) - 1) * reach};
}

/// What part of a square around the shape is inside, counted by points that the golden ratio spreads evenly.
double counted_area(const Shape& shape) {
    constexpr int count = 6'000;
    const double reach = std::max(shape.size().width, shape.size().height) / 2 * 1.01;
    int inside = 0;
    for (int i = 0; i < count; ++i) {
        const Point share{std::fmod(i * std::numbers::phi, 1), (i + 0.5) / count};
        if (shape.clearance({(share.x * 2 - 1) * reach, (share.y * 2 - 1) * reach}) >= 0) ++inside;
    }
    return 4.0 * reach * reach * inside / count;
}

} // namespace

TEST_CASE("affine maps compose so that (A * B)(p) is A(B(p))") {
    Generator random(1);
    const Affine outer = Affine::translation({3, -2}) * Affine::rotation(0.7) * Affine::scaling(2.5);
    const Affine inner{1, 0.5, -0.25, 2, 4, 5};
    for (int i = 0; i < 100; ++i) {
        const Point p = random_point(random, 10);
        CHECK(distance((outer * inner)(p), outer(inner(p))) == Approx(0).epsilon(1e-9));
    }
}

TEST_CASE("a positive rotation turns clockwise on paper") {
    const Point turned = Affine::rotation(std::numbers::pi / 2)({1, 0});
    CHECK(turned.x == Approx(0).epsilon(1e-12));
    CHECK(turned.y == Approx(1));
}

TEST_CASE("the area of a ring is positive when it runs clockwise on paper") {
    const Polygon square{{0, 0}, {2, 0}, {2, 2}, {0, 2}};
    CHECK(measure_signed_area(square) == Approx(4));
    CHECK(measure_signed_area(Polygon(square.rbegin(), square.rend())) == Approx(-4));
    CHECK(area({square, Polygon(square.rbegin(), square.rend())}) == Approx(8));
}

TEST_CASE("a concave ring contains what it encloses and not its notch") {
    const Polygon notched{{0, 0}, {4, 0}, {4, 4}, {2, 1}, {0, 4}};
    CHECK(contains(notched, {2, 0.5}));
    CHECK(contains(notched, {0.2, 3}));
    CHECK_FALSE(contains(notched, {2, 3}));
    CHECK_FALSE(contains(notched, {5, 1}));
}

TEST_CASE("simplify keeps every vertex of the ring within the tolerance of the result") {
    Generator random(5);
    for (int round = 0; round < 50; ++round) {
        Polygon ring;
        for (int i = 0; i < 200; ++i) {
            const double angle = 2 * std::numbers::pi * i / 200;
            const double radius = 10 + static_cast<double>(random.draw_unit());
            ring.push_back({radius * std::cos(angle), radius * std::sin(angle)});
        }
        const Polygon simple = simplify(ring, 0.5);
        CHECK(simple.size() < ring.size());
        for (const Point p : ring) {
            double nearest = 1e9;
            for (std::size_t i = 0; i < simple.size(); ++i)
                nearest = std::min(
                    nearest, measure_distance_to_segment(p, simple[i], simple[(i + 1) % simple.size()]));
            REQUIRE(nearest <= 0.5 + 1e-9);
        }
    }
}

TEST_CASE("the enclosing circle holds all points and no circle through two or three of them is smaller") {
    Generator random(11);
    for (int round = 0; round < 200; ++round) {
        std::vector<Point> points;
        for (int i = 0; i < 2 + random.draw_below(12); ++i) points.push_back(random_point(random, 5));
        const Circle circle = compute_enclosing_circle(points);
        for (const Point p : points) REQUIRE(distance(p, circle.center) <= circle.radius * (1 + 1e-7) + 1e-9);
        // Brute force over a grid of centers: none does better.
        double best = 1e9;
        for (double x = -5; x <= 5; x += 0.25)
            for (double y = -5; y <= 5; y += 0.25) {
                double radius = 0;
                for (const Point p : points) radius = std::max(radius, distance(p, {x, y}));
                best = std::min(best, radius);
            }
        REQUIRE(circle.radius <= best + 1e-9);
    }
}

TEST_CASE("points in one line and equal points have an enclosing circle") {
    CHECK(compute_enclosing_circle(std::vector<Point>{{1, 1}}).radius == 0);
    CHECK(compute_enclosing_circle(std::vector<Point>{{1, 1}, {1, 1}, {1, 1}}).radius == Approx(0));
    CHECK(compute_enclosing_circle(std::vector<Point>{{0, 0}, {1, 0}, {2, 0}, {4, 0}}).radius == Approx(2));
}

namespace {

const std::vector<Shape>& shapes() {
    using spotit::polygons::regular_polygon;
    static const std::vector<Shape> all{Shape::circle(85),          Shape::rectangle({63, 88}, 5),
                                        Shape::rectangle({60, 90}), regular_polygon(6, 80),
                                        regular_polygon(6, 80, 10), regular_polygon(8, 70),
                                        regular_polygon(8, 70, 6)};
    return all;
}

/// The distance to a finely divided rim, negative outside.
double measured_clearance(const Polygon& rim, Point p) {
    double nearest = 1e9;
    for (std::size_t i = 0; i < rim.size(); ++i)
        nearest = std::min(nearest, measure_distance_to_segment(p, rim[i], rim[(i + 1) % rim.size()]));
    return contains(rim, p) ? nearest : -nearest;
}

} // namespace

TEST_CASE("each shape's area is what its clearance counts as inside") {
    for (const Shape& shape : shapes()) {
        CHECK(counted_area(shape) == Approx(shape.area()).epsilon(0.005));
        CHECK(counted_area(shape.shrink(3)) == Approx(shape.shrink(3).area()).epsilon(0.005));
        CHECK(shape.area() == Approx(area({trace_rim(shape)})).epsilon(0.001));
    }
}

TEST_CASE("a shape's clearance is the distance to its rim, and its box is around the rim") {
    Generator random(3);
    for (const Shape& shape : shapes()) {
        const Polygon points = trace_rim(shape);
        CHECK(measure_signed_area(points) > 0);
        const Box around = measure_bounds({points}), box = shape.box();
        CHECK(box.left == Approx(around.left).epsilon(1e-4));
        CHECK(box.bottom == Approx(around.bottom).epsilon(1e-4));
        for (int i = 0; i < 300; ++i) {
            const Point p = random_point(random, 60);
            const double measured = measured_clearance(points, p);
            // Beyond a sharp corner of more than a right angle, the nearer side counts.
            if (measured > 0 || shape.grows_round()) CHECK(std::abs(shape.clearance(p) - measured) < 0.02);
        }
    }
}

TEST_CASE("an inset moves the rim by that much, and blunt corners that are sharp stay sharp") {
    Generator random(2);
    for (const Shape& shape : shapes())
        for (const double by : {3.0, -3.0}) {
            const Shape moved = shape.shrink(by);
            for (const Point p : trace_rim(moved)) CHECK(shape.clearance(p) == Approx(by).epsilon(1e-3));
            CHECK(moved.size().height == Approx(shape.size().height - 2 * by));
        }
    CHECK(trace_rim(spotit::polygons::hexagon(80).shrink(-3)).size() == 6);
    CHECK(Shape::rectangle({60, 90}).shrink(-3).radius == 3);
    CHECK(Shape::rectangle({60, 90}, 10).shrink(3).radius == 7);
}

TEST_CASE("lines and curves of an outline run along the rim, of mirrored shapes too") {
    for (const Shape& shape : shapes())
        for (const double x : {1.0, -1.0}) {
            Shape drawn = shape;
            for (Point& corner : drawn.corners) corner.x *= x;
            Path path;
            path.add(drawn, {100, 50});
            const Region rings = flatten(path, 30);
            CHECK(area(rings) == Approx(shape.area()).epsilon(0.003));
            for (const Point p : rings.front())
                CHECK(std::abs(shape.clearance({x * (p.x - 100), p.y - 50})) < 0.0003 * shape.radius + 1e-9);
        }
}

TEST_CASE("a shape reaches to its rim in a direction") {
    Generator random(4);
    for (Shape shape : shapes()) {
        if (!shape.is_circle()) shape.radius = 0;
        const RimDistance<double> rim(shape);
        for (int i = 0; i < 50; ++i) {
            const double aside = random_point(random, 20).x;
            CHECK(rim.measure_clearance({rim.compute_reach({1, 0}, aside), aside}) ==
                  Approx(0).epsilon(1e-6));
            CHECK(rim.measure_clearance({-aside, rim.compute_reach({0, 1}, aside)}) ==
                  Approx(0).epsilon(1e-6));
        }
    }
}

TEST_CASE("the corners of a quarter make a shape that both axes mirror, clockwise from the top left") {
    CHECK(Shape::rectangle({4, 2}).corners == Polygon{{-2, -1}, {2, -1}, {2, 1}, {-2, 1}});
    CHECK(Shape::make_symmetric({{1, -2}, {3, 0}}).corners ==
          Polygon{{-1, -2}, {1, -2}, {3, 0}, {1, 2}, {-1, 2}, {-3, 0}});
    CHECK(Shape::rectangle({4, 2}).is_box());
    CHECK_FALSE(Shape::make_symmetric({{1, -2}, {3, 0}}).is_box());
    CHECK_FALSE(Shape::circle(3).is_box());
}

TEST_CASE("a raster has a border around each part and each hole, up to its rim; parts may join at corners") {
    const auto trace = [](std::vector<char> pixels, Diagonals diagonals) {
        Raster<char> inside(static_cast<int>(pixels.size()) / 3, 3, 0);
        inside.values = std::move(pixels);
        return trace_borders(inside, diagonals,
                             [&](Pixel at) { return inside.has(at.x, at.y) ? inside.at(at) - 0.5 : -0.5; });
    };
    const std::vector<char> ring{1, 1, 1, 1, 0, 1, 1, 1, 1}, stair{1, 0, 0, 0, 1, 0, 0, 0, 0};
    const auto borders = trace(ring, Diagonals::Apart);
    REQUIRE(borders.size() == 2);
    CHECK(measure_signed_area(borders[0]) == doctest::Approx(9 - 0.5)); // its corners are cut
    CHECK(measure_signed_area(borders[1]) == doctest::Approx(-0.5));
    CHECK(borders[0].front() == Point{0.5, 0});
    CHECK(trace(stair, Diagonals::Apart).size() == 2);
    CHECK(trace(stair, Diagonals::Joined).size() == 1);
    CHECK(trace(std::vector<char>(9, 0), Diagonals::Joined).empty());
}
