#include "every_day.hpp"
#include "sheet/marks/page_marks.hpp"
#include "sheet/sheets.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

namespace spotit::sheet {
namespace {

Imposition with(Cutter cutter, const char* paper, double diameter) {
    Options options = test::on(paper, 8, 6);
    options.bleed = 3;
    options.cutter = cutter;
    return impose(geom::Shape::circle(diameter), options);
}

/// Returns the area that a stroke with straight ends covers.
geom::Box ink(const Line& line) {
    geom::Box box;
    const geom::Point along = 1 / geom::distance(line.from, line.to) * (line.to - line.from);
    const geom::Point across{line.width / 2 * along.y, line.width / 2 * along.x};
    for (const geom::Point end : {line.from, line.to}) {
        box.add(end + across);
        box.add(end - across);
    }
    return box;
}

bool near(const geom::Box& a, const geom::Box& b) {
    return std::max({std::abs(a.left - b.left), std::abs(a.top - b.top), std::abs(a.right - b.right),
                     std::abs(a.bottom - b.bottom)}) < 1e-9;
}

} // namespace

TEST_CASE("every cutter has a name with its version, and is found by it") {
    for (const auto& cutter : std::span(cutter_names).subspan(1)) {
        CHECK(to_cutter_name(cutter.value) == cutter.name);
        CHECK(cutter.name.ends_with("-v1"));
    }
    CHECK(to_cutter_name(Cutter::None).empty());
}

TEST_CASE("every cutter but none has marks, in the zones that cards leave free") {
    const geom::Size a4{210, 297};
    for (const auto& [cutter, name] : cutter_names) {
        CAPTURE(name);
        const std::vector<Line> marks = draw_registration_marks(cutter, a4);
        const std::vector<geom::Box> zones = list_registration_zones(cutter, a4);
        CHECK(marks.empty() == (cutter == Cutter::None));
        CHECK(zones.size() == (cutter == Cutter::None ? 0 : name.starts_with("silhouette-3") ? 3 : 4));
        for (const Line& mark : marks)
            CHECK(std::ranges::any_of(zones, [&](const geom::Box& zone) {
                return zone.grow(1e-9).contains(mark.from) && zone.grow(1e-9).contains(mark.to);
            }));
    }
}

// These sheets may lie printed in a drawer: the figures of a published version never change.
TEST_CASE("silhouette-3-v1 is a square of 5 mm and two angles with arms of 20 mm, 10 mm from the edges") {
    const auto marks = with(Cutter::Silhouette3V1, "A4", 80).registration;
    REQUIRE(marks.size() == 5);
    CHECK(near(ink(marks[0]), {10, 10, 15, 15}));
    CHECK(near(ink(marks[1]), {180, 9.85, 200.15, 10.15}));
    CHECK(near(ink(marks[2]), {199.85, 10, 200.15, 30}));
    CHECK(near(ink(marks[3]), {9.85, 286.85, 30, 287.15}));
    CHECK(near(ink(marks[4]), {9.85, 267, 10.15, 287}));
    for (const Line& mark : marks) CHECK(mark.color == color::black);
}

TEST_CASE("silhouette-4-v1 is four angles") {
    const auto marks = with(Cutter::Silhouette4V1, "Letter", 80).registration;
    REQUIRE(marks.size() == 8);
    geom::Box all;
    for (const Line& mark : marks) {
        CHECK(mark.width == 0.3);
        all.add(mark.from);
        all.add(mark.to);
    }
    CHECK(near(all, {9.85, 10, 206.05, 269.4}));
}

TEST_CASE("opos-x-v1 is four squares of 2 mm, 7 mm from the edges") {
    const auto marks = with(Cutter::OposXV1, "A4", 80).registration;
    REQUIRE(marks.size() == 4);
    CHECK(near(ink(marks[0]), {7, 7, 9, 9}));
    CHECK(near(ink(marks[1]), {201, 7, 203, 9}));
    CHECK(near(ink(marks[2]), {7, 288, 9, 290}));
    CHECK(near(ink(marks[3]), {201, 288, 203, 290}));
}

TEST_CASE("without a cutter nothing is left free for one") {
    CHECK(with(Cutter::None, "A4", 80).registration.empty());
    CHECK(with(Cutter::None, "A4", 80).slots.size() == 6);
}

// Reference figures of plain, centered layouts that leave out the cards at three corners of 20 mm.
TEST_CASE("a sheet with Silhouette's three marks holds as many cards as is known") {
    struct Row {
        const char* paper;
        std::array<std::size_t, 5> counts;
    };
    const std::array<Row, 4> table{{{"A4", {8, 7, 6, 5, 4}},
                                    {"A3", {22, 17, 12, 12, 9}},
                                    {"Letter", {8, 6, 5, 4, 4}},
                                    {"Tabloid", {21, 15, 13, 10, 8}}}};
    constexpr std::array diameters{60.0, 70.0, 80.0, 85.0, 90.0};
    for (const auto& [paper, counts] : table)
        for (std::size_t i = 0; i < diameters.size(); ++i) {
            CAPTURE(paper);
            CAPTURE(diameters[i]);
            CHECK(with(Cutter::Silhouette3V1, paper, diameters[i]).slots.size() >= counts[i]);
        }
}

TEST_CASE(
    "cards, bars and footer stay inside the frame of a cutter's marks, where it cuts, and off its lines") {
    random::Generator generator(31);
    for (int i = 0; i < tests::rounds(300, 4); ++i) {
        CAPTURE(i);
        auto [card, options] = test::random_case(generator);
        options.cutter = cutter_names[static_cast<std::size_t>(1 + generator.draw_below(3))].value;
        const double inset = options.cutter == Cutter::OposXV1 ? 7 : 10;
        const Imposition sheet = impose(card, options);
        const geom::Box frame = geom::Box{0, 0, sheet.paper.width, sheet.paper.height}.grow(-inset);
        const double x = card.size().width / 2, y = card.size().height / 2;
        for (const geom::Point center : sheet.slots) {
            REQUIRE(frame.grow(1e-6).contains(center - geom::Point{x, y}));
            REQUIRE(frame.grow(1e-6).contains(center + geom::Point{x, y}));
        }
        for (const Line& line : sheet.rulers)
            for (const geom::Point end : {line.from, line.to}) REQUIRE(frame.grow(-1.9).contains(end));
        if (sheet.label) REQUIRE(frame.grow(-1.9).contains(sheet.label->start));
    }
}

TEST_CASE("cards, their bleed, their marks, text and bars stay out of the corners of a cutter's marks") {
    random::Generator generator(15);
    for (int i = 0; i < tests::rounds(300, 6); ++i) {
        CAPTURE(i);
        auto [card, options] = test::random_case(generator);
        options.cutter = cutter_names[static_cast<std::size_t>(1 + generator.draw_below(3))].value;
        const double corner = options.cutter == Cutter::OposXV1 ? 13 : 30;
        const Imposition sheet = impose(card, options);
        const double w = sheet.paper.width, h = sheet.paper.height;
        std::vector<geom::Box> zones{
            {0, 0, corner, corner}, {w - corner, 0, w, corner}, {0, h - corner, corner, h}};
        if (options.cutter != Cutter::Silhouette3V1) zones.push_back({w - corner, h - corner, w, h});
        const auto drawn = draw_marks(sheet, card, options, static_cast<int>(sheet.slots.size()));
        for (const geom::Box& zone : zones) {
            for (const geom::Point p : test::along({zone.left, zone.top}, {zone.right, zone.bottom}, 1))
                REQUIRE(test::to_nearest_card(sheet, card, p) >= options.bleed - 1e-6);
            for (const geom::Point p : test::along({zone.right, zone.top}, {zone.left, zone.bottom}, 1))
                REQUIRE(test::to_nearest_card(sheet, card, p) >= options.bleed - 1e-6);
            for (const auto& strokes : {drawn, sheet.rulers})
                for (const Line& line : strokes) {
                    if (line.outlined) continue;
                    for (const geom::Point p : test::along(line.from, line.to, 0.5))
                        REQUIRE_FALSE(zone.grow(-1e-6).contains(p));
                }
            if (sheet.label) REQUIRE_FALSE(zone.grow(-1e-6).contains(sheet.label->start));
        }
    }
}

} // namespace spotit::sheet
