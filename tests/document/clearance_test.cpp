#include "face_parts.hpp"

#include <spotit/document.hpp>

#include <doctest/doctest.h>

#include <cmath>

using namespace spotit;

namespace {

/// A card of 80 mm with squares of these sides at these places.
document::Document card_of(std::vector<document::PlacedPicture> uses) {
    document::Document document;
    document.card = geom::Shape::circle(80);
    symbol::Symbol square;
    square.box = {-1, -1, 1, 1};
    square.outline = {{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};
    document.pictures = {square, square};
    document.pictures[1].pixels = geom::Size{600, 600};
    document.picture_count = 2;
    document.faces = {tests::make_face(document.card, {.symbols = std::move(uses)})};
    document.card_count = 1;
    return document;
}

geom::Affine at(double x, double y, double scale) {
    return geom::Affine::translation({x, y}) * geom::Affine::scaling(scale);
}

} // namespace

TEST_CASE("the symbol whose corner comes nearest to the cut says how far all of them stay inside") {
    const document::Document document = card_of({{0, at(0, 0, 3)}, {1, at(27, 17, 3)}});
    CHECK(document::measure_symbol_clearance(document) == doctest::Approx(40 - std::hypot(30, 20)));
}

TEST_CASE("a symbol that is cut into has a clearance below nothing, and no symbol has any") {
    CHECK(document::measure_symbol_clearance(card_of({{0, at(39, 0, 2)}})) < 0);
    CHECK(std::isinf(document::measure_symbol_clearance(card_of({}))));
}

TEST_CASE("the coarsest picture is the one that is largest for its pixels, at its largest") {
    CHECK(!document::find_coarsest_resolution(card_of({{0, at(0, 0, 10)}})));
    const document::Document document = card_of({{1, at(0, 0, 12.7)}, {1, at(0, 0, 25.4)}, {0, at(0, 0, 9)}});
    CHECK(document::find_coarsest_resolution(document).value() == doctest::Approx(300));
}

TEST_CASE("a picture behind the symbols, or on the backs, counts among the coarse ones") {
    document::Document document = card_of({{1, at(0, 0, 12.7)}});
    const double alone = document::find_coarsest_resolution(document).value();
    document.faces.push_back(
        tests::make_face(document.card, {.drawing = document::PlacedPicture{1, at(0, 0, 50.8)}}));
    CHECK(document::find_coarsest_resolution(document).value() == doctest::Approx(alone / 4));
}

TEST_CASE("what stands on backs alone is no symbol") {
    document::Document document = card_of({});
    document.faces.push_back(tests::make_face(document.card, {.symbols = {{1, at(39, 0, 30)}}}));
    CHECK(std::isinf(document::measure_symbol_clearance(document)));
    CHECK(!document::find_coarsest_resolution(document));
}
