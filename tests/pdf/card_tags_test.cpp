#include "pdf/text/hidden_text.hpp"

#include <doctest/doctest.h>

using namespace spotit::pdf;

TEST_CASE("the tag of a card has its number and how many there are, and nothing else") {
    CHECK(format_card_tag({3, 57}) == "#3/57");
    const auto tag = read_card_tag("#3/57");
    REQUIRE(tag);
    CHECK(tag->number == 3);
    CHECK(tag->of == 57);
    for (const char* text : {"", "#", "3/57", "#3", "#3/", "#3/57 ", "# 3/57", "#3/57/9", "##3/57", "#58/57",
                             "#0/57", "#-7/9", "#1/2147483647", "#99999999999999999999/1"})
        CHECK_FALSE(read_card_tag(text));
}

TEST_CASE("the tag of a scale has percentages") {
    CHECK(format_scale_tag({1.002, 0.999}) == "#scale 100.200 99.900");
    const auto tag = read_scale_tag("#scale 100.200 99.900");
    REQUIRE(tag);
    CHECK(tag->across == doctest::Approx(1.002));
    CHECK(tag->down == doctest::Approx(0.999));
    for (const char* text : {"", "#scale ", "#scale 100", "#scale 100 0", "#scale 100 -1", "100 100"})
        CHECK_FALSE(read_scale_tag(text));
}
