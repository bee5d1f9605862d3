// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/pdf.hpp>

#include "pdf/example.hpp"

#include <doctest/doctest.h>

using namespace spotit;
using namespace spotit::pdf::example;

namespace {

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
}
