#include "every_day.hpp"
#include "sheet/sheets.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

namespace spotit::sheet {
namespace {

std::size_t count(double diameter, const Options& options) {
    return impose(geom::Shape::circle(diameter), options).slots.size();
}

std::size_t count_as(Packing packing, double diameter, Options options) {
    options.packing = packing;
    return count(diameter, options);
}

constexpr double sum_rounding = 1e-6; // mm
constexpr std::array diameters{60.0, 70.0, 80.0, 85.0, 90.0};

} // namespace

// Reference figures: circles with 3 mm all around each, 5 or 8 mm of unprintable margin. "Best" is what a
// search over free places found in half a minute for each case.
TEST_CASE("circles with 3 mm around each are packed as densely as the best known rows") {
    struct Row {
        const char* paper;
        double margin;
        std::array<std::size_t, 5> counts;
    };
    const std::array<Row, 9> table{{{"A4", 5, {12, 8, 6, 6, 5}},
                                    {"A3", 5, {25, 20, 15, 13, 12}},
                                    {"Letter", 5, {12, 8, 6, 6, 5}},
                                    {"Tabloid", 5, {25, 18, 14, 12, 11}},
                                    {"A4", 8, {12, 8, 6, 6, 5}},
                                    {"A3", 8, {25, 18, 13, 13, 11}},
                                    {"Letter", 8, {10, 8, 6, 5, 5}},
                                    {"Tabloid", 8, {24, 18, 13, 12, 11}},
                                    {"universal", 5, {12, 8, 6, 5, 5}}}};
    for (const auto& [paper, margin, counts] : table)
        for (std::size_t i = 0; i < diameters.size(); ++i) {
            CAPTURE(paper);
            CAPTURE(margin);
            CAPTURE(diameters[i]);
            // The ring of 3 mm belongs to the circle and stays inside the margin ...
            CHECK(count(diameters[i] + 6, test::on(paper, margin, 0)) >= counts[i]);
            // ... which is to say that cards stay 3 mm more away from the edge, and 6 mm from each other.
            CHECK(count(diameters[i], test::on(paper, margin + 3, 6)) >= counts[i]);
        }
}

TEST_CASE(
    "grid, hexagons and zigzag hold what is known of them, and the best known packing at most one more") {
    struct Row {
        const char* paper;
        std::array<std::array<std::size_t, 4>, 5> counts; // grid, hex, zigzag, best
    };
    const std::array<Row, 4> table{
        {{"A4", {{{12, 11, 12, 12}, {6, 8, 8, 8}, {6, 5, 6, 6}, {6, 5, 6, 6}, {4, 5, 5, 5}}}},
         {"A3", {{{24, 25, 25, 26}, {15, 18, 20, 20}, {12, 13, 15, 15}, {12, 13, 13, 13}, {8, 11, 12, 12}}}},
         {"Letter", {{{12, 11, 12, 12}, {6, 6, 8, 8}, {6, 5, 6, 6}, {4, 5, 6, 6}, {4, 5, 5, 5}}}},
         {"Tabloid",
          {{{24, 25, 25, 25}, {15, 18, 18, 18}, {12, 13, 14, 14}, {8, 12, 12, 12}, {8, 11, 11, 11}}}}}};
    for (const auto& [paper, rows] : table)
        for (std::size_t i = 0; i < diameters.size(); ++i) {
            CAPTURE(paper);
            CAPTURE(diameters[i]);
            const auto [grid, hex, zigzag, best] = rows[i];
            const Options options = test::on(paper, 5, 0);
            CHECK(count_as(Packing::Grid, diameters[i] + 6, options) == grid);
            CHECK(count_as(Packing::Hex, diameters[i] + 6, options) == hex);
            CHECK(count_as(Packing::Zigzag, diameters[i] + 6, options) == zigzag);
            CHECK(count(diameters[i] + 6, options) == zigzag);
            CHECK(count(diameters[i] + 6, options) + 1 >= best);
        }
}

TEST_CASE("six cards of 85 mm fit on A4 and on Letter as they are by default") {
    CHECK(count(85, test::on("A4", 8, 4)) == 6);
    CHECK(count(85, test::on("Letter", 8, 4)) == 6);
}

TEST_CASE("six cards of 85 mm with 3 mm around each fit on Letter, where the grid holds four") {
    CHECK(count_as(Packing::Grid, 91, test::on("Letter", 5, 0)) == 4);
    const Imposition imposition = impose(geom::Shape::circle(91), test::on("Letter", 5, 0));
    CHECK(imposition.slots.size() == 6);
    CHECK(imposition.packing == Packing::Zigzag);
}

TEST_CASE("the grid holds six cards up to 91.0 mm on A4 and up to 85.1 mm on Letter") {
    CHECK(count_as(Packing::Grid, 91.0, test::on("A4", 8, 4)) == 6);
    CHECK(count_as(Packing::Grid, 91.1, test::on("A4", 8, 4)) == 4);
    CHECK(count_as(Packing::Grid, 85.1, test::on("Letter", 8, 4)) == 6);
    CHECK(count_as(Packing::Grid, 85.2, test::on("Letter", 8, 4)) == 4);
}

TEST_CASE(
    "the zigzag holds six cards a little further than the grid: to 91.2 mm on A4 and to 86.9 mm on Letter") {
    CHECK(count(91.2, test::on("A4", 8, 4)) == 6);
    CHECK(count(91.3, test::on("A4", 8, 4)) == 5);
    CHECK(count(86.9, test::on("Letter", 8, 4)) == 6);
    CHECK(count(87.0, test::on("Letter", 8, 4)) == 5);
}

TEST_CASE("when grid and zigzag hold the same, the grid is taken") {
    CHECK(impose(geom::Shape::circle(85), test::on("A4", 8, 4)).packing == Packing::Grid);
    CHECK(impose(geom::Shape::circle(70), test::on("A4", 8, 4)).packing == Packing::Zigzag);
}

TEST_CASE("no two cards are nearer than the gap, and all are inside the margin") {
    random::Generator generator(1);
    for (int i = 0; i < tests::rounds(500, 20); ++i) {
        CAPTURE(i);
        const auto [card, options] = test::random_case(generator);
        const Imposition imposition = impose(card, options);
        for (std::size_t a = 0; a < imposition.slots.size(); ++a) {
            const geom::Point p = imposition.slots[a];
            const double margin = options.margin - sum_rounding;
            REQUIRE(std::min(p.x, imposition.paper.width - p.x) - card.size().width / 2 >= margin);
            REQUIRE(std::min(p.y, imposition.paper.height - p.y) - card.size().height / 2 >= margin);
            for (std::size_t b = 0; b < a; ++b)
                REQUIRE(test::between_trims(card, p, imposition.slots[b]) >= options.gap - sum_rounding);
        }
    }
}

TEST_CASE("the zigzag never holds fewer cards than grid and hexagons, and auto holds as many") {
    random::Generator generator(2);
    for (int i = 0; i < tests::rounds(1000, 40); ++i) {
        CAPTURE(i);
        auto [card, options] = test::random_case(generator);
        const double across = card.size().height;
        card =
            i % 3 == 0 ? geom::Shape::circle(across) : polygons::regular_polygon(i % 3 == 1 ? 6 : 8, across);
        options.marks = Marks::Ticks;
        options.scale_check = false;
        const auto count_in = [&](Packing packing) {
            options.packing = packing;
            return impose(card, options).slots.size();
        };
        const std::size_t zigzag = count_in(Packing::Zigzag);
        REQUIRE(zigzag >= count_in(Packing::Grid));
        REQUIRE(zigzag >= count_in(Packing::Hex));
        REQUIRE(zigzag == count_in(Packing::Auto));
    }
}

TEST_CASE("octagons stand in a grid for straight cuts, and closer where they have ticks") {
    Options options = test::on("A4", 8, 4);
    const geom::Shape card = polygons::octagon(50);
    CHECK(choose_usual_marks(card) == Marks::Crop);
    CHECK(impose(card, options).packing == Packing::Grid);
    CHECK(impose(card, options).slots.size() == 15);
    options.marks = Marks::Ticks;
    CHECK(impose(card, options).packing == Packing::Zigzag);
    CHECK(impose(card, options).slots.size() == 18);
}

TEST_CASE("the block of cards stands in the middle of the sheet, its slots row by row") {
    random::Generator generator(3);
    for (int i = 0; i < tests::rounds(300, 4); ++i) {
        const auto [card, options] = test::random_case(generator);
        const Imposition imposition = impose(card, options);
        if (imposition.slots.empty()) continue;
        geom::Box box;
        for (const geom::Point slot : imposition.slots) box.add(slot);
        REQUIRE(std::abs(box.center().x - imposition.paper.width / 2) < sum_rounding);
        REQUIRE(std::abs(box.center().y - imposition.paper.height / 2) < sum_rounding);
        REQUIRE(
            std::is_sorted(imposition.slots.begin(), imposition.slots.end(),
                           [](geom::Point a, geom::Point b) { return a.y != b.y ? a.y < b.y : a.x < b.x; }));
    }
}

TEST_CASE("the paper lies as the orientation says, whichever way round its size is given") {
    Options options = test::on("A4", 8, 4);
    std::swap(options.paper.width, options.paper.height);
    options.orientation = Orientation::Portrait;
    CHECK(impose(geom::Shape::circle(85), options).paper == geom::Size{210, 297});
    options.orientation = Orientation::Landscape;
    CHECK(impose(geom::Shape::circle(85), options).paper == geom::Size{297, 210});
}

TEST_CASE("auto turns the paper when more cards fit, and leaves it portrait when not") {
    const geom::Shape poker = geom::Shape::rectangle({63, 88}, 3);
    Options options = test::on("A4", 8, 4);
    CHECK(impose(poker, options).paper == geom::Size{297, 210}); // 4 x 2 instead of 2 x 3
    CHECK(impose(poker, options).slots.size() == 8);
    options.gap = 0;
    CHECK(impose(poker, options).paper == geom::Size{210, 297}); // 3 x 3
    CHECK(impose(geom::Shape::circle(85), test::on("A4", 8, 4)).paper == geom::Size{210, 297});
}

TEST_CASE("a card that just fits is placed, one that does not leaves the sheet empty") {
    CHECK(count(194, test::on("A4", 8, 4)) == 1);
    CHECK(count(194.01, test::on("A4", 8, 4)) == 0);
    CHECK(count(50, test::on("A4", 200, 4)) == 0);
    const Imposition empty = impose(geom::Shape::circle(300), test::on("A4", 8, 4));
    CHECK(empty.paper == geom::Size{210, 297});
}

TEST_CASE("crop marks, short or over the whole sheet, ask for a grid") {
    for (const Marks marks : {Marks::Crop, Marks::Full}) {
        Options options = test::on("A4", 8, 4);
        options.marks = marks;
        CHECK(impose(geom::Shape::circle(70), options).packing == Packing::Grid);
        options.packing = Packing::Zigzag;
        CHECK(impose(geom::Shape::circle(70), options).packing == Packing::Zigzag);
    }
}

TEST_CASE("skipped cells stay free, and the others keep their places") {
    Options options = test::on("A4", 8, 4);
    const Imposition all = impose(geom::Shape::circle(85), options);
    options.skip = {2, 5, 99};
    const Imposition some = impose(geom::Shape::circle(85), options);
    CHECK(some.slots == std::vector{all.slots[0], all.slots[2], all.slots[3], all.slots[5]});
    REQUIRE(some.label);
    CHECK(some.label->start == all.label->start);
    options.skip = {1, 2, 3, 4, 5, 6};
    CHECK(impose(geom::Shape::circle(85), options).slots.empty());
}

TEST_CASE("a universal sheet lies inside A4 and inside Letter") {
    const geom::Size both = tests::find_paper("Universal")->size;
    for (const char* paper : {"A4", "Letter"}) {
        CHECK(both.width <= tests::find_paper(paper)->size.width);
        CHECK(both.height <= tests::find_paper(paper)->size.height);
    }
}

TEST_CASE("a single page is as large as the card and its bleed, with both sides in the middle") {
    Options options = test::on("A4", 8, 4);
    options.one_card_per_page = true;
    options.bleed = 3;
    options.duplex = Duplex::ShortEdge;
    const geom::Shape poker = geom::Shape::rectangle({63, 88}, 3);
    const Imposition page = impose(poker, options);
    CHECK(page.paper == geom::Size{69, 94});
    CHECK(page.slots == std::vector{geom::Point{34.5, 47}});
    REQUIRE(page.backs.size() == 1);
    CHECK(page.backs[0].center == geom::Point{34.5, 47});
    CHECK(page.backs[0].angle == 0);
    CHECK(page.bleed == 3);
    CHECK(page.rulers.empty());
    CHECK_FALSE(page.label);
    CHECK(draw_marks(page, poker, options, 1).empty());
}

TEST_CASE("cards without a size and negative gaps are refused") {
    CHECK_THROWS_AS(count(0, test::on("A4", 8, 4)), std::invalid_argument);
    CHECK_THROWS_AS(count(std::nan(""), test::on("A4", 8, 4)), std::invalid_argument);
    CHECK_THROWS_AS(count(85, test::on("A4", 8, -1)), std::invalid_argument);
    Options options = test::on("A4", 8, 4);
    options.bleed = -1;
    CHECK_THROWS_AS(count(85, options), std::invalid_argument);
}

} // namespace spotit::sheet
