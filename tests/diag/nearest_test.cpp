// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/diag.hpp>

#include <doctest/doctest.h>

namespace spotit::diag {
namespace {

constexpr std::string_view words[] = {"size", "background", "border", "margin", "gap", "symbols_per_card"};

} // namespace

TEST_CASE("the nearest word is found through every kind of slip") {
    CHECK(nearest("sise", words) == "size");
    CHECK(nearest("szie", words) == "size");
    CHECK(nearest("siize", words) == "size");
    CHECK(nearest("sze", words) == "size");
    CHECK(nearest("Size", words) == "size");
    CHECK(nearest("MARGIN", words) == "margin");
    CHECK(nearest("backgruond", words) == "background");
    CHECK(nearest("symbol_per_cards", words) == "symbols_per_card");
}

TEST_CASE("long words may differ by a third, short ones by no more than half") {
    CHECK(nearest("bckgrond", words) == "background");
    CHECK(nearest("symbolspercards", words) == "symbols_per_card");
    CHECK(nearest("any", words) == "");
    CHECK(nearest("gop", words) == "gap");
    CHECK(nearest("x", words) == "");
    CHECK(nearest("", words) == "");
    CHECK(nearest("frobnicate", words) == "");
    CHECK(nearest(std::string(1 << 20, 'x'), words) == "");
}

TEST_CASE("of equally near words the first is taken, and none without candidates") {
    constexpr std::string_view pair[] = {"cat", "bat"};
    CHECK(nearest("rat", pair) == "cat");
    CHECK(nearest("rat", {}) == "");
}

TEST_CASE("words that are not well-formed are compared all the same") {
    CHECK(nearest("siz\xFF", words) == "size");
    CHECK(nearest("größe", std::span<const std::string_view>()) == "");
}

TEST_CASE("a short word with two slips has at least the right beginning") {
    constexpr std::string_view games[] = {"tower", "title"};
    CHECK(nearest("poker", games) == "");
    CHECK(nearest("towre", games) == "tower");
    CHECK(nearest("tovre", games) == "tower");
    CHECK(nearest("ittle", games) == "title");
}

} // namespace spotit::diag
