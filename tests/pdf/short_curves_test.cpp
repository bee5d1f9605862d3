#include "pdf/content/operations.hpp"

#include <doctest/doctest.h>

namespace spotit::tests {

using pdf::shorten_curves;

TEST_CASE("a curve that begins at its first control point, or ends at its last, has a short operator") {
    CHECK(shorten_curves("0 0 m\n0 0 1 1 2 2 c") == "0 0 m 1 1 2 2 v");
    CHECK(shorten_curves("0 0 m 1 1 2 2 2 2 c") == "0 0 m 1 1 2 2 y");
    CHECK(shorten_curves("3 1 m 0 0 l 0 0 1 1 2 2 c 2 2 3 3 4 4 c") == "3 1 m 0 0 l 1 1 2 2 v 3 3 4 4 v");
}

TEST_CASE("where the pen is not known, a curve stays as it is") {
    CHECK(shorten_curves("1 1 m 5 5 l h 1 1 2 2 3 3 c") == "1 1 m 5 5 l h 1 1 2 2 3 3 c");
    CHECK(shorten_curves("0 0 9 9 re 0 0 1 1 3 3 c") == "0 0 9 9 re 0 0 1 1 3 3 c");
    CHECK(shorten_curves("0 0 1 1 3 3 c") == "0 0 1 1 3 3 c");
}

TEST_CASE("strings, names and images in a content are kept") {
    CHECK(shorten_curves("BT /F 1 Tf\n(a  b)Tj [(c)-3 (d)] TJ ET") ==
          "BT /F 1 Tf (a  b) Tj [ (c) -3 (d) ] TJ ET");
    CHECK(shorten_curves("q BI /W 1 /H 1 ID \x01  EI Q").find("ID \x01  EI Q") != std::string::npos);
}

} // namespace spotit::tests
