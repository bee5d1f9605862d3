#include "every_day.hpp"
#include "sheet/sheets.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

namespace spotit::sheet {
namespace {

std::vector<Line> lines_of(std::vector<Line> strokes) {
    std::erase_if(strokes, [](const Line& stroke) { return stroke.outlined.has_value(); });
    return strokes;
}

/// Returns true if a line is among the strokes, in either direction.
bool has_line(const std::vector<Line>& strokes, geom::Point a, geom::Point b) {
    const auto near = [](geom::Point p, geom::Point q) { return geom::distance(p, q) < 1e-6; };
    return std::any_of(strokes.begin(), strokes.end(), [&](const Line& stroke) {
        return (near(stroke.from, a) && near(stroke.to, b)) || (near(stroke.from, b) && near(stroke.to, a));
    });
}

Imposition lone_card(geom::Size paper, geom::Point center) {
    Imposition imposition;
    imposition.paper = paper;
    imposition.slots = {center};
    return imposition;
}

Imposition filled(Imposition imposition, int used) {
    imposition.slots.resize(static_cast<std::size_t>(used));
    return imposition;
}

} // namespace

TEST_CASE("a circle has four ticks of 2 mm that start half a millimetre outside the trim") {
    const auto lines =
        lines_of(draw_marks(lone_card({210, 297}, {100, 150}), geom::Shape::circle(80), {}, 1));
    REQUIRE(lines.size() == 4);
    CHECK(has_line(lines, {100, 109.5}, {100, 107.5}));
    CHECK(has_line(lines, {140.5, 150}, {142.5, 150}));
    CHECK(has_line(lines, {100, 190.5}, {100, 192.5}));
    CHECK(has_line(lines, {59.5, 150}, {57.5, 150}));
}

TEST_CASE("ticks end halfway to the next card, and are left out where nothing is left of them") {
    Imposition two = lone_card({210, 297}, {50, 150});
    const auto between_cards = [&](double gap) {
        two.slots = {{50, 150}, {130 + gap, 150}};
        return lines_of(draw_marks(two, geom::Shape::circle(80), {}, 2));
    };
    CHECK(has_line(between_cards(3), {90.5, 150}, {91.5, 150}));
    CHECK(between_cards(3).size() == 8);
    CHECK(between_cards(1.9).size() == 6);
    CHECK(between_cards(0).size() == 6);
}

TEST_CASE("a card that is not on the sheet does not shorten its neighbour's ticks") {
    Imposition two = lone_card({210, 297}, {50, 150});
    two.slots.push_back({133, 150});
    const auto lines = lines_of(draw_marks(two, geom::Shape::circle(80), {}, 1));
    CHECK(lines.size() == 4);
    CHECK(has_line(lines, {90.5, 150}, {92.5, 150}));
}

TEST_CASE("only used slots have marks and cut lines") {
    const geom::Shape card = geom::Shape::circle(85);
    const Options options = test::on("A4", 8, 4);
    const Imposition imposition = impose(card, options);
    CHECK(draw_marks(imposition, card, options, 0).empty());
    CHECK(draw_marks(imposition, card, options, 1).size() == 5);
    CHECK(draw_marks(imposition, card, options, 6).size() == 30);
    CHECK(draw_marks(imposition, card, options, 100).size() == 30);
}

TEST_CASE("a circle's cut line is a hairline on its trim, in grey") {
    const auto strokes = draw_marks(lone_card({210, 297}, {100, 150}), geom::Shape::circle(80), {}, 1);
    CHECK(strokes.front().outlined == geom::Shape::circle(80));
    CHECK(strokes.front().from == geom::Point{100, 150});
    CHECK(strokes.front().width == 0.1);
    CHECK(strokes.front().color.red == 0.7);
}

TEST_CASE("the cut line of a polygon is its trim") {
    const auto imposition = lone_card({210, 297}, {100, 150});
    for (const geom::Shape& card : {geom::Shape::rectangle({63, 88}, 3), polygons::hexagon(80)}) {
        const Line around = draw_marks(imposition, card, {}, 1).front();
        CHECK(around.outlined == card);
        CHECK(around.from == geom::Point{100, 150});
    }
}

TEST_CASE("cut lines and marks can be left out") {
    Options options;
    options.cut_lines = CutLines::None;
    const auto imposition = lone_card({210, 297}, {100, 150});
    CHECK(draw_marks(imposition, geom::Shape::circle(80), options, 1).size() == 4);
    options.marks = Marks::None;
    CHECK(draw_marks(imposition, geom::Shape::circle(80), options, 1).empty());
}

TEST_CASE("a card with straight sides has crop marks at its four corners") {
    const geom::Shape card = geom::Shape::rectangle({60, 80}, 3);
    const auto lines = lines_of(draw_marks(lone_card({210, 297}, {100, 150}), card, {}, 1));
    REQUIRE(lines.size() == 8);
    CHECK(has_line(lines, {69, 110}, {66, 110}));
    CHECK(has_line(lines, {70, 109}, {70, 106}));
    CHECK(has_line(lines, {131, 190}, {134, 190}));
    CHECK(has_line(lines, {130, 191}, {130, 194}));
}

TEST_CASE("crop marks of cards that touch stand at the ends of the grid only") {
    const geom::Shape card = geom::Shape::rectangle({60, 80});
    Options options = test::on("A4", 10, 0);
    options.orientation = Orientation::Portrait;
    const Imposition imposition = impose(card, options); // 3 x 3
    REQUIRE(imposition.slots.size() == 9);
    const geom::Box block{15, 28.5, 195, 268.5};
    const auto lines = lines_of(draw_marks(imposition, card, options, 9));
    CHECK(lines.size() == 24);
    for (const Line& line : lines) CHECK_FALSE(block.contains(0.5 * (line.from + line.to)));
}

TEST_CASE("crop marks start beyond the bleed, and none lies in a neighbour's") {
    const geom::Shape card = geom::Shape::rectangle({60, 80});
    Options options = test::on("A4", 10, 6);
    options.bleed = 3;
    Imposition two = lone_card({210, 297}, {50, 100});
    two.bleed = 3;
    two.slots = {{50, 100}, {116, 100}}; // 6 mm apart: bleed meets bleed
    const auto lines = lines_of(draw_marks(two, card, options, 2));
    CHECK(lines.size() == 12); // none between the two, and the rest starts after 3 mm
    CHECK(has_line(lines, {17, 60}, {14, 60}));
    CHECK(has_line(lines, {20, 57}, {20, 54}));
    for (const Line& line : lines)
        for (const geom::Point center : two.slots)
            CHECK_FALSE(
                geom::Box{center.x - 33, center.y - 43, center.x + 33, center.y + 43}.grow(-1e-9).contains(
                    0.5 * (line.from + line.to)));
    two.slots[1].x += 4; // now there is room for both
    const auto apart = lines_of(draw_marks(two, card, options, 2));
    CHECK(apart.size() == 16);
    CHECK(has_line(apart, {83, 60}, {85, 60}));
    CHECK(has_line(apart, {87, 60}, {85, 60}));
}

TEST_CASE("full marks run over the sheet, but for the cards and the air around them") {
    const geom::Shape card = geom::Shape::rectangle({60, 80});
    Options options = test::on("A4", 20, 5);
    options.marks = Marks::Full;
    options.orientation = Orientation::Portrait;
    const Imposition imposition = impose(card, options); // 2 x 3
    REQUIRE(imposition.slots.size() == 6);
    const auto lines = lines_of(draw_marks(imposition, card, options, 6));
    const geom::Point first = imposition.slots[0];
    CHECK(has_line(lines, {first.x - 31, first.y - 40}, {3.1, first.y - 40}));
    CHECK(has_line(lines, {first.x - 30, first.y - 41}, {first.x - 30, 3.1}));
    CHECK(has_line(lines, {first.x + 31, first.y - 40},
                   {first.x + 32.5, first.y - 40})); // meets the next card's
    CHECK(lines.size() == 48);
    const auto lone = lines_of(draw_marks(imposition, card, options, 1));
    CHECK(has_line(lone, {first.x + 31, first.y - 40}, {206.9, first.y - 40}));
}

TEST_CASE("centres are marked on the backs, and on nothing else") {
    Options options = test::on("A4", 8, 4);
    options.marks = Marks::Center;
    options.cut_lines = CutLines::None;
    options.duplex = Duplex::LongEdge;
    const geom::Shape card = geom::Shape::circle(85);
    const Imposition imposition = impose(card, options);
    CHECK(draw_marks(imposition, card, options, 6).empty());
    const auto crosses = draw_back_marks(imposition, card, options, 2);
    REQUIRE(crosses.size() == 8); // white ones below the black ones
    for (std::size_t i = 0; i < 2; ++i) {
        const geom::Point center = imposition.backs[i].center;
        CHECK(has_line(crosses, center - geom::Point{2, 0}, center + geom::Point{2, 0}));
        CHECK(has_line(crosses, center - geom::Point{0, 2}, center + geom::Point{0, 2}));
    }
}

TEST_CASE("backs have no marks unless they are asked for, and then those of the fronts, mirrored") {
    const geom::Shape card = geom::Shape::rectangle({60, 80}, 3);
    Options options = test::on("A4", 10, 5);
    options.duplex = Duplex::ShortEdge;
    options.orientation = Orientation::Portrait;
    const Imposition imposition = impose(card, options);
    CHECK(draw_back_marks(imposition, card, options, 3).empty());
    options.marks_on_backs = true;
    const auto fronts = draw_marks(imposition, card, options, 3),
               backs = draw_back_marks(imposition, card, options, 3);
    REQUIRE(backs.size() == fronts.size());
    for (const Line& mark : lines_of(fronts))
        CHECK(has_line(backs, {mark.from.x, 297 - mark.from.y}, {mark.to.x, 297 - mark.to.y}));
    const auto &front = fronts.front().outlined->corners, &back = backs.front().outlined->corners;
    for (std::size_t i = 0; i < front.size(); ++i)
        CHECK(geom::distance(backs.front().from + back[i],
                             map_to_back(imposition, fronts.front().from + front[i])) < 1e-9);
}

TEST_CASE("on a folded sheet the marks stay clear of the backs as well") {
    random::Generator generator(17);
    for (int i = 0; i < tests::rounds(200, 10); ++i) {
        CAPTURE(i);
        auto [card, options] = test::random_duplex_case(generator);
        options.duplex = Duplex::Fold;
        Imposition imposition = impose(card, options);
        const auto count = static_cast<int>(imposition.slots.size());
        const auto lines = lines_of(draw_marks(imposition, card, options, count));
        for (const BackSlot& back : imposition.backs) imposition.slots.push_back(back.center);
        for (const Line& mark : lines)
            for (const geom::Point p : test::along(mark.from, mark.to))
                REQUIRE(test::to_nearest_card(imposition, card, p) > 0.4);
    }
}

TEST_CASE("an outspoken zigzag gets ticks instead of crop marks") {
    Options options = test::on("A4", 8, 4);
    options.marks = Marks::Crop;
    options.packing = Packing::Zigzag;
    const geom::Shape card = geom::Shape::circle(70);
    const auto crop = lines_of(draw_marks(impose(card, options), card, options, 3));
    options.marks = Marks::Ticks;
    const auto ticks = lines_of(draw_marks(impose(card, options), card, options, 3));
    REQUIRE(crop.size() == ticks.size());
    for (const Line& tick : ticks) CHECK(has_line(crop, tick.from, tick.to));
}

TEST_CASE("no mark enters a card or comes within 3 mm of the paper's edge, and each can be seen on paper") {
    random::Generator generator(4);
    for (int i = 0; i < tests::rounds(300, 4); ++i) {
        CAPTURE(i);
        const auto [card, options] = test::random_case(generator);
        const Imposition imposition = impose(card, options);
        const auto count = static_cast<int>(imposition.slots.size());
        const int used = count == 0 ? 0 : 1 + generator.draw_below(count);
        for (const Line& mark : lines_of(draw_marks(imposition, card, options, used))) {
            REQUIRE(mark.width >= 0.15);
            REQUIRE((mark.color == color::black ||
                     (mark.color == color::white && mark.width > 0.5))); // or the white below a mark
            REQUIRE(geom::distance(mark.from, mark.to) > 0.49);
            for (const geom::Point p : test::along(mark.from, mark.to)) {
                REQUIRE(test::to_nearest_card(filled(imposition, used), card, p) > 0.4);
                REQUIRE(test::to_edge(imposition, p) > 3);
            }
        }
    }
}

TEST_CASE("marks on paint are black on white, so that they are seen on any background") {
    Options options = test::on("A4", 8, 6);
    options.cut_lines = CutLines::None;
    const geom::Shape card = geom::Shape::circle(85);
    const auto plain = draw_marks(impose(card, options), card, options, 6);
    options.bleed = 3;
    const auto cased = draw_marks(impose(card, options), card, options, 6);
    REQUIRE(cased.size() == 2 * plain.size());
    for (std::size_t i = 0; i < plain.size(); ++i) {
        const Line &white = cased[i], &black = cased[i + plain.size()];
        CHECK(white.color == color::white);
        CHECK(black.color == color::black);
        CHECK(geom::distance(white.from, black.from) < 1e-9);
        CHECK(geom::distance(white.to, black.to) < 1e-9);
        CHECK(white.width >= black.width + 0.3);
    }
    // WCAG's contrast: whatever lies below, black or white stands out.
    for (int step = 0; step <= 1000; ++step) {
        const double light = step / 1000.0;
        CHECK(std::max((light + 0.05) / 0.05, 1.05 / (light + 0.05)) > 4.5);
    }
}

} // namespace spotit::sheet
