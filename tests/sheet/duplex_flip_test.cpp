#include "every_day.hpp"
#include "sheet/sheets.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <numbers>

namespace spotit::sheet {
namespace {

Imposition duplex(Duplex how, Orientation orientation = Orientation::Portrait) {
    Options options = test::on("A4", 8, 4);
    options.duplex = how;
    options.orientation = orientation;
    return impose(geom::Shape::circle(85), options);
}

/// Where the paper's own (x, y) is seen by who has turned it sideways, or over: through the paper.
geom::Point seen_from_behind(geom::Size paper, geom::Point p, DuplexFlip flip) {
    return flip == DuplexFlip::Sideways ? geom::Point{paper.width - p.x, p.y}
                                        : geom::Point{p.x, paper.height - p.y};
}

} // namespace

TEST_CASE("turned along the long edge of an upright sheet, backs are mirrored sideways and upright") {
    const Imposition sheet = duplex(Duplex::LongEdge);
    REQUIRE(sheet.backs.size() == 6);
    for (std::size_t i = 0; i < 6; ++i) {
        CHECK(sheet.backs[i].center == geom::Point{210 - sheet.slots[i].x, sheet.slots[i].y});
        CHECK(sheet.backs[i].angle == 0);
    }
}

TEST_CASE("turned along the short edge, backs are mirrored over and stand upside down on their page") {
    const Imposition sheet = duplex(Duplex::ShortEdge);
    REQUIRE(sheet.backs.size() == 6);
    for (std::size_t i = 0; i < 6; ++i) {
        CHECK(sheet.backs[i].center == geom::Point{sheet.slots[i].x, 297 - sheet.slots[i].y});
        CHECK(sheet.backs[i].angle == doctest::Approx(std::numbers::pi));
    }
}

TEST_CASE("the edges are those of the paper: on a sheet that lies, the long one is at the top") {
    const Imposition sheet = duplex(Duplex::LongEdge, Orientation::Landscape);
    CHECK(sheet.flip == DuplexFlip::Over);
    CHECK(duplex(Duplex::ShortEdge, Orientation::Landscape).flip == DuplexFlip::Sideways);
    CHECK(sheet.backs[0].center == geom::Point{sheet.slots[0].x, 210 - sheet.slots[0].y});
}

TEST_CASE("there are no backs on a sheet that is printed on one side") {
    CHECK(duplex(Duplex::None).backs.empty());
    CHECK(duplex(Duplex::None).flip == DuplexFlip::None);
    CHECK_FALSE(duplex(Duplex::None).back_label);
}

TEST_CASE("each back lies behind its front, however the sheet is turned, and stays inside the margins") {
    random::Generator generator(13);
    for (int i = 0; i < tests::rounds(300, 4); ++i) {
        CAPTURE(i);
        const auto [card, options] = test::random_duplex_case(generator);
        const Imposition sheet = impose(card, options);
        REQUIRE(sheet.backs.size() == sheet.slots.size());
        for (std::size_t k = 0; k < sheet.slots.size(); ++k) {
            REQUIRE(geom::distance(seen_from_behind(sheet.paper, sheet.backs[k].center, sheet.flip),
                                   sheet.slots[k]) < 1e-9);
            // A card is turned sideways to look at its back. Where the page was turned over instead, what is
            // upright on the page would be upside down.
            REQUIRE((sheet.backs[k].angle == 0) == (sheet.flip == DuplexFlip::Sideways));
        }
    }
}

TEST_CASE("a line of text that is turned fills the mirrored box of the line of the front") {
    for (const Duplex how : {Duplex::LongEdge, Duplex::ShortEdge}) {
        const Imposition sheet = duplex(how);
        const LabelPlace lying{{20, 280}, 0, 75, 2};
        const LabelPlace there = map_to_back(sheet, lying);
        const geom::Box box = map_to_back(sheet, geom::Box{20, 280 - 0.85 * 2, 95, 280 + 0.25 * 2});
        CHECK(there.start.x == doctest::Approx(box.left));
        CHECK(there.start.y - 0.85 * 2 == doctest::Approx(box.top));
        const LabelPlace standing{{10, 200}, -std::numbers::pi / 2, 75, 2};
        const geom::Box upright = map_to_back(sheet, geom::Box{10 - 0.85 * 2, 125, 10 + 0.25 * 2, 200});
        CHECK(map_to_back(sheet, standing).start.x - 0.85 * 2 == doctest::Approx(upright.left));
        CHECK(map_to_back(sheet, standing).start.y == doctest::Approx(upright.bottom));
        REQUIRE(sheet.back_label);
        CHECK(sheet.back_label->size == 2);
    }
}

// Reference figures: margin 5 mm, bleed 3 mm, the fold 5 mm from the bleed.
TEST_CASE("a sheet that is folded holds as many pairs as is known, along the better of two folds") {
    struct Row {
        const char* paper;
        std::array<std::size_t, 5> pairs;
    };
    const std::array<Row, 4> table{{{"A4", {6, 3, 3, 3, 2}},
                                    {"A3", {12, 8, 6, 6, 5}},
                                    {"Letter", {5, 3, 3, 2, 2}},
                                    {"Tabloid", {12, 8, 6, 6, 5}}}};
    constexpr std::array diameters{60.0, 70.0, 80.0, 85.0, 90.0};
    for (const auto& [paper, pairs] : table)
        for (std::size_t i = 0; i < diameters.size(); ++i) {
            CAPTURE(paper);
            CAPTURE(diameters[i]);
            Options options = test::on(paper, 8, 6);
            options.bleed = 3;
            options.duplex = Duplex::Fold;
            CHECK(impose(geom::Shape::circle(diameters[i]), options).slots.size() == pairs[i]);
        }
}

TEST_CASE("fronts and backs keep 5 mm and their bleed from the fold, which is in the middle") {
    random::Generator generator(14);
    for (int i = 0; i < tests::rounds(300, 4); ++i) {
        CAPTURE(i);
        auto [card, options] = test::random_duplex_case(generator);
        options.duplex = Duplex::Fold;
        const Imposition sheet = impose(card, options);
        REQUIRE(sheet.fold);
        const double keep = 5 + options.bleed + options.back_bleed - 1e-6;
        for (std::size_t k = 0; k < sheet.slots.size(); ++k) {
            const geom::Point front = sheet.slots[k], back = sheet.backs[k].center;
            if (sheet.flip == DuplexFlip::Sideways) {
                REQUIRE(sheet.fold->from.x == sheet.paper.width / 2);
                REQUIRE(sheet.paper.width / 2 - front.x >= card.size().width / 2 + keep);
                REQUIRE(back.x - sheet.paper.width / 2 >= card.size().width / 2 + keep);
            } else {
                REQUIRE(sheet.fold->from.y == sheet.paper.height / 2);
                REQUIRE(sheet.paper.height / 2 - front.y >= card.size().height / 2 + keep);
                REQUIRE(back.y - sheet.paper.height / 2 >= card.size().height / 2 + keep);
            }
        }
    }
}

} // namespace spotit::sheet
