#include "golden.hpp"
#include "theme/read_theme.hpp"

#include <doctest/doctest.h>

namespace spotit::tests {
namespace {

Outcome read(const std::string& more) {
    return read_theme_with({"theme.yaml", seven_animals + more}, {});
}

} // namespace

TEST_CASE("a contour can't have a name that PDF keeps for every ink, for none, or for those of the press") {
    std::string said;
    for (const std::string name : {"All", "None", "Black", "Cyan", "Magenta", "Yellow", "ALL", "black"}) {
        CAPTURE(name);
        const Outcome outcome = read("output: {cut_contour: " + name + "}\n");
        CHECK(list_findings(outcome) == "2:23 value");
        said += outcome.said;
    }
    CHECK(matches_golden("theme/golden/cut-contour.txt", said));
    for (const std::string name : {"CutContour", "Stanze", "Allround", "C"}) {
        const Outcome outcome = read("output: {cut_contour: " + name + "}\n");
        CHECK(outcome.said.empty());
        CHECK(outcome.theme.output.cut_contour == name);
    }
}

TEST_CASE("a contour that a layer below has can be taken away") {
    const Outcome outcome = read_theme_with({"theme.yaml", seven_animals + "output: {cut_contour: Cut}\n"},
                                            {}, {{"output.cut_contour", "none"}});
    CHECK(outcome.said.empty());
    CHECK(outcome.theme.output.cut_contour.empty());
}

TEST_CASE("a cutter's marks don't go with a sheet that is folded") {
    const Outcome outcome = read("back: navy\nsheet: {duplex: fold, cutter: silhouette-3-v1}\n");
    CHECK(list_findings(outcome) == "3:31 value");
    CHECK(matches_golden("theme/golden/folded-cutter.txt", outcome.said));
    CHECK(read("back: navy\nsheet: {duplex: long-edge, cutter: silhouette-3-v1}\n").said.empty());
}

TEST_CASE("sheets that go with the deck are warned of where each card has a page") {
    const Outcome outcome = read("back: navy\nextras: {rules: true, key: names}\n"
                                 "sheet: {paper: none, duplex: short-edge, cutter: opos-x-v1}\n");
    CHECK(list_findings(outcome) == "3:17 warning no-effect");
    CHECK(matches_golden("theme/golden/no-effect-extras.txt", outcome.said));
    CHECK(read("back: navy\nsheet: {paper: none}\n").said.empty());
    CHECK(read("back: navy\nsheet: {paper: none, duplex: long-edge}\n").said.empty());
}

} // namespace spotit::tests
