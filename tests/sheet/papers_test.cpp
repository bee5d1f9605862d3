#include "papers.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <cstdio>
#include <string>

namespace spotit::sheet {

TEST_CASE("every paper is portrait, and has a name of its own") {
    for (const Paper& paper : list_papers()) {
        CAPTURE(paper.name);
        CHECK(paper.size.width < paper.size.height);
        CHECK(tests::find_paper(paper.name) == &paper);
    }
}

TEST_CASE("an A paper is half of the next larger one, to the millimetre below") {
    const geom::Size a2 = tests::find_paper("A2")->size, a3 = tests::find_paper("A3")->size;
    const geom::Size a4 = tests::find_paper("A4")->size, a5 = tests::find_paper("A5")->size;
    CHECK(a3 == geom::Size{std::floor(a2.height / 2), a2.width});
    CHECK(a4 == geom::Size{std::floor(a3.height / 2), a3.width});
    CHECK(a5 == geom::Size{std::floor(a4.height / 2), a4.width});
    const geom::Size a6 = tests::find_paper("A6")->size, a7 = tests::find_paper("A7")->size;
    CHECK(a6 == geom::Size{std::floor(a5.height / 2), a5.width});
    CHECK(a7 == geom::Size{std::floor(a6.height / 2), a6.width});
}

TEST_CASE("a paper that is named by its sides has them") {
    std::string names;
    for (const Paper& paper : list_papers()) {
        CAPTURE(paper.name);
        double width = 0, height = 0;
        std::array<char, 3> unit{};
        if (std::sscanf(std::string(paper.name).c_str(), "%lfx%lf%2s", &width, &height, unit.data()) < 3)
            continue;
        const double millimeters = std::string_view(unit.data()) == "in" ? 25.4 : 10;
        CHECK(paper.size.width == doctest::Approx(width * millimeters));
        CHECK(paper.size.height == doctest::Approx(height * millimeters));
        names += std::string(paper.name) + " ";
    }
    CHECK(names == "4x6in 5x7in 8x10in 9x13cm 10x15cm 13x18cm 15x20cm 20x30cm 12x18in 13x19in ");
}

TEST_CASE("Ledger is another name of Tabloid, and Arch B of 12 x 18 inches") {
    CHECK(tests::find_paper("Ledger")->size == tests::find_paper("Tabloid")->size);
    CHECK(tests::find_paper("ArchB")->size == tests::find_paper("12x18in")->size);
}

} // namespace spotit::sheet
