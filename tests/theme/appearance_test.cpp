#include "golden.hpp"
#include "theme/read_theme.hpp"

#include <doctest/doctest.h>

using namespace spotit;
using spotit::tests::list_findings;
using spotit::tests::read_theme;
using Kind = symbol::Edge::Kind;

TEST_CASE("an edge is automatic, none, or a rim with a width and a color") {
    const auto edge = [](const std::string& value) {
        return spotit::tests::read_good_theme("symbols: a b c d e f g\nlayout: {edge: " + value + "}\n").edge;
    };
    CHECK(edge("auto").kind == Kind::Auto);
    CHECK(edge("none").kind == Kind::None);
    CHECK(edge("1mm white").kind == Kind::Rim);
    CHECK(edge("0.5 mm gold").width == doctest::Approx(0.5));
    CHECK(edge("0.5 mm black").color == color::black);
    CHECK(edge("1/32in").width == doctest::Approx(25.4 / 32));
    CHECK(edge("1mm").color == color::white);
    CHECK(edge("'1mm #000000'").color == color::black);
    CHECK(edge("auto 0.4mm black") == symbol::Edge{Kind::Auto, 0.4, color::black});
}

TEST_CASE("a symbol may have an edge of its own") {
    const theme::Theme theme =
        spotit::tests::read_good_theme("symbols: [a, {text: b, edge: 2mm red}, c, d, e, f, g]\n");
    CHECK(!theme.fits[0].edge);
    CHECK(theme.fits[1].edge->width == 2);
}

TEST_CASE("an edge that is no width is refused with an example") {
    std::string said;
    for (const auto& [wrong, finding] : {std::pair{"white", "2:16 value"},
                                         {"thick", "2:16 value"},
                                         {"1", "2:16 value"},
                                         {"auto white", "2:16 value"},
                                         {"1mm whte", "2:20 color"},
                                         {"100mm white", "2:16 range"}}) {
        CAPTURE(wrong);
        const auto outcome =
            read_theme(std::string("symbols: a b c d e f g\nlayout: {edge: ") + wrong + "}\n");
        CHECK(list_findings(outcome) == finding);
        said += outcome.said;
    }
    CHECK(spotit::tests::matches_golden("theme/golden/edges.txt", said));
}

TEST_CASE("words have a weight, a case and colors") {
    const symbol::FontOptions fonts =
        spotit::tests::read_good_theme("symbols: a b c d e f g\n"
                                       "fonts: {weight: bold, case: upper, colors: [black, navy]}\n")
            .fonts;
    CHECK(fonts.weight == 700);
    CHECK(fonts.word_case == symbol::WordCase::Upper);
    CHECK(fonts.colors.size() == 2);
    CHECK(spotit::tests::read_good_theme("symbols: a b c d e f g\nfonts: {weight: 450}\n").fonts.weight ==
          450);
    const auto read_plaques = [](const std::string& written) {
        return spotit::tests::read_good_theme("symbols: a b c d e f g\nfonts: {plaque: " + written + "}\n")
            .fonts.plaques;
    };
    CHECK(read_plaques("pig") == std::vector{symbol::Plaque::Pig});
    CHECK(read_plaques("[pig, ice-pop]") == std::vector{symbol::Plaque::Pig, symbol::Plaque::IcePop});
    const auto read_scales = [](const std::string& written) {
        return spotit::tests::read_good_theme("symbols: a b c d e f g\nfonts: {scale: " + written + "}\n")
            .word_scales;
    };
    CHECK(read_scales("0.8") == std::vector{0.8});
    CHECK(read_scales("[1.5, 0.7]") == std::vector{1.5, 0.7});
    for (const char* scale : {"[]", "[1.5]", "[1, 2, 3]"})
        CHECK(read_theme(fmt::format("symbols: a b c d e f g\nfonts: {{scale: {}}}\n", scale))
                  .said.find("must be a number or a list of two such as [1.5, 0.7], not of") !=
              std::string::npos);
    CHECK(!read_theme("symbols: a b c d e f g\nfonts: {weight: 50}\n").said.empty());
    CHECK(!read_theme("symbols: a b c d e f g\nfonts: {weight: thick}\n").said.empty());
}
