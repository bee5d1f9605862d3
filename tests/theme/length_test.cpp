#include "theme/keys/keys.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <string>

namespace spotit::theme {
namespace {

std::string unit_of(std::string_view text) {
    return std::string(parse_quantity(text).value().unit);
}
double value_of(std::string_view text) {
    return parse_quantity(text).value().value;
}

} // namespace

TEST_CASE("a quantity is a number, a fraction or both, and a unit") {
    CHECK(value_of("85mm") == 85);
    CHECK(unit_of("85mm") == "mm");
    CHECK(unit_of(" 85  mm ") == "mm");
    CHECK(value_of("3.5in") == 3.5);
    CHECK(value_of(".5in") == 0.5);
    CHECK(value_of("5.") == 5);
    CHECK(value_of("1/8in") == 0.125);
    CHECK(value_of("2 1/2in") == 2.5);
    CHECK(unit_of("2 1/2 in") == "in");
    CHECK(value_of("-3mm") == -3);
    CHECK(value_of("+3mm") == 3);
    CHECK(value_of("1e2mm") == 100);
    CHECK(unit_of("1em") == "em");
    CHECK(unit_of("10%") == "%");
    CHECK(unit_of("0") == "");
}

TEST_CASE("what does not begin with a number is no quantity") {
    for (const char* text : {"", " ", "mm", ".", "-", "nan", "inf", "infinity", "x5mm", "/8in", "ten mm"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_quantity(text).has_value());
    }
    CHECK(unit_of("1/0in") == "/0in");
    CHECK(unit_of("2 1/in") == "1/in");
}

TEST_CASE("numbers beyond all bounds become infinite or zero, for the ranges to refuse") {
    CHECK(std::isinf(value_of("1e999mm")));
    CHECK(value_of("1e-999mm") == 0);
    CHECK_FALSE(parse_quantity(std::string(400, '9') + "mm").has_value());
}

TEST_CASE("a number alone has nothing after it") {
    CHECK(parse_number("8") == 8.0);
    CHECK(parse_number(" 2.2 ") == 2.2);
    for (const char* text : {"8x", "1/2", "8 8", "0x10", "nan", "", "1_000"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_number(text).has_value());
    }
}

TEST_CASE("units are those of print") {
    CHECK(to_millimeters("mm") == 1.0);
    CHECK(to_millimeters("cm") == 10.0);
    CHECK(to_millimeters("in") == 25.4);
    CHECK(*to_millimeters("pt") * 72 == doctest::Approx(25.4));
    CHECK(*to_millimeters("pc") * 6 == doctest::Approx(25.4));
    CHECK_FALSE(to_millimeters("px").has_value());
    CHECK_FALSE(to_millimeters("").has_value());
    CHECK(find_nearest_unit("inch") == "in");
    CHECK(find_nearest_unit("mn") == "mm");
    CHECK(find_nearest_unit("furlong") == "");
}

TEST_CASE("blanks of print stand between number and unit as plain ones do") {
    for (const char* text : {"85\u00A0mm", "85\u202Fmm", "85\u2009mm", "\u00A085 mm\u00A0"}) {
        CAPTURE(text);
        CHECK(value_of(text) == 85);
        CHECK(unit_of(text) == "mm");
    }
    CHECK(value_of("2\u00A01/2in") == 2.5);
}

} // namespace spotit::theme
