// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/legibility.hpp"

#include <doctest/doctest.h>

using namespace spotit;

namespace {

/// Two cards with the same two symbols; the second symbol is a picture of 200 pixels.
struct Example {
    theme::Theme theme;
    job::Cast cast;
    std::vector<symbol::Symbol> pictures{2};
    std::vector<layout::Layout> layouts{2};

    Example() {
        cast.roles.resize(2);
        cast.roles[1].source.image = "photos/rex.jpg";
        cast.cards = {{0, 1}, {1, 0}};
        for (symbol::Symbol& picture : pictures) picture.box = {0, 0, 100, 100};
        pictures[0].name = "word";
        pictures[1].name = "rex";
        pictures[1].pixels = geom::Size{200, 100};
        // In millimetres to a unit of the picture: 100 units wide.
        place(0, 0, 0.3, 30);
        place(0, 1, 0.1, 10);
        place(1, 0, 0.2, 20); // the picture: 20 mm wide, 254 dpi
        place(1, 1, 0.04, 4);
    }
    void place(std::size_t card, std::size_t at, double scale, double size) {
        layouts[card].placements.resize(2);
        layouts[card].placements[at] = {
            .place = geom::Affine::rotation(0.7) * geom::Affine::scaling(scale), .size = size, .angle = 0.7};
    }
    std::vector<diag::Diagnostic> seen() const { return job::hard_to_see(theme, {cast, pictures, layouts}); }
};

} // namespace

TEST_CASE("a picture is told its resolution where it is largest, and how many pixels it lacks") {
    const auto seen = Example().seen();
    REQUIRE(seen.size() == 2);
    CHECK(seen[1].id == "low-dpi");
    CHECK(seen[1].message == "rex.jpg is 200 px wide: 254 dpi at its largest, below 300");
    CHECK(seen[1].notes.at(0).find("at least 237 px") != std::string::npos);
    CHECK(seen[1].severity == diag::Severity::Warning);
}

TEST_CASE("a symbol below the floor names the card where it is smallest") {
    const auto seen = Example().seen();
    REQUIRE(seen.size() == 2);
    CHECK(seen[0].id == "legibility");
    CHECK(seen[0].message == "word is 4.0 mm large on card 2, below 5 mm");
}

TEST_CASE("check.legibility turns both off, or makes them errors") {
    Example example;
    example.theme.check.legibility = theme::Check::Off;
    CHECK(example.seen().empty());
    example.theme.check.legibility = theme::Check::Error;
    for (const diag::Diagnostic& diagnostic : example.seen())
        CHECK(diagnostic.severity == diag::Severity::Error);
}

TEST_CASE("what is fine enough and large enough is not spoken of") {
    Example example;
    example.pictures[1].pixels = geom::Size{237, 100};
    example.place(1, 1, 0.05, 5);
    CHECK(example.seen().empty());
}
