#include <spotit/symbol.hpp>
#include <spotit/symbol/text.hpp>

#include "symbol/in_pdf.hpp"

#include <doctest/doctest.h>

using namespace spotit;
using namespace spotit::symbol;
using namespace spotit::symbol::test;

TEST_CASE("a label is text in the PDF, in any script") {
    CHECK(text_in_pdf(typeset_line("Animals: sheet 1 of 10, print at 100%", 2.6)) ==
          "Animals: sheet 1 of 10, print at 100%");
    CHECK(text_in_pdf(typeset_line("Ζώα και Звери", 2.6)) == "Ζώα και Звери");
}

TEST_CASE("a label stands on its base line and is as large as asked, in millimetres") {
    const Symbol text = typeset_line("Hxg", 10);
    CHECK(text.name == "Hxg");
    CHECK(text.box.top < -7);
    CHECK(text.box.top > -15);
    CHECK(text.box.bottom > 1);
    CHECK(text.box.bottom < 5);
    CHECK(text.box.left <= 1);
    CHECK(text.box.width() > 10);
    CHECK(text.box.width() < 30);
    CHECK(typeset_line("Hxg", 20).box.width() == doctest::Approx(2 * text.box.width()).epsilon(0.001));
    CHECK(typeset_line("Hxg Hxg", 10).box.width() > 2 * text.box.width());
}

TEST_CASE("an empty label draws nothing") {
    CHECK(text_in_pdf(typeset_line("", 5)).find_first_not_of("\f\n") == std::string::npos);
}

TEST_CASE("a label leaves out what no font has") {
    CHECK(typeset_line("a\u0378b", 5).box == typeset_line("ab", 5).box);
    CHECK(typeset_line("a\u0378b", 5).name == "ab");
}
