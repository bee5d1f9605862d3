#include "papers.hpp"

#include <doctest/doctest.h>

#include <cmath>

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
}

TEST_CASE("Ledger is another name of Tabloid, and Arch B of 12 x 18 inches") {
    CHECK(tests::find_paper("Ledger")->size == tests::find_paper("Tabloid")->size);
    CHECK(tests::find_paper("ArchB")->size == tests::find_paper("12x18in")->size);
}

} // namespace spotit::sheet
