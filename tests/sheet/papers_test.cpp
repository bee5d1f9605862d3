#include <spotit/sheet.hpp>

#include <doctest/doctest.h>

#include <cmath>

namespace spotit::sheet {

TEST_CASE("papers are found by name in any mixture of upper and lower case") {
    for (const char* name : {"A4", "a4", "letter", "LETTER", "sra3", "12X18in", "archb"}) {
        CAPTURE(name);
        CHECK(find_paper(name) != nullptr);
    }
    CHECK(find_paper("a4")->name == "A4");
    CHECK(find_paper("letter")->size == geom::Size{215.9, 279.4});
}

TEST_CASE("other words name no paper") {
    for (const char* name : {"", "A", "A44", "A4 ", "quarto"}) CHECK(find_paper(name) == nullptr);
}

TEST_CASE("every paper is portrait, and found by its own name") {
    for (const Paper& paper : papers()) {
        CAPTURE(paper.name);
        CHECK(paper.size.width < paper.size.height);
        CHECK(find_paper(paper.name) == &paper);
    }
}

TEST_CASE("an A paper is half of the next larger one, to the millimetre below") {
    const geom::Size a2 = find_paper("A2")->size, a3 = find_paper("A3")->size;
    const geom::Size a4 = find_paper("A4")->size, a5 = find_paper("A5")->size;
    CHECK(a3 == geom::Size{std::floor(a2.height / 2), a2.width});
    CHECK(a4 == geom::Size{std::floor(a3.height / 2), a3.width});
    CHECK(a5 == geom::Size{std::floor(a4.height / 2), a4.width});
}

TEST_CASE("Ledger is another name of Tabloid, and Arch B of 12 x 18 inches") {
    CHECK(find_paper("Ledger")->size == find_paper("Tabloid")->size);
    CHECK(find_paper("ArchB")->size == find_paper("12x18in")->size);
}

} // namespace spotit::sheet
