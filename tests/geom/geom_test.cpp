// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/geom.hpp>

#include <spotit/random.hpp>

#include <doctest/doctest.h>

#include <cmath>
#include <numbers>

using namespace spotit::geom;
using doctest::Approx;
using spotit::random::Generator;

namespace {

Point random_point(Generator& random, double reach) {
    return {(2.0 * static_cast<double>(random.unit()) - 1) * reach,
            (2.0 * static_cast<double>(random.unit()) - 1) * reach};
}

/// Share of a square around the shape that is inside, counted point by point.
double counted_area(const Shape& shape) {
    const int steps = 1000;
    const double reach = std::max(shape.size.width, shape.size.height) / 2 * 1.01;
    int inside = 0;
    for (int i = 0; i < steps; ++i)
        for (int j = 0; j < steps; ++j) {
            const Point p{((i + 0.5) / steps * 2 - 1) * reach, ((j + 0.5) / steps * 2 - 1) * reach};
            if (shape.clearance(p) >= 0) ++inside;
        }
    return 4.0 * reach * reach * inside / (steps * steps);
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
    CHECK(signed_area(square) == Approx(4));
    CHECK(signed_area(Polygon(square.rbegin(), square.rend())) == Approx(-4));
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
            const double radius = 10 + static_cast<double>(random.unit());
            ring.push_back({radius * std::cos(angle), radius * std::sin(angle)});
        }
        const Polygon simple = simplify(ring, 0.5);
        CHECK(simple.size() < ring.size());
        for (const Point p : ring) {
            double nearest = 1e9;
            for (std::size_t i = 0; i < simple.size(); ++i)
                nearest =
                    std::min(nearest, distance_to_segment(p, simple[i], simple[(i + 1) % simple.size()]));
            REQUIRE(nearest <= 0.5 + 1e-9);
        }
    }
}

TEST_CASE("the enclosing circle holds all points and no circle through two or three of them is smaller") {
    Generator random(11);
    for (int round = 0; round < 200; ++round) {
        std::vector<Point> points;
        for (int i = 0; i < 2 + random.below(12); ++i) points.push_back(random_point(random, 5));
        const Circle circle = enclosing_circle(points);
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
    CHECK(enclosing_circle(std::vector<Point>{{1, 1}}).radius == 0);
    CHECK(enclosing_circle(std::vector<Point>{{1, 1}, {1, 1}, {1, 1}}).radius == Approx(0));
    CHECK(enclosing_circle(std::vector<Point>{{0, 0}, {1, 0}, {2, 0}, {4, 0}}).radius == Approx(2));
}

TEST_CASE("each shape's area is what its clearance counts as inside") {
    const Shape rectangle{Shape::Kind::Rectangle, {63, 88}, 5};
    const Shape hexagon{Shape::Kind::Hexagon, {80 * 2 / std::numbers::sqrt3, 80}, 0};
    CHECK(area({hexagon.corners()}) == Approx(hexagon.area()));
    CHECK(signed_area(hexagon.corners()) > 0);
    CHECK(area({rectangle.corners()}) == Approx(63 * 88));
    for (const Shape& shape : {Shape::circle(85), rectangle, hexagon}) {
        CHECK(counted_area(shape) == Approx(shape.area()).epsilon(0.005));
        CHECK(counted_area(shape.inset(3)) == Approx(shape.inset(3).area()).epsilon(0.005));
    }
}

TEST_CASE("a hexagon's rim keeps its six corners, further in and further out") {
    const Shape hexagon{Shape::Kind::Hexagon, {80 * 2 / std::numbers::sqrt3, 80}, 0};
    for (const double by : {3.0, -3.0}) {
        const Polygon points = rim(hexagon.inset(by));
        CHECK(points.size() == 6);
        for (const Point p : points) CHECK(hexagon.inset(by).clearance(p) == Approx(0));
    }
}

TEST_CASE("clearance is the distance to the rim, and an inset moves the rim by that much") {
    const Shape hexagon{Shape::Kind::Hexagon, {80 * 2 / std::numbers::sqrt3, 80}, 0};
    const Shape rectangle{Shape::Kind::Rectangle, {60, 90}, 10};
    Generator random(2);
    for (const Shape& shape : {Shape::circle(85), rectangle, hexagon}) {
        CHECK(shape.clearance({0, 0}) == Approx(std::min(shape.size.width, shape.size.height) / 2));
        for (int i = 0; i < 200; ++i) {
            const Point p = random_point(random, 25);
            if (shape.kind == Shape::Kind::Rectangle && shape.clearance(p) < 3) continue;
            CHECK(shape.inset(3).clearance(p) == Approx(shape.clearance(p) - 3));
            CHECK(shape.inset(-3).clearance(p) == Approx(shape.clearance(p) + 3));
        }
    }
}
