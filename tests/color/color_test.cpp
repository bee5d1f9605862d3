#include <spotit/color.hpp>

#include <doctest/doctest.h>

#include <cmath>
#include <string>

namespace spotit::color {
namespace {

/// The color as #rrggbbaa, or "none".
std::string hex(std::string_view text) {
    const auto color = parse(text);
    if (!color) return "none";
    std::string result = "#";
    for (const double channel : {color->red, color->green, color->blue, color->alpha}) {
        const auto value = static_cast<unsigned>(std::lround(channel * 255));
        result += "0123456789abcdef"[value >> 4U];
        result += "0123456789abcdef"[value & 15U];
    }
    return result;
}

} // namespace

TEST_CASE("colors in hexadecimal have three, four, six or eight digits") {
    CHECK(hex("#fff8e7") == "#fff8e7ff");
    CHECK(hex("#FFF8E7") == "#fff8e7ff");
    CHECK(hex("#1a2") == "#11aa22ff");
    CHECK(hex("#1a2b") == "#11aa22bb");
    CHECK(hex("#12345678") == "#12345678");
    for (const char* text :
         {"#", "#1", "#12", "#12345", "#1234567", "#123456789", "#ggg", "#-12", "# 123", "fff"}) {
        CAPTURE(text);
        CHECK(hex(text) == "none");
    }
}

TEST_CASE("there are 148 names, in any case") {
    CHECK(list_names().size() == 148);
    CHECK(hex("cornsilk") == "#fff8dcff");
    CHECK(hex("CornSilk") == "#fff8dcff");
    CHECK(hex(" rebeccapurple ") == "#663399ff");
    CHECK(hex("darkslategrey") == hex("DarkSlateGray"));
    CHECK(hex("transparent") == "#00000000");
    CHECK(hex("cornsilks") == "none");
    CHECK(hex("") == "none");
}

TEST_CASE("rgb() is read in both spellings, and clamped") {
    for (const char* text :
         {"rgb(255 128 0)", "rgb(255, 128, 0)", "rgba(255,128,0,1)", "rgb(255 128 0 / 100%)",
          "RGB( 255  128  0 / 1 )", "rgb(300 128 -5)", "rgb(100% 50.2% 0%)", "rgb(2.55e2 128 none)"}) {
        CAPTURE(text);
        CHECK(hex(text) == "#ff8000ff");
    }
    CHECK(hex("rgb(0 0 0 / 50%)") == "#00000080");
    CHECK(hex("rgba(0, 0, 0, .5)") == "#00000080");
}

TEST_CASE("hsl() is read with every unit of angle") {
    for (const char* text : {"hsl(120 100% 25%)", "hsl(120deg, 100%, 25%)", "hsla(120,100%,25%,1)",
                             "hsl(480 100 25)", "hsl(-240 100% 25%)", "hsl(133.33333grad 100% 25%)",
                             "hsl(0.333333turn 100% 25%)", "hsl(2.0943951rad 100% 25%)"}) {
        CAPTURE(text);
        CHECK(hex(text) == "#008000ff");
    }
    CHECK(hex("hsl(0 0% 50%)") == "#808080ff");
    CHECK(hex("hsl(39 100% 50% / 0)") == "#ffa60000");
}

TEST_CASE("functions that are not quite right are refused") {
    for (const char* text :
         {"rgb()",          "rgb(1 2)",      "rgb(1 2 3 4)",      "rgb(1 2 3 4 5)", "rgb(1,2,3,4,5)",
          "rgb(1 2, 3)",    "rgb(1 2 3 /)",  "rgb(1 2 3 / 4 5)",  "rgb 1 2 3",      "rgb(1 2 3",
          "rgb(a b c)",     "rgb(1px 2 3)",  "rgb(inf 0 0)",      "rgb(nan 0 0)",   "rgb(- 0 0)",
          "rgb(+-1 0 0)",   "hsl(1 2mm 3)",  "hsl(1furlong 2 3)", "hwb(1 2 3)",     "(1 2 3)",
          "rgb(1e999 0 0)", "hsl(1e999 0 0)"}) {
        CAPTURE(text);
        CHECK(hex(text) == "none");
    }
}

TEST_CASE("the name that was meant is found") {
    CHECK(find_nearest_name("conrsilk") == "cornsilk");
    CHECK(find_nearest_name("Sea Green") == "seagreen");
    CHECK(find_nearest_name("gry") == "gray"); // or grey, the same color
    CHECK(find_nearest_name("lightgry") == "lightgray");
    CHECK(find_nearest_name("qwertyuiop") == "");
}

} // namespace spotit::color
