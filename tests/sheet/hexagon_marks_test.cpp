#include "every_day.hpp"
#include "sheet/sheets.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

namespace spotit::sheet {

TEST_CASE("crop marks ask hexagons for a grid as well, and ticks are usual around them") {
    Options options = test::on("A4", 8, 4);
    const geom::Shape card = polygons::hexagon(70);
    const auto usual = draw_marks(impose(card, options), card, options, 8);
    options.marks = Marks::Ticks;
    CHECK(draw_marks(impose(card, options), card, options, 8).size() == usual.size());
    options.marks = Marks::Crop;
    CHECK(impose(card, options).packing == Packing::Grid);
    CHECK(impose(card, options).slots.size() == 6);
}

TEST_CASE("a hexagon has ticks of 2 mm at its corners, on the lines from its centre") {
    const geom::Shape card = polygons::hexagon(60);
    Imposition sheet;
    sheet.paper = {210, 297};
    sheet.slots = {{100, 150}};
    Options options;
    options.cut_lines = CutLines::None;
    const auto ticks = draw_marks(sheet, card, options, 1);
    REQUIRE(ticks.size() == 6);
    for (const Line& tick : ticks) {
        const geom::Point from = tick.from - sheet.slots[0], to = tick.to - sheet.slots[0];
        CHECK(std::abs(geom::cross(from, to)) < 1e-9);
        CHECK(geom::length(from) == doctest::Approx(card.size().width / 2 + 0.5));
        CHECK(geom::length(to) == doctest::Approx(card.size().width / 2 + 2.5));
    }
}

TEST_CASE("ticks of hexagons end halfway to the next card, and only those that lead there") {
    const geom::Shape card = polygons::hexagon(60);
    Imposition sheet;
    sheet.paper = {297, 210};
    Options options;
    options.cut_lines = CutLines::None;
    const auto lengths = [&](double apart) { // corner to corner
        sheet.slots = {{80, 100}, {80 + card.size().width + apart, 100}};
        std::vector<long> tenths;
        for (const Line& tick : draw_marks(sheet, card, options, 2))
            tenths.push_back(std::lround(10 * geom::distance(tick.from, tick.to)));
        std::ranges::sort(tenths);
        return tenths;
    };
    CHECK(lengths(4) == std::vector<long>{15, 15, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20});
    CHECK(lengths(5) == std::vector<long>(12, 20));
    CHECK(lengths(1.5) == std::vector<long>(10, 20));
}

TEST_CASE("where the corners of three hexagons meet, so do their ticks") {
    const geom::Shape card = polygons::hexagon(60);
    Options options = test::on("A4", 8, 3);
    options.packing = Packing::Hex;
    options.cut_lines = CutLines::None;
    const Imposition sheet = impose(card, options);
    const auto ticks = draw_marks(sheet, card, options, static_cast<int>(sheet.slots.size()));
    const auto meeting = std::ranges::count_if(ticks, [&](const Line& tick) {
        return 3 == std::ranges::count_if(
                        ticks, [&](const Line& other) { return geom::distance(tick.to, other.to) < 1e-6; });
    });
    CHECK(meeting >= 3);
    CHECK(meeting % 3 == 0);
}

TEST_CASE("ticks at corners stay nearer to their own card than to any other") {
    random::Generator generator(20);
    for (int i = 0; i < tests::rounds(200, 10); ++i) {
        CAPTURE(i);
        auto [card, options] = test::random_duplex_case(generator);
        card = polygons::regular_polygon(i % 2 == 0 ? 6 : 8, card.size().height);
        options.marks = Marks::Ticks;
        options.cut_lines = CutLines::None;
        options.scale_check = false;
        Imposition sheet = impose(card, options);
        const auto ticks = draw_marks(sheet, card, options, static_cast<int>(sheet.slots.size()));
        if (sheet.fold)
            for (const BackSlot& back : sheet.backs) sheet.slots.push_back(back.center);
        const geom::RimDistance<double> rim(card);
        for (const Line& tick : ticks) {
            const auto clearance = [&](geom::Point p, geom::Point slot) {
                return rim.measure_clearance(p - slot);
            };
            const geom::Point* own = nullptr;
            for (const geom::Point& slot : sheet.slots)
                if (own == nullptr || clearance(tick.from, slot) > clearance(tick.from, *own)) own = &slot;
            for (const geom::Point slot : sheet.slots)
                REQUIRE(clearance(tick.to, slot) <= clearance(tick.to, *own) + 1e-6);
        }
    }
}

} // namespace spotit::sheet
