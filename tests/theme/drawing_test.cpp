#include "golden.hpp"
#include "theme/read_theme.hpp"

#include <doctest/doctest.h>

#include <string>

namespace spotit::tests {
namespace {

using symbol::DrawingStyle;

DrawingStyle drawing(const std::string& text) {
    const Outcome outcome = read_theme(text);
    CHECK(outcome.said == "");
    return outcome.theme.drawing;
}

} // namespace

TEST_CASE("pictures are drawn in full unless the theme or a style of it asks for outlines") {
    CHECK(drawing(seven_animals) == DrawingStyle::Full);
    CHECK(drawing(seven_animals + "card: {drawing: outline}\n") == DrawingStyle::Outline);
    CHECK(drawing("extends: ink-saver\n" + seven_animals) == DrawingStyle::Outline);
    CHECK(drawing("extends: ink-saver\n" + seven_animals + "card: {drawing: full}\n") == DrawingStyle::Full);
}

TEST_CASE("a drawing of an unknown kind is a mistake, and the right words are named") {
    const Outcome outcome = read_theme(seven_animals + "card: {drawing: outlines}\n");
    CHECK(list_findings(outcome) == "2:17 value");
    CHECK(matches_golden("theme/golden/drawing.txt", outcome.said));
}

TEST_CASE("a Set deck keeps its fillings, by which players tell the drawings apart") {
    CHECK(drawing("extends: ink-saver\ndeck: {kind: set}\n") == DrawingStyle::Full);
    CHECK(drawing("deck: {kind: set}\ncard: {drawing: outline}\n") == DrawingStyle::Full);
}

} // namespace spotit::tests
