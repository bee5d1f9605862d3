// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "sheet/sheets.hpp"

#include <doctest/doctest.h>

namespace spotit::sheet {

TEST_CASE("a card a little too large is told the size at which more fit") {
    const auto hint = thrift(geom::Shape::circle(89), test::on("Letter", 8, 4));
    REQUIRE(hint);
    CHECK(hint->size.width == doctest::Approx(86.9).epsilon(1e-12));
    CHECK(hint->size.height == hint->size.width);
    CHECK(hint->cards_now == 5);
    CHECK(hint->cards_then == 6);
}

TEST_CASE("nothing is said when more fit only on much smaller cards") {
    CHECK_FALSE(thrift(geom::Shape::circle(85), test::on("A4", 8, 4)));
    CHECK_FALSE(thrift(geom::Shape::circle(400), test::on("A4", 8, 4)));
}

TEST_CASE("sizes that are tried are whole tenths of a millimetre below the card's") {
    for (const double diameter : {87.0, 87.04, 87.1}) {
        const auto hint = thrift(geom::Shape::circle(diameter), test::on("Letter", 8, 4));
        REQUIRE(hint);
        CHECK(hint->size.width == doctest::Approx(86.9).epsilon(1e-12));
    }
    CHECK_FALSE(thrift(geom::Shape::circle(86.9), test::on("Letter", 8, 4)));
}

TEST_CASE("the size that is named holds what it promises, and the next tenth does not") {
    random::Generator generator(16);
    int hints = 0;
    for (int i = 0; i < 200; ++i) {
        CAPTURE(i);
        auto [card, options] = test::random_case(generator);
        options.scale_check = false;
        const auto hint = thrift(card, options);
        if (!hint) continue;
        ++hints;
        const auto count = [&](double width) {
            const double scale = width / card.size.width;
            const geom::Shape smaller{
                card.kind, {width, scale * card.size.height}, scale * card.corner_radius};
            return static_cast<int>(impose(smaller, options).slots.size());
        };
        REQUIRE(hint->cards_then > hint->cards_now);
        REQUIRE(hint->size.width >= 0.9 * card.size.width - 1e-9);
        REQUIRE(hint->size.height == doctest::Approx(card.size.height * hint->size.width / card.size.width));
        REQUIRE(count(card.size.width) == hint->cards_now);
        REQUIRE(count(hint->size.width) == hint->cards_then);
        if (hint->size.width + 0.1 < card.size.width)
            REQUIRE(count(hint->size.width + 0.1) <= hint->cards_now);
    }
    CHECK(hints > 50);
}

} // namespace spotit::sheet
