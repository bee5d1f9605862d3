// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/savings_hints.hpp"

#include <doctest/doctest.h>

using namespace spotit;

TEST_CASE("a card a little smaller is hinted at where it saves sheets, but not of standard cards") {
    theme::Theme theme;
    theme.style.card = {geom::Shape::Kind::Rectangle, {63.5, 88.9}, 0};
    theme.paper_name = "A4";
    REQUIRE(job::savings_hints(theme, 63).size() == 1);
    CHECK(job::savings_hints(theme, 63)[0] ==
          "at 62 x 86.8 mm or less, 9 cards fit on A4 instead of 8 (7 sheets instead of 8)");
    CHECK(job::savings_hints(theme, 8).empty());
    theme.card_name = "poker";
    CHECK(job::savings_hints(theme, 63).empty());
}
