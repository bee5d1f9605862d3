#include "pdf/content_writer.hpp"

#include <doctest/doctest.h>

using spotit::geom::Affine;
using spotit::pdf::ContentWriter;
using spotit::pdf::Object;

TEST_CASE("millimeters downwards become points upwards from the origin") {
    ContentWriter content({0, 297});
    content.draw_line({.from = {0, 297}, .to = {25.4, 271.6}, .width = 2.54});
    CHECK(content.text() == "7.2 w\n0 0 m\n72 72 l\nS\n");
}

TEST_CASE("clipped at an empty region, nothing is left") {
    ContentWriter content({0, 0});
    content.clip(spotit::geom::Region{});
    CHECK(content.text() == "0 0 0 0 re\nW n\n");
}

TEST_CASE("black is written in the grey space alone, so that it prints with black ink only") {
    ContentWriter content({0, 0});
    content.stroke_black(0.3);
    CHECK(content.text() == "0.7 G\n");
}

TEST_CASE(
    "a form is drawn upright when it is placed upright, and turned clockwise when its angle is positive") {
    ContentWriter upright({0, 100});
    upright.draw_form("S1", Object::newNull(), Affine::translation({10, 90}));
    // One millimeter is 2.83465 points; y counts from the bottom.
    CHECK(upright.text() == "q 2.83465 0 0 2.83465 28.346 28.346 cm /S1 Do Q\n");

    ContentWriter turned({0, 100});
    turned.draw_form("S1", Object::newNull(),
                     Affine::translation({10, 90}) * Affine::rotation(1.5707963267948966));
    // The form's x axis (1, 0) points down the page after a clockwise quarter turn: (0, -k) in PDF's space.
    CHECK(turned.text() == "q 0 -2.83465 2.83465 0 28.346 28.346 cm /S1 Do Q\n");
}

TEST_CASE("a rounded square's corners are quarter circles") {
    ContentWriter content({0, 0});
    const double side = 25.4 / 72 * 100; // 100 points
    content.write_shape(spotit::geom::Shape::rectangle({side, side}, side / 10));
    // Top left, from the left side to the top; y points up in the file.
    CHECK(content.text().starts_with("-50 40 m\n-50 45.523 -45.523 50 -40 50 c\n40 50 l\n"));
    CHECK(content.text().ends_with("-40 -50 l\n-45.523 -50 -50 -45.523 -50 -40 c\nh\n"));
}
