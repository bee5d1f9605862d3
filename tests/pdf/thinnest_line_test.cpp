// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/pdf.hpp>

#include "pdf/example.hpp"

#include <doctest/doctest.h>

#include <numbers>

using namespace spotit;
using namespace spotit::pdf::example;

namespace {

constexpr double full_circle = 2 * std::numbers::pi;

/// Sizes in the picture's units.
symbol::Symbol lined_square(double width) {
    symbol::Symbol symbol = square(0.5);
    symbol.picture = [width](symbol::Canvas& canvas) {
        cairo_set_line_width(canvas.context(), width);
        cairo_rectangle(canvas.context(), -40, -40, 80, 80);
        cairo_stroke(canvas.context());
    };
    return symbol;
}

/// A filled picture of units.
symbol::Symbol filled(void (*add)(cairo_t*)) {
    symbol::Symbol symbol = square(0.5);
    symbol.picture = [add](symbol::Canvas& canvas) {
        add(canvas.context());
        cairo_fill(canvas.context());
    };
    return symbol;
}

std::optional<double> thinnest_filled(void (*add)(cairo_t*)) {
    document::Document document = cards();
    for (document::Face& face : document.faces) face.border.reset();
    document.pictures[0] = filled(add); // scaled by 0.2
    return pdf::thinnest_line(written(document));
}

double points(double millimeters) {
    return millimeters / 25.4 * 72;
}

} // namespace

TEST_CASE("the thinnest line is as wide as it is on the smallest of its copies") {
    document::Document document = cards();
    document.faces[0].border.reset();
    document.faces[1].border.reset();
    document.pictures[0] = lined_square(3); // scaled by 0.2
    document.pictures[1] = lined_square(4); // by 0.3
    const auto width = pdf::thinnest_line(written(document));
    REQUIRE(width);
    CHECK(*width == doctest::Approx(points(0.6)).epsilon(1e-3));
}

TEST_CASE("the line of a border counts, and where nothing is stroked there is no width") {
    document::Document document = cards();
    const auto width = pdf::thinnest_line(written(document));
    REQUIRE(width);
    CHECK(*width == doctest::Approx(points(0.5)).epsilon(1e-3));
    for (document::Face& face : document.faces) face.border.reset();
    CHECK_FALSE(pdf::thinnest_line(written(document)));
    CHECK_FALSE(pdf::thinnest_line(written(document, {.cut_contour = "Stanze"}))); // is not printed
}

TEST_CASE("a filled line counts, a ring too, but no blob") {
    const auto bar = thinnest_filled([](cairo_t* cairo) { cairo_rectangle(cairo, -40, -1, 80, 2); });
    REQUIRE(bar);
    CHECK(*bar ==
          doctest::Approx(points(0.2 * 2 * 80 / 82)).epsilon(1e-3)); // twice the area by the perimeter
    const auto ring = thinnest_filled([](cairo_t* cairo) {
        cairo_arc(cairo, 0, 0, 40, 0, full_circle);
        cairo_new_sub_path(cairo);
        cairo_arc_negative(cairo, 0, 0, 39, full_circle, 0);
    });
    REQUIRE(ring);
    CHECK(*ring == doctest::Approx(points(0.2)).epsilon(0.02));
    CHECK_FALSE(thinnest_filled([](cairo_t* cairo) { cairo_arc(cairo, 0, 0, 2, 0, full_circle); }));
}

TEST_CASE("two filled lines that run opposite ways don't cancel each other") {
    const auto width = thinnest_filled([](cairo_t* cairo) {
        cairo_rectangle(cairo, -40, -10, 80, 2);
        cairo_rectangle(cairo, 40, 10, -80, 2);
    });
    REQUIRE(width);
    CHECK(*width == doctest::Approx(points(0.2 * 2 * 80 / 82)).epsilon(1e-3));
}
