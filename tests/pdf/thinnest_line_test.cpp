#include <spotit/pdf.hpp>

#include "pdf/example.hpp"

#include <doctest/doctest.h>

using namespace spotit;
using namespace spotit::pdf::example;

namespace {

/// Sizes in the picture's units.
symbol::Symbol lined_square(double width) {
    symbol::Symbol symbol = square(0.5);
    geom::Path path;
    path.add(geom::Box{-40, -40, 40, 40});
    symbol.drawing = drawing::Items{{drawing::Stroke{path, width, color::black}}};
    return symbol;
}

/// A filled picture of units.
symbol::Symbol filled(const geom::Path& path) {
    symbol::Symbol symbol = square(0.5);
    symbol.drawing = drawing::Items{{drawing::Fill{path, color::black, {}}}};
    return symbol;
}

geom::Path make_path(const geom::Region& rings) {
    geom::Path path;
    path.add(rings);
    return path;
}

geom::Path circle(double radius) {
    geom::Path path;
    path.add_circle({}, radius);
    return path;
}

std::optional<double> thinnest_filled(const geom::Path& path) {
    document::Document document = cards();
    tests::change_faces(document, [](auto& face) { face.border.reset(); });
    document.pictures[0] = filled(path); // scaled by 0.2
    return pdf::find_thinnest_line(written(document));
}

double points(double millimeters) {
    return millimeters / 25.4 * 72;
}

} // namespace

TEST_CASE("the thinnest line is as wide as it is on the smallest of its copies") {
    document::Document document = cards();
    tests::change_faces(document, [](auto& face) { face.border.reset(); });
    document.pictures[0] = lined_square(3); // scaled by 0.2
    document.pictures[1] = lined_square(4); // by 0.3
    const auto width = pdf::find_thinnest_line(written(document));
    REQUIRE(width);
    CHECK(*width == doctest::Approx(points(0.6)).epsilon(1e-3));
}

TEST_CASE("the line of a border counts, and where nothing is stroked there is no width") {
    document::Document document = cards();
    const auto width = pdf::find_thinnest_line(written(document));
    REQUIRE(width);
    CHECK(*width == doctest::Approx(points(0.5)).epsilon(1e-3));
    tests::change_faces(document, [](auto& face) { face.border.reset(); });
    CHECK_FALSE(pdf::find_thinnest_line(written(document)));
    CHECK_FALSE(pdf::find_thinnest_line(written(document, {.cut_contour = "Stanze"}))); // is not printed
}

TEST_CASE("a filled line counts, a ring too, but no blob") {
    const auto bar = thinnest_filled(make_path({{{-40, -1}, {40, -1}, {40, 1}, {-40, 1}}}));
    REQUIRE(bar);
    CHECK(*bar ==
          doctest::Approx(points(0.2 * 2 * 80 / 82)).epsilon(1e-3)); // twice the area by the perimeter
    geom::Path hollow = circle(40);
    hollow.add(geom::transform(circle(39), {-1, 0, 0, 1, 0, 0})); // the other way round
    const auto ring = thinnest_filled(hollow);
    REQUIRE(ring);
    CHECK(*ring == doctest::Approx(points(0.2)).epsilon(0.02));
    CHECK_FALSE(thinnest_filled(circle(2)));
}

TEST_CASE("two filled lines that run opposite ways don't cancel each other") {
    const auto width = thinnest_filled(make_path(
        {{{-40, -10}, {40, -10}, {40, -8}, {-40, -8}}, {{40, 10}, {-40, 10}, {-40, 12}, {40, 12}}}));
    REQUIRE(width);
    CHECK(*width == doctest::Approx(points(0.2 * 2 * 80 / 82)).epsilon(1e-3));
}
