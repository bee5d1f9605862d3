#include "sheet/marks/page_marks.hpp"

#include <doctest/doctest.h>

namespace spotit::sheet {
namespace {

constexpr geom::Size paper{200, 300};

} // namespace

TEST_CASE("a view runs along its side as text does there, and into the sheet") {
    const geom::Point near_bottom_left{10, 290};
    CHECK(View(Side::Bottom, paper).from_sheet(near_bottom_left) == geom::Point{10, 10});
    CHECK(View(Side::Top, paper).from_sheet(near_bottom_left) == geom::Point{10, 290});
    CHECK(View(Side::Left, paper).from_sheet(near_bottom_left) == geom::Point{10, 10});
    CHECK(View(Side::Right, paper).from_sheet(near_bottom_left) == geom::Point{10, 190});
}

TEST_CASE("what a view shows can be taken back to the sheet") {
    for (const Side side : {Side::Bottom, Side::Top, Side::Left, Side::Right}) {
        const View view(side, paper);
        const geom::Point p{30, 70};
        CHECK(view.to_sheet(view.from_sheet(p)) == p);
        const geom::Box box{10, 20, 40, 70};
        CHECK(box.map_by(view.from_sheet).map_by(view.to_sheet) == box);
    }
}

TEST_CASE("an empty side gives its nearest place, at the end that is preferred") {
    const View view(Side::Top, paper);
    const std::vector<Item> items{{{0, 0, 50, 3}}};
    const auto start = find_place(view, {}, items, {.inset = 8});
    REQUIRE(start);
    CHECK(start->origin == geom::Point{8, 8});
    const auto end = find_place(view, {}, items, {.inset = 8, .at_start = false});
    REQUIRE(end);
    CHECK(end->origin == geom::Point{142, 8});
}

TEST_CASE("a place between two circles is found exactly") {
    const View view(Side::Top, paper);
    // At the depth of 10 the circles' edges are 40 left and right of their centers.
    const Obstacles obstacles{{{{40, 40}, 50}, {{170, 40}, 50}}, {}};
    const std::vector<Item> fitting{{{0, 0, 49, 5}}}, tight{{{0, 0, 51, 5}}};
    const auto place = find_place(view, obstacles, fitting, {.inset = 5, .max_depth = 5});
    REQUIRE(place);
    CHECK(place->origin.x == doctest::Approx(80));
    CHECK_FALSE(find_place(view, obstacles, tight, {.inset = 5, .max_depth = 5}));
}

TEST_CASE("all parts of an item have to be clear") {
    const View view(Side::Top, paper);
    const Obstacles obstacles{{}, {{0, 0, 60, 20}, {90, 10, 200, 20}}};
    const std::vector<Item> items{{{0, 0, 40, 3}, {0, 8, 10, 10}}};
    const auto place = find_place(view, obstacles, items, {.inset = 5});
    REQUIRE(place);
    CHECK(place->origin == geom::Point{60, 5});
    const std::vector<Item> at_the_end{{{0, 0, 40, 3}, {30, 8, 40, 10}}};
    const auto deeper = find_place(view, obstacles, at_the_end, {.inset = 5});
    REQUIRE(deeper);
    CHECK(deeper->origin.y >= 20);
}

TEST_CASE("of several items the first that has a place is taken, at the same depth") {
    const View view(Side::Top, paper);
    const std::vector<Item> items{{{0, 0, 500, 3}}, {{0, 0, 50, 3}}, {{0, 0, 20, 3}}};
    const auto place = find_place(view, {}, items, {.inset = 5});
    REQUIRE(place);
    CHECK(place->item == 1);
}

TEST_CASE("a box is stretched up to the next obstacle or to the inset") {
    const View view(Side::Top, paper);
    const geom::Box box{20, 10, 50, 13};
    CHECK(stretch(view, {}, box, 5) == 195);
    CHECK(stretch(view, {{}, {{0, 0, 18, 50}, {90, 12, 100, 50}}}, box, 5) == 90);
    CHECK(stretch(view, {{}, {{90, 13, 100, 50}}}, box, 5) == 195);
}

} // namespace spotit::sheet
