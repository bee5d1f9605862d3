#include "every_day.hpp"
#include "sheet/sheets.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string_view>
#include <utility>
#include <vector>

namespace spotit::sheet {
namespace {

/// The box that the letters of a place may fill.
geom::Box box_of(const LabelPlace& place) {
    const double up = LabelPlace::ascent * place.size, down = LabelPlace::descent * place.size;
    const auto [x, y] = place.start;
    if (place.angle == 0) return {x, y - up, x + place.length, y + down};
    return {x - up, y - place.length, x + down, y};
}

geom::Box box_of(const Line& line) {
    geom::Box box;
    box.add(line.from);
    box.add(line.to);
    const geom::Point across =
        line.width / 2 * (line.from.y == line.to.y ? geom::Point{0, 1} : geom::Point{1, 0});
    return {box.left - across.x, box.top - across.y, box.right + across.x, box.bottom + across.y};
}

/// All that is printed beside the cards, as boxes: both bars with their ticks and numbers, then the line of
/// text.
std::vector<geom::Box> boxes_of(const Imposition& imposition) {
    std::vector<geom::Box> boxes;
    for (const Line& stroke : imposition.rulers) boxes.push_back(box_of(stroke));
    for (const LabelPlace& place : imposition.ruler_labels) boxes.push_back(box_of(place));
    if (imposition.label) boxes.push_back(box_of(*imposition.label));
    return boxes;
}

double apart(const geom::Box& a, const geom::Box& b) {
    return std::max(std::max(a.left - b.right, b.left - a.right),
                    std::max(a.top - b.bottom, b.top - a.bottom));
}

void check_room(std::string_view paper, double diameter, double margin, double gap) {
    CAPTURE(paper);
    CAPTURE(diameter);
    CAPTURE(gap);
    const Imposition imposition = impose(geom::Shape::circle(diameter), test::on(paper, margin, gap));
    CHECK(imposition.horizontal_ruler);
    CHECK(imposition.vertical_ruler);
    CHECK(imposition.label.has_value());
}

} // namespace

TEST_CASE("both bars and the line of text find room on the usual sheets") {
    for (const char* paper : {"A4", "Letter"}) {
        for (const double diameter : {60.0, 70.0, 80.0, 85.0, 90.0}) {
            check_room(paper, diameter, 8, 4);
            check_room(paper, diameter, 8, 6); // 3 mm around each card, inside a margin of 5 mm
        }
        check_room(paper, 91, 5, 0); // the same, the ring of 3 mm as part of the card
    }
    for (const char* paper : {"A3", "Tabloid"})
        for (const double diameter : {60.0, 70.0, 80.0, 85.0, 90.0}) check_room(paper, diameter, 8, 4);
}

TEST_CASE("a bar is 50 mm long from the outer edge of one end tick to the other's, one lies and one stands") {
    const Imposition imposition = impose(geom::Shape::circle(85), test::on("A4", 8, 4));
    REQUIRE(imposition.rulers.size() == 6);
    for (const std::size_t bar : {0U, 3U}) {
        const auto [first, second] = std::pair(imposition.rulers[bar].from, imposition.rulers[bar].to);
        CHECK(geom::distance(first, second) == doctest::Approx(50).epsilon(1e-12));
        CHECK((bar == 0 ? first.y == second.y : first.x == second.x));
        geom::Box ticks;
        for (const std::size_t end : {1U, 2U}) {
            const Line& tick = imposition.rulers[bar + end];
            const geom::Box box = box_of(tick);
            ticks.add({box.left, box.top});
            ticks.add({box.right, box.bottom});
            CHECK(geom::distance(0.5 * (tick.from + tick.to), end == 1 ? first : second) ==
                  doctest::Approx(0.1));
            CHECK(geom::distance(tick.from, tick.to) == doctest::Approx(2));
        }
        CHECK((bar == 0 ? ticks.width() : ticks.height()) == doctest::Approx(50).epsilon(1e-12));
    }
    for (const Line& stroke : imposition.rulers) CHECK((stroke.width == 0.2 && stroke.color == color::black));
}

TEST_CASE("each bar has its number near it, read in its own direction") {
    const Imposition imposition = impose(geom::Shape::circle(85), test::on("Letter", 8, 4));
    REQUIRE(imposition.ruler_labels.size() == 2);
    CHECK(imposition.ruler_labels[0].angle == 0);
    CHECK(imposition.ruler_labels[1].angle == doctest::Approx(-std::numbers::pi / 2));
    for (const std::size_t bar : {0U, 1U})
        CHECK(apart(box_of(imposition.ruler_labels[bar]), box_of(imposition.rulers[3 * bar])) < 2);
}

TEST_CASE(
    "on A4 the text and a bar are at the bottom and the other bar at the left, inside the sheet's margin") {
    const Imposition imposition = impose(geom::Shape::circle(85), test::on("A4", 8, 4));
    CHECK(imposition.label->start.y > 280);
    CHECK(imposition.label->size == 2.6);
    CHECK(imposition.rulers[0].from.y > 280);
    CHECK(imposition.rulers[3].from.x < 15);
    for (const geom::Box& box : boxes_of(imposition))
        CHECK((box.left > 7.999 && box.top > 7.999 && box.right < 202.001 && box.bottom < 289.001));
}

TEST_CASE(
    "text and bars keep away from cards, from the marks of any sheet, from each other and from the edge") {
    random::Generator generator(5);
    for (int i = 0; i < tests::rounds(300, 4); ++i) {
        CAPTURE(i);
        const auto [card, options] = test::random_case(generator);
        const Imposition imposition = impose(card, options);
        const auto boxes = boxes_of(imposition);
        // Beyond its corners a hexagon's clearance is less than the distance.
        const double least = !card.is_circle() && !card.is_box() ? 0.86 : 0.999;
        for (const geom::Box& box : boxes)
            for (const double y : {box.top, box.center().y, box.bottom})
                for (const geom::Point p : test::along({box.left, y}, {box.right, y}, 0.5)) {
                    REQUIRE(test::to_nearest_card(imposition, card, p) - imposition.bleed > least);
                    REQUIRE(test::to_edge(imposition, p) > 4.999);
                }
        const auto count = static_cast<int>(imposition.slots.size());
        for (const int used : {count, count / 2, 1})
            for (const Line& mark : draw_marks(imposition, card, options, used)) {
                if (mark.outlined) continue;
                for (const geom::Box& box : boxes) REQUIRE(apart(box, box_of(mark)) > 0.9);
            }
    }
}

TEST_CASE("text and bars keep away from each other") {
    random::Generator generator(6);
    for (int i = 0; i < tests::rounds(300, 4); ++i) {
        CAPTURE(i);
        const auto [card, options] = test::random_case(generator);
        const Imposition imposition = impose(card, options);
        std::vector<std::vector<geom::Box>> things; // each bar with its number, then the text
        for (std::size_t bar = 0; bar < imposition.ruler_labels.size(); ++bar) {
            things.push_back({box_of(imposition.ruler_labels[bar])});
            for (std::size_t line = 0; line < 3; ++line)
                things.back().push_back(box_of(imposition.rulers[3 * bar + line]));
        }
        if (imposition.label) things.push_back({box_of(*imposition.label)});
        for (std::size_t a = 0; a < things.size(); ++a)
            for (std::size_t b = 0; b < a; ++b)
                for (const geom::Box& in_a : things[a])
                    for (const geom::Box& in_b : things[b]) REQUIRE(apart(in_a, in_b) > 1.9);
    }
}

TEST_CASE("the line of text gets 75 mm in letters of 2.6 mm, or less in smaller ones") {
    const auto label = impose(geom::Shape::circle(85), test::on("A4", 8, 4)).label;
    REQUIRE(label);
    CHECK(label->length >= 75 * label->size / 2.6 - 1e-9);
    CHECK((label->size >= 2.0 && label->size <= 2.6));
}

TEST_CASE("the text stands upright when there is room at the sides only") {
    // Two cards of 94 mm fill the height of 210 mm but for 8 mm at each end.
    Options options = test::on("A4", 8, 6);
    options.orientation = Orientation::Landscape;
    options.packing = Packing::Grid;
    const geom::Shape card = geom::Shape::rectangle({125, 94});
    const auto label = impose(card, options).label;
    REQUIRE(label);
    CHECK(label->angle == doctest::Approx(-std::numbers::pi / 2));
}

TEST_CASE("a bar that finds no room is left out") {
    // A card as large as the sheet's margin allows, with straight sides.
    const geom::Shape card = geom::Shape::rectangle({196, 250});
    Options options = test::on("A4", 7, 4);
    options.marks = Marks::None;
    const Imposition imposition = impose(card, options);
    CHECK(imposition.horizontal_ruler);
    CHECK_FALSE(imposition.vertical_ruler);
    CHECK(imposition.rulers.size() == 3);
    CHECK(imposition.ruler_labels.size() == 1);
    const Imposition full = impose(geom::Shape::rectangle({196, 283}), options);
    CHECK(full.rulers.empty());
    CHECK_FALSE(full.label);
}

TEST_CASE("the line of text takes no place without which a bar finds none") {
    Options options = test::on("A4", 5, 4);
    options.marks = Marks::None;
    const Imposition imposition = impose(geom::Shape::rectangle({40, 137.5}), options);
    CHECK(imposition.horizontal_ruler);
    CHECK(imposition.vertical_ruler);
    CHECK(imposition.label);
}

TEST_CASE("without a scale check there are no bars, but still the line of text") {
    Options options = test::on("A4", 8, 4);
    options.scale_check = false;
    const Imposition imposition = impose(geom::Shape::circle(85), options);
    CHECK(imposition.rulers.empty());
    CHECK(imposition.ruler_labels.empty());
    CHECK_FALSE(imposition.horizontal_ruler);
    CHECK_FALSE(imposition.vertical_ruler);
    CHECK(imposition.label);
}

TEST_CASE("where there is room, two millimetres stay white between cards and what is printed beside them") {
    for (const double diameter : {80.0, 85.0, 90.0}) {
        CAPTURE(diameter);
        const geom::Shape card = geom::Shape::circle(diameter);
        Options options = test::on("A4", 8, 4);
        for (const Cutter cutter : {Cutter::None, Cutter::Silhouette3V1}) {
            options.cutter = cutter;
            const Imposition imposition = impose(card, options);
            REQUIRE(imposition.horizontal_ruler);
            REQUIRE(imposition.vertical_ruler);
            REQUIRE(imposition.label);
            for (const geom::Box& box : boxes_of(imposition)) {
                for (const geom::Point p : test::along({box.left, box.top}, {box.right, box.bottom}, 0.5))
                    CHECK(test::to_nearest_card(imposition, card, p) >= 2 - 1e-6);
                for (const geom::Point p : test::along({box.left, box.bottom}, {box.right, box.top}, 0.5))
                    CHECK(test::to_nearest_card(imposition, card, p) >= 2 - 1e-6);
                for (const Line& mark : imposition.registration) CHECK(apart(box, box_of(mark)) >= 4 - 1e-6);
            }
        }
    }
}

} // namespace spotit::sheet
