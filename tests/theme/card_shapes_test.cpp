#include <spotit/theme/card_shapes.hpp>

#include <doctest/doctest.h>

using namespace spotit::theme;
using spotit::geom::Size;

TEST_CASE("a card of every shape is as high as its size, and looks the same when it is turned over") {
    for (const CardShapeRow& row : card_shapes) {
        CAPTURE(row.name);
        const auto card = make_card(row.value, {80, 80});
        CHECK(card.size().height == doctest::Approx(80));
        CHECK(card.measure_smaller_extent() == doctest::Approx(80));
        CHECK(card.clearance({0, 0}) == doctest::Approx(40));
        for (const auto corner : card.corners) {
            CHECK(card.clearance({-corner.x, corner.y}) == doctest::Approx(0));
            CHECK(card.clearance({corner.x, -corner.y}) == doctest::Approx(0));
        }
    }
}

TEST_CASE("hexagons and octagons have equal sides, two of them horizontal") {
    for (const auto& [shape, corners] : {std::pair{CardShape::Hexagon, 6U}, {CardShape::Octagon, 8U}}) {
        const auto card = make_card(shape, {80, 80});
        REQUIRE(card.corners.size() == corners);
        const double side = spotit::geom::distance(card.corners[0], card.corners[1]);
        CHECK(card.corners[0].y == card.corners[1].y);
        for (std::size_t i = 0; i < corners; ++i)
            CHECK(spotit::geom::distance(card.corners[i], card.corners[(i + 1) % corners]) ==
                  doctest::Approx(side));
    }
}

TEST_CASE("sizes are written as themes take them and as people read them") {
    CHECK(write_card_size(CardShape::Hexagon, {92.376, 80}) == "80mm");
    CHECK(write_card_size(CardShape::Rectangle, {63.5, 88.9}) == "63.5x88.9mm");
    CHECK(write_card_size(CardShape::Rectangle, {70, 70}) == "70x70mm");
    CHECK(describe_cards(CardShape::Square, {85, 85}).english() == "squares of 85 mm");
    CHECK(describe_cards(CardShape::Rectangle, {85, 88}).english() == "rectangles of 85 x 88 mm");
}

TEST_CASE("messages name a shape with its article") {
    CHECK(with_article(find_row(CardShape::Circle)).english() == "a circle");
    CHECK(with_article(find_row(CardShape::Octagon)).english() == "an octagon");
}
