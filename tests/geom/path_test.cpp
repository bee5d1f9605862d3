#include <spotit/geom/path.hpp>

#include <spotit/random.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace spotit::geom;
using doctest::Approx;
using spotit::random::Generator;

namespace {

constexpr double pi = std::numbers::pi;

double random_number(Generator& random, double reach) {
    return (2.0 * static_cast<double>(random.draw_unit()) - 1) * reach;
}

Path bow() {
    Path path;
    path.move_to({1, 2});
    path.line_to({5, 2});
    path.curve_to({9, 2}, {9, 8}, {5, 8});
    path.close();
    return path;
}

Polygon only_ring(const Path& path, int sides) {
    const Region rings = flatten(path, sides);
    REQUIRE(rings.size() == 1);
    return rings.front();
}

} // namespace

TEST_CASE("a circle's curves keep its radius to a third of a thousandth, and run clockwise") {
    for (const double radius : {0.01, 1.0, 250.0}) {
        const Point center{3 * radius, -7};
        Path path;
        path.add_circle(center, radius);
        const Polygon ring = only_ring(path, 50);
        for (const Point point : ring) CHECK(distance(point, center) == Approx(radius).epsilon(0.0003));
        CHECK(measure_signed_area(ring) == Approx(pi * radius * radius).epsilon(0.001));
        CHECK(distance(ring.front(), center + Point{radius, 0}) < 1e-9 * radius);
        CHECK(path.box().width() == Approx(2 * radius));
    }
}

TEST_CASE("a rounded rectangle has quarters of circles in its corners, and straight sides") {
    const Box box{-20, 10, 40, 50};
    for (const double radius : {0.5, 8.0, 20.0}) {
        Path path;
        path.add_rounded(box, radius);
        CHECK(path.box() == box);
        const Polygon ring = only_ring(path, 40);
        CHECK(measure_signed_area(ring) == Approx(60 * 40 - (4 - pi) * radius * radius).epsilon(1e-4));
        const Box centers = box.grow(-radius);
        for (const Point p : ring) {
            const Point near{std::clamp(p.x, centers.left, centers.right),
                             std::clamp(p.y, centers.top, centers.bottom)};
            CHECK(distance(p, near) == Approx(radius).epsilon(0.0003));
        }
    }
    Path circle, square;
    circle.add_circle({5, 5}, 5);
    square.add_rounded({0, 0, 10, 10}, 5);
    CHECK(circle == square);
}

TEST_CASE("rings and boxes are closed contours of straight lines, and an empty ring is none") {
    Path path;
    path.add(Region{{{0, 0}, {4, 0}, {4, 3}}, {}, {{1, 1}, {2, 1}, {2, 2}, {1, 2}}});
    CHECK(flatten(path, 9) == Region{{{0, 0}, {4, 0}, {4, 3}}, {{1, 1}, {2, 1}, {2, 2}, {1, 2}}});
    CHECK(path.count_points() == 7);
    CHECK(path.list_steps().back().verb == Path::Verb::Close);
    Path box;
    box.add(Box{1, 2, 3, 5});
    CHECK(measure_signed_area(only_ring(box, 1)) == 6);
    path.add(box);
    CHECK(flatten(path, 1).size() == 3);
    CHECK(Path().empty());
    CHECK(Path().box().empty());
    CHECK_FALSE(path.empty());
}

TEST_CASE("a flattened curve passes through its ends and lies on it, more closely with more sides") {
    const Path path = bow();
    double before = 0;
    for (const int sides : {1, 2, 8, 64}) {
        const Polygon ring = only_ring(path, sides);
        CHECK(ring.size() == 2 + static_cast<std::size_t>(sides));
        CHECK(ring.front() == Point{1, 2});
        CHECK(ring.back() == Point{5, 8});
        CHECK(measure_signed_area(ring) > before);
        before = measure_signed_area(ring);
    }
    // Twelve for the triangle on the left, the curve's own part by its integral.
    CHECK(before == Approx(12 + 14.4).epsilon(1e-3));
}

TEST_CASE("a mapped path has the mapped points, whatever is done first") {
    Generator random(1);
    for (int i = 0; i < 50; ++i) {
        const Affine place{random_number(random, 3), random_number(random, 3), random_number(random, 3),
                           random_number(random, 3), random_number(random, 9), random_number(random, 9)};
        Polygon first = only_ring(transform(bow(), place), 12), second = only_ring(bow(), 12);
        std::ranges::transform(second, second.begin(), place);
        for (std::size_t k = 0; k < first.size(); ++k) CHECK(distance(first[k], second[k]) < 1e-9);
        const Box around = bow().box().map_by(place);
        for (const Point point : first) CHECK(around.grow(1e-9).contains(point));
        if (!is_invertible(place)) continue;
        const Affine both = place * inverse(place);
        CHECK(distance(both({2, 3}), {2, 3}) < 1e-6);
        CHECK(distance(inverse(place)(place({-5, 4})), {-5, 4}) < 1e-6);
    }
    CHECK(Box().map_by(Affine::scaling(2)).empty());
}

TEST_CASE("maps to a line or a point, and to nowhere, have no inverse") {
    CHECK(is_invertible(Affine::rotation(1)));
    CHECK(is_invertible(Affine::scaling(1e-4)));
    CHECK_FALSE(is_invertible({1, 2, 2, 4, 0, 0}));
    CHECK_FALSE(is_invertible(Affine::scaling(0)));
    CHECK_FALSE(is_invertible({1, 0, 0, 1, std::nan(""), 0}));
    CHECK_FALSE(is_invertible({1e200, 0, 0, 1e200, 0, 0}));
}

TEST_CASE("paths are equal when all their verbs and points are") {
    CHECK(bow() == bow());
    Path open = bow(), moved = bow(), line;
    open.line_to({5, 8});
    CHECK(open != bow());
    CHECK(transform(moved, Affine::translation({0, 1e-9})) != moved);
    line.move_to({0, 0});
    line.line_to({1, 0});
    Path points;
    points.move_to({0, 0});
    points.move_to({1, 0});
    CHECK(line != points);
}
