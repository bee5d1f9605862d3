#include <spotit/symbol.hpp>
#include <spotit/symbol/spec.hpp>
#include <spotit/symbol/text.hpp>

#include "symbol/fonts.hpp"
#include "symbol/in_pdf.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace spotit;
using namespace spotit::symbol;
using namespace spotit::symbol::test;

namespace {

using Align = TextStyle::Align;

const Fonts& fonts() {
    static const Fonts fonts = open_text_fonts({});
    return fonts;
}

} // namespace

TEST_CASE("a text is text in the PDF, in any script that a font has") {
    CHECK(text_in_pdf(typeset("Ζώα και Звери", {.size = 2.6}, fonts())) == "Ζώα και Звери");
    CHECK(typeset("", {}, fonts()).box.empty());
    CHECK(typeset(" ", {}, fonts()).box.empty());
}

TEST_CASE("a text is as large as asked, in millimetres, its first base line at the origin") {
    const Symbol line = typeset("Hxg", {.size = 10}, fonts());
    CHECK(line.box.top == doctest::Approx(-9.8).epsilon(0.15));
    CHECK(line.box.bottom > 2);
    CHECK(typeset("Hxg", {.size = 20}, fonts()).box.width() ==
          doctest::Approx(2 * line.box.width()).epsilon(0.001));
    TextStyle bold{.size = 10};
    bold.weight = TextStyle::Weight::Bold;
    CHECK(typeset("Hxg", bold, fonts()).box.width() > 1.03 * line.box.width());
}

TEST_CASE("lines are so far apart as asked, whatever fonts their letters come from") {
    const TextStyle style{.size = 4, .leading = 1.5};
    const double one = typeset("Abc", style, fonts()).box.height();
    CHECK(one == doctest::Approx(6).epsilon(0.001));
    CHECK(typeset("Abc\ndef", style, fonts()).box.height() == doctest::Approx(12).epsilon(0.001));
    CHECK(typeset("Abc\nاحد", style, fonts()).box.height() == doctest::Approx(12).epsilon(0.001));
}

TEST_CASE("a text is broken so that it is not wider than asked, also within a word") {
    const TextStyle style{.size = 3, .width = 30};
    const Symbol block = typeset("many words that do not fit into thirty millimetres", style, fonts());
    CHECK(block.box.width() <= 30);
    CHECK(block.box.height() > 2.5 * 3.9);
    CHECK(typeset("Donaudampfschifffahrtsgesellschaft", style, fonts()).box.width() <= 30);
}

TEST_CASE("lines begin or have their middle at the origin") {
    const auto box = [](Align align) {
        TextStyle style{.size = 3};
        style.align = align;
        return typeset("a line", style, fonts()).box;
    };
    CHECK(box(Align::Left).left == doctest::Approx(0).epsilon(0.3));
    CHECK(box(Align::Center).center().x == doctest::Approx(0).epsilon(0.1));
    CHECK(box(Align::Left).right > 5);
}

TEST_CASE("characters that no font has are left out, and reported") {
    const std::string odd = "a\U0010FFFDb\U0010FFFD\U0010FFFC";
    CHECK(check_characters(odd, fonts())->message.english() ==
          "no font here can draw \"\U0010FFFD\" (U+10FFFD) or 1 other character of \"" + odd + "\"");
    CHECK(!check_characters("Ζώα και Звери", fonts()));
    CHECK(typeset(odd, {}, fonts()).box.width() == doctest::Approx(typeset("ab", {}, fonts()).box.width()));
}

TEST_CASE("a line bends over a circle, its middle at the top") {
    const TextStyle style{.size = 4};
    const double length = typeset("HHHHHHHHHH", style, fonts()).box.width();
    const Symbol over = typeset_on_circle("HHHHHHHHHH", 40, style, fonts());
    CHECK(over.box.bottom < 0);
    // The letters stand on the circle and rise outwards by the height of a capital.
    CHECK(over.box.top == doctest::Approx(-42.9).epsilon(0.01));
    CHECK(over.box.center().x == doctest::Approx(0).epsilon(0.3));
    const double half_angle = length / 2 / 40;
    CHECK(over.box.right == doctest::Approx(42.9 * std::sin(half_angle)).epsilon(0.03));
    CHECK(over.box.bottom == doctest::Approx(-40 * std::cos(half_angle)).epsilon(0.03));
    CHECK(typeset_on_circle("", 40, style, fonts()).box.empty());
}

TEST_CASE("a halo shows around the letters in its color, and makes the box larger") {
    TextStyle style{.size = 1000};
    style.halo = color::Color{1, 0, 0, 1};
    const Symbol plain = typeset("H", {.size = 1000}, fonts()), with = typeset("H", style, fonts());
    CHECK(with.box.width() == doctest::Approx(plain.box.width() + 280).epsilon(0.02));
    CHECK(color_at(with, {30, -300}) == color::Color{1, 0, 0, 1});
    CHECK(color_at(plain, {30, -300}) == color::white);
}

TEST_CASE("several pictures make one") {
    const Symbol line = typeset("H", {.size = 1000}, fonts());
    const geom::Point far{5000, 2000};
    const Symbol pair =
        combine("pair", {{line, {}}, {line, geom::Affine::translation(far)}, {typeset("", {}, fonts()), {}}});
    CHECK(pair.name == "pair");
    CHECK(pair.box.left == doctest::Approx(line.box.left));
    CHECK(pair.box.right == doctest::Approx(line.box.right + far.x));
    CHECK(pair.box.bottom == doctest::Approx(line.box.bottom + far.y));
    const geom::Point stem{150, -300}, between{2500, 700};
    CHECK(color_at(pair, stem) == color::black);
    CHECK(color_at(pair, stem + far) == color::black);
    CHECK(color_at(pair, between) == color::white);
}

TEST_CASE("names are sorted without regard to capitals and accents") {
    std::vector<std::string> names{"zoo",       "Äpfel", "apfel", "Œuf",   "éclair",
                                   "Apfelbaum", "Ελιά",  "ελάφι", "eclair"};
    std::ranges::sort(names, {}, sort_key);
    CHECK(names == std::vector<std::string>{"apfel", "Äpfel", "Apfelbaum", "eclair", "éclair", "zoo", "Œuf",
                                            "ελάφι", "Ελιά"});
}

TEST_CASE("a missing font is an error") {
    CHECK_THROWS_AS(open_text_fonts({.text = "Nonesuch Sans"}), diag::Error);
}

TEST_CASE("what is missing is reported with what to install") {
    const auto said = check_characters("a\u0378\u0379\u0378", fonts());
    REQUIRE(said);
    CHECK(said->id == "missing-glyph");
    CHECK(said->message.english() ==
          "no font here can draw \"\u0378\" (U+0378) or 1 other character of \"a\u0378\u0379\u0378\"");
    CHECK(said->label.english().starts_with("tried: "));
    CHECK(said->notes.at(0).text.english().starts_with("install one, e.g.  sudo apt install fonts-"));
    CHECK(said->notes.at(1).text.english().ends_with("(spotit-print fonts --covers \u0378)"));
    CHECK(!check_characters("abc", fonts()));
    // No font for words has emoji; none can be installed.
    const auto emoji = check_characters("🦩", fonts());
    REQUIRE(emoji);
    CHECK(emoji->notes.at(0).text.english().starts_with("delete it"));
}
