#include "sheet/sheets.hpp"

#include "every_day.hpp"

#include <doctest/doctest.h>

#include <cmath>

namespace spotit::sheet {

TEST_CASE("for a card that is a little too large, the size at which more fit is named") {
    const auto hint = find_larger_yield(geom::Shape::circle(89), test::on("Letter", 8, 4));
    REQUIRE(hint);
    CHECK(hint->size.width == doctest::Approx(86.9).epsilon(1e-12));
    CHECK(hint->size.height == hint->size.width);
    CHECK(hint->cards_now == 5);
    CHECK(hint->cards_then == 6);
}

TEST_CASE("nothing is reported when more fit only on much smaller cards") {
    CHECK_FALSE(find_larger_yield(geom::Shape::circle(88), test::on("A4", 8, 4))); // the next size is 78.8 mm
    CHECK_FALSE(find_larger_yield(geom::Shape::circle(400), test::on("A4", 8, 4)));
}

TEST_CASE("sizes that are tried are whole tenths of a millimetre below the card's") {
    for (const double diameter : {87.0, 87.04, 87.1}) {
        const auto hint = find_larger_yield(geom::Shape::circle(diameter), test::on("Letter", 8, 4));
        REQUIRE(hint);
        CHECK(hint->size.width == doctest::Approx(86.9).epsilon(1e-12));
    }
    CHECK_FALSE(find_larger_yield(geom::Shape::circle(86.9), test::on("Letter", 8, 4)));
}

TEST_CASE("the size that is named holds what it promises, and the next tenth does not") {
    random::Generator generator(16);
    int hints = 0;
    const int rounds = tests::rounds(200, 60);
    for (int i = 0; i < rounds; ++i) {
        CAPTURE(i);
        auto [card, options] = test::random_case(generator);
        options.scale_check = false;
        const auto hint = find_larger_yield(card, options);
        if (!hint) continue;
        ++hints;
        const double size = std::min(card.size().width, card.size().height);
        const double named = std::min(hint->size.width, hint->size.height);
        const auto count = [&](double to) {
            return static_cast<int>(impose(card.scale(to / size), options).slots.size());
        };
        REQUIRE(hint->cards_then > hint->cards_now);
        REQUIRE(std::abs(10 * named - std::round(10 * named)) < 1e-9);
        REQUIRE(named >= 0.9 * size - 1e-9);
        REQUIRE(hint->size.height / hint->size.width ==
                doctest::Approx(card.size().height / card.size().width));
        REQUIRE(count(size) == hint->cards_now);
        REQUIRE(count(named) == hint->cards_then);
        if (named + 0.1 < size) REQUIRE(count(named + 0.1) <= hint->cards_now);
    }
    CHECK(hints > rounds / 4);
}

} // namespace spotit::sheet
