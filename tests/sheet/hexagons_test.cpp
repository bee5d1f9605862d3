#include "sheet/free_rows.hpp"

#include "every_day.hpp"
#include "sheet/sheets.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace spotit::sheet {
namespace {

std::size_t count_hexagons(double height, const Options& options) {
    return impose(polygons::hexagon(height), options).slots.size();
}

std::size_t count_hexagons_as(Packing packing, double height, Options options) {
    options.packing = packing;
    return count_hexagons(height, options);
}

} // namespace

// Reference figures, with the usual margin and gap: what a honeycomb cut to the sheet was found to hold by
// someone who knew nothing of our rows.
TEST_CASE("hexagons are packed as densely as is known of honeycombs, and denser than in the grid") {
    struct Row {
        const char* paper;
        double height;
        std::size_t grid, known;
    };
    for (const auto& [paper, height, grid, known] :
         {Row{"A4", 40, 20, 28}, Row{"A4", 70, 6, 8}, Row{"Letter", 50, 12, 16}, Row{"Letter", 65, 6, 9},
          Row{"Letter", 66.5, 6, 9}, Row{"A3", 40, 48, 60}, Row{"A3", 70, 15, 20}}) {
        CAPTURE(paper);
        CAPTURE(height);
        CHECK(count_hexagons_as(Packing::Grid, height, test::on(paper, 8, 4)) == grid);
        CHECK(count_hexagons(height, test::on(paper, 8, 4)) >= known);
    }
}

// The table of docs/printing.md.
TEST_CASE("sheets hold these many hexagons: grid, honeycomb, and the most") {
    struct Row {
        const char* paper;
        std::array<std::array<std::size_t, 3>, 5> counts;
    };
    constexpr std::array heights{50.0, 60.0, 70.0, 80.0, 90.0};
    const std::array<Row, 5> table{
        {{"A4", {{{15, 15, 16}, {9, 11, 12}, {6, 8, 8}, {6, 5, 6}, {4, 5, 5}}}},
         {"A3", {{{30, 36, 37}, {20, 25, 25}, {15, 20, 20}, {12, 13, 14}, {9, 11, 11}}}},
         {"Letter", {{{12, 16, 16}, {9, 11, 11}, {6, 6, 8}, {6, 5, 6}, {4, 4, 5}}}},
         {"Tabloid", {{{28, 35, 36}, {20, 25, 25}, {15, 18, 18}, {12, 13, 14}, {8, 8, 11}}}},
         {"universal", {{{12, 15, 16}, {9, 11, 11}, {6, 6, 7}, {6, 5, 6}, {4, 4, 5}}}}}};
    for (const auto& [paper, counts] : table)
        for (std::size_t i = 0; i < heights.size(); ++i) {
            CAPTURE(paper);
            CAPTURE(heights[i]);
            const Options options = test::on(paper, 8, 4);
            CHECK(count_hexagons_as(Packing::Grid, heights[i], options) == counts[i][0]);
            CHECK(count_hexagons_as(Packing::Hex, heights[i], options) == counts[i][1]);
            CHECK(count_hexagons_as(Packing::Zigzag, heights[i], options) == counts[i][2]);
            CHECK(count_hexagons(heights[i], options) == counts[i][2]);
        }
}

TEST_CASE("no rows of hexagons that are moved and filled in whatever way hold more than auto") {
    random::Generator generator(19);
    std::size_t more_than_grid = 0, as_many = 0;
    const auto rounds = static_cast<std::size_t>(tests::rounds(30, 9));
    for (std::size_t i = 0; i < rounds; ++i) {
        CAPTURE(i);
        Options options = test::on(i % 3 == 0   ? "A3"
                                   : i % 3 == 1 ? "A4"
                                                : "Letter",
                                   test::between(generator, 3, 15), generator.draw_below(4) * 2.0);
        const double height = test::between(generator, i % 3 == 0 ? 45 : 30, 110);
        options.scale_check = false;
        CAPTURE(height);
        CAPTURE(options.gap);
        CAPTURE(options.margin);
        const std::size_t free = test::max_in_free_rows(height, options);
        REQUIRE(free <= count_hexagons(height, options));
        if (free == count_hexagons(height, options)) ++as_many;
        if (count_hexagons(height, options) > count_hexagons_as(Packing::Grid, height, options))
            ++more_than_grid;
    }
    CHECK(more_than_grid > rounds / 2);
    CHECK(as_many > rounds * 2 / 3);
}

TEST_CASE("hexagons that are packed hexagonally touch six others across their gap") {
    Options options = test::on("A3", 8, 5);
    options.packing = Packing::Hex;
    const geom::Shape card = polygons::hexagon(50);
    const Imposition sheet = impose(card, options);
    CHECK(sheet.packing == Packing::Hex);
    std::size_t most = 0;
    for (const geom::Point a : sheet.slots) {
        const auto near = std::ranges::count_if(sheet.slots, [&](geom::Point b) {
            return a != b && std::abs(test::between_trims(card, a, b) - 5) < 1e-9;
        });
        most = std::max(most, static_cast<std::size_t>(near));
    }
    CHECK(most == 6);
}

TEST_CASE("the bleed of hexagons keeps 5 mm from the fold, at their corners as well") {
    Options options = test::on("A3", 8, 6);
    options.bleed = 3;
    options.duplex = Duplex::Fold;
    for (const double height : {40.0, 60.0, 80.0}) {
        const Imposition sheet = impose(polygons::hexagon(height), options);
        REQUIRE(sheet.slots.size() > 1);
        const geom::Size painted = polygons::hexagon(height).shrink(-3).size();
        for (const geom::Point slot : sheet.slots) {
            if (sheet.flip == DuplexFlip::Sideways)
                CHECK(slot.x + painted.width / 2 <= sheet.paper.width / 2 - 5 + 1e-9);
            else
                CHECK(slot.y + painted.height / 2 <= sheet.paper.height / 2 - 5 + 1e-9);
        }
    }
}

} // namespace spotit::sheet
