#include "every_day.hpp"
#include "sheet/sheets.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace spotit::sheet {
namespace {

constexpr double rounding = 1e-6; // mm
constexpr double max_overlap = 0.1;

geom::Box box_at(geom::Point center, geom::Size size) {
    return {center.x - size.width / 2, center.y - size.height / 2, center.x + size.width / 2,
            center.y + size.height / 2};
}

geom::Box common(const geom::Box& a, const geom::Box& b) {
    return {std::max(a.left, b.left), std::max(a.top, b.top), std::min(a.right, b.right),
            std::min(a.bottom, b.bottom)};
}

/// Returns how deep one box lies in the other; at most 0 if they only touch.
double measure_overlap(const geom::Box& a, const geom::Box& b) {
    const geom::Box both = common(a, b);
    return std::min(both.width(), both.height());
}

const geom::Shape poker = geom::Shape::rectangle({63, 88}, 3);

} // namespace

TEST_CASE("circles bleed as far as they should, or half the way to the nearest other") {
    Options options = test::on("A4", 8, 4);
    options.bleed = 1.5;
    CHECK(impose(geom::Shape::circle(85), options).bleed == 1.5);
    options.bleed = 3;
    CHECK(impose(geom::Shape::circle(85), options).bleed == doctest::Approx(2));
    options.gap = 0;
    CHECK(impose(geom::Shape::circle(85), options).bleed == doctest::Approx(0));
    CHECK(impose(geom::Shape::circle(150), options).bleed == 3); // alone on its sheet
}

TEST_CASE("the rings around circles never overlap, in whatever packing") {
    random::Generator generator(11);
    for (int i = 0; i < tests::rounds(300, 4); ++i) {
        CAPTURE(i);
        auto [card, options] = test::random_duplex_case(generator);
        card = geom::Shape::circle(card.size().width);
        options.bleed = test::between(generator, 0.1, 6);
        const Imposition imposition = impose(card, options);
        REQUIRE(imposition.bleed <= options.bleed);
        REQUIRE(imposition.back_bleed >= imposition.bleed);
        REQUIRE(imposition.back_bleed <= options.bleed + options.back_bleed);
        for (std::size_t a = 0; a < imposition.slots.size(); ++a)
            for (std::size_t b = 0; b < a; ++b)
                REQUIRE(geom::distance(imposition.slots[a], imposition.slots[b]) >=
                        card.size().width + 2 * imposition.back_bleed - rounding);
    }
}

TEST_CASE("hexagons bleed as far as they should, or half the way to the nearest other") {
    for (const Packing packing : {Packing::Grid, Packing::Zigzag, Packing::Hex}) {
        Options options = test::on("A4", 8, 4);
        options.packing = packing;
        options.bleed = 2;
        CHECK(impose(polygons::hexagon(70), options).bleed == doctest::Approx(2));
        options.bleed = 3;
        CHECK(impose(polygons::hexagon(70), options).bleed == doctest::Approx(2));
        CHECK(impose(polygons::hexagon(150), options).bleed == 3); // alone on its sheet
    }
}

TEST_CASE("polygons that are grown by their bleed never overlap, in whatever packing, and need no clip") {
    random::Generator generator(18);
    for (int i = 0; i < tests::rounds(300, 20); ++i) {
        CAPTURE(i);
        auto [card, options] = test::random_duplex_case(generator);
        card = polygons::regular_polygon(i % 2 == 0 ? 6 : 8, card.size().height);
        options.scale_check = false;
        options.bleed = test::between(generator, 0.1, 6);
        const Imposition imposition = impose(card, options);
        REQUIRE(imposition.back_bleed >= imposition.bleed);
        const geom::Shape painted = card.shrink(1e-6 - imposition.back_bleed);
        for (std::size_t a = 0; a < imposition.slots.size(); ++a)
            for (std::size_t b = 0; b < a; ++b)
                REQUIRE(test::between_trims(painted, imposition.slots[a], imposition.slots[b]) > 0);
        for (const geom::Box& room : list_bleed_clips(imposition, card, 1000))
            REQUIRE(room == geom::Box{0, 0, imposition.paper.width, imposition.paper.height});
    }
}

TEST_CASE("hexagons with round corners bleed half the way to the next, and never onto it") {
    for (const Packing packing : {Packing::Grid, Packing::Zigzag, Packing::Hex}) {
        Options options = test::on("A4", 8, 4);
        options.packing = packing;
        options.bleed = 3;
        const geom::Shape card = polygons::hexagon(60, 12);
        const Imposition imposition = impose(card, options);
        CHECK(imposition.bleed == doctest::Approx(2));
        const geom::Polygon painted = geom::trace_rim(card.shrink(1e-3 - imposition.bleed));
        for (const geom::Point one : imposition.slots)
            for (const geom::Point other : imposition.slots)
                for (const geom::Point p : painted)
                    if (one != other) REQUIRE_FALSE(geom::contains(painted, one + p - other));
    }
}

TEST_CASE("cards that touch bleed outside the block only") {
    Options options = test::on("A4", 10, 0);
    options.bleed = 3;
    const Imposition imposition = impose(poker, options); // 3 x 3
    REQUIRE(imposition.slots.size() == 9);
    CHECK(imposition.bleed == 3);
    const auto cells = list_bleed_clips(imposition, poker, 9);
    const geom::Box block{10.5, 16.5, 199.5, 280.5};
    for (std::size_t i = 0; i < 9; ++i) {
        const geom::Box card = box_at(imposition.slots[i], poker.size());
        const geom::Box painted = common(cells[i], card.grow(3));
        const auto expected = [](double side, double edge, double outside) {
            return doctest::Approx(side == doctest::Approx(edge) ? outside : side);
        };
        CHECK(painted.left == expected(card.left, block.left, block.left - 3));
        CHECK(painted.right == expected(card.right, block.right, block.right + 3));
        CHECK(painted.top == expected(card.top, block.top, block.top - 3));
        CHECK(painted.bottom == expected(card.bottom, block.bottom, block.bottom + 3));
    }
}

TEST_CASE("bleeds that meet overlap a little, but never enter a card") {
    for (const auto& [gap, overlap] : {std::pair(6.0, 0.1), {0.06, 0.06}, {6.1, 0.0}}) {
        Options options = test::on("A4", 10, gap);
        options.bleed = std::max(3.0, gap / 2 - 0.05);
        const auto cells = list_bleed_clips(impose(poker, options), poker, 2);
        REQUIRE(cells.size() == 2);
        CHECK(measure_overlap(cells[0], cells[1]) == doctest::Approx(overlap));
    }
}

TEST_CASE("a card whose neighbour is missing may bleed to that side") {
    Options options = test::on("A4", 10, 0);
    options.bleed = 3;
    const Imposition imposition = impose(poker, options);
    const auto cells = list_bleed_clips(imposition, poker, 5); // the second row lacks its third card
    REQUIRE(cells.size() == 5);
    const auto bled = [&](std::size_t i) {
        return common(cells[i], box_at(imposition.slots[i], poker.size()).grow(3));
    };
    CHECK(bled(4).right == doctest::Approx(imposition.slots[4].x + 31.5 + 3));
    CHECK(bled(4).bottom == doctest::Approx(imposition.slots[4].y + 44 + 3));
    CHECK(bled(2).bottom == doctest::Approx(imposition.slots[2].y + 44 + 3));
    CHECK(bled(1).bottom == doctest::Approx(imposition.slots[1].y + 44));
}

TEST_CASE("paint of rectangles never enters another card, and two that face each other meet about halfway") {
    random::Generator generator(12);
    for (int i = 0; i < tests::rounds(500, 20); ++i) {
        CAPTURE(i);
        auto [card, options] = test::random_case(generator);
        if (!card.is_box()) card = geom::Shape::rectangle(card.size());
        for (int k = 0; k < 3; ++k) options.skip.push_back(1 + generator.draw_below(9));
        const Imposition imposition = impose(card, options);
        const auto count = static_cast<int>(imposition.slots.size());
        const int used = count == 0 ? 0 : 1 + generator.draw_below(count);
        const auto cells = list_bleed_clips(imposition, card, used);
        for (std::size_t a = 0; a < cells.size(); ++a) {
            const geom::Box own = box_at(imposition.slots[a], card.size());
            const geom::Box painted = common(cells[a], own.grow(imposition.bleed));
            REQUIRE(common(painted, own).width() >= own.width() - rounding);
            REQUIRE(common(painted, own).height() >= own.height() - rounding);
            for (std::size_t b = 0; b < cells.size(); ++b) {
                if (a == b) continue;
                const geom::Box other = box_at(imposition.slots[b], card.size());
                REQUIRE(measure_overlap(painted, other) < rounding);
                const bool facing = std::abs(own.left - other.left) < own.width() - rounding ||
                                    std::abs(own.top - other.top) < own.height() - rounding;
                const geom::Box beside = common(cells[b], other.grow(imposition.bleed));
                if (facing) REQUIRE(measure_overlap(painted, beside) < max_overlap + rounding);
            }
        }
    }
}

} // namespace spotit::sheet
