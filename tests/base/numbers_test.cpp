#include <spotit/base/numbers.hpp>

#include <doctest/doctest.h>

namespace spotit::base {

TEST_CASE("numbers have no needless decimals and no negative zero") {
    CHECK(format_number(1.5, 3) == "1.5");
    CHECK(format_number(100, 3) == "100");
    CHECK(format_number(100, 0) == "100");
    CHECK(format_number(1.23456, 3) == "1.235");
    CHECK(format_number(-2.50) == "-2.5");
    CHECK(format_number(-0.0001, 3) == "0");
    CHECK(format_number(-0.4, 0) == "0");
    CHECK(format_number(1e-9, 5) == "0");
}

TEST_CASE("fixed numbers keep all decimals and round halves away from zero") {
    CHECK(format_fixed(1.5, 2) == "1.50");
    CHECK(format_fixed(0.125, 2) == "0.13");
    CHECK(format_fixed(-0.125, 2) == "-0.13");
    CHECK(format_fixed(-0.001, 2) == "0.00");
    CHECK(format_fixed(-0.04, 1) == "0.0");
}

TEST_CASE("joined numbers have spaces between them") {
    CHECK(join_numbers({}).empty());
    CHECK(join_numbers({1.5, -0.0, 2.345678}, 3) == "1.5 0 2.346");
}

} // namespace spotit::base
