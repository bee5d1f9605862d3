#include "symbol/lineart/layers.hpp"

#include <doctest/doctest.h>

#include <numbers>

using namespace spotit;
using namespace spotit::symbol;

namespace {

const Curve bow{{0, 0}, {0, 4}, {6, 4}, {6, 0}};

bool is_near(geom::Point a, geom::Point b) {
    return geom::distance(a, b) < 1e-9;
}

/// The left half red, the right half clear.
Drawing half() {
    geom::Path left;
    left.add(geom::Box{0, 0, 50, 100});
    return Items{{Fill{left, color::Color{1, 0, 0, 1}, {}}}};
}

Contours box_contours(const geom::Box& box) {
    geom::Path path;
    path.add(box);
    return make_contours(path);
}

double length(const Contours& contours) {
    double sum = 0;
    for (const Contour& contour : contours)
        for (const Curve& curve : contour.curves) sum += bound_length(curve);
    return sum;
}

} // namespace

TEST_CASE("a part of a curve lies on the curve, from one of its points to another") {
    for (const Curve& curve : {bow, Curve{{1, 2}, {1, 2}, {5, 4}, {5, 4}}}) {
        const Curve cut = take_part(curve, 0.25, 0.75);
        for (const double t : {0.0, 0.3, 0.5, 1.0})
            CHECK(is_near(compute_point(cut, t), compute_point(curve, 0.25 + 0.5 * t)));
        CHECK(is_near(take_part(curve, 0, 1).to, curve.to));
    }
}

TEST_CASE("the direction of a curve has the length 1, at its ends and on straight ones too") {
    CHECK(is_near(compute_direction(bow, 0), {0, 1}));
    CHECK(is_near(compute_direction(bow, 0.5), {1, 0}));
    CHECK(is_near(compute_direction({{0, 0}, {0, 0}, {0, 5}, {0, 5}}, 0), {0, 1}));
}

TEST_CASE("only those parts of an outline are lines where the picture has an edge") {
    const RasterizedPicture picture(half(), {0, 0, 100, 100}, 200);
    const EdgeOptions options{1, 5, 0.06, {}};
    // In a box around the middle of the picture, the only edge is where the red ends.
    const Contours box = box_contours({20, 20, 50, 80});
    const Contours edge = find_visible_edges(box, picture, options);
    REQUIRE(edge.size() == 1);
    CHECK_FALSE(edge[0].closed);
    CHECK(length(edge) == doctest::Approx(60).epsilon(0.05));
    const Contours all = find_visible_edges(box_contours({0, 0, 50, 100}), picture, options);
    REQUIRE(all.size() == 1);
    CHECK(all[0].closed);
    CHECK(find_visible_edges(box_contours({10, 10, 40, 40}), picture, options).empty());
}

TEST_CASE("an edge shorter than asked for is left out, and so is one that is not allowed") {
    const RasterizedPicture picture(half(), {0, 0, 100, 100}, 200);
    const Contours box = box_contours({30, 48, 50, 52});
    CHECK(find_visible_edges(box, picture, {1, 8, 0.06, {}}).empty());
    CHECK(find_visible_edges(box, picture, {1, 2, 0.06, {}}).size() == 1);
    CHECK(find_visible_edges(box, picture, {1, 2, 0.06, [](geom::Point, geom::Point) { return false; }})
              .empty());
}
