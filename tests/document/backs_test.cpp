#include "document/composed.hpp"
#include "every_day.hpp"
#include "face_parts.hpp"
#include "shapes.hpp"

#include <spotit/background.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>

using namespace spotit;
using namespace spotit::tests;

namespace {

constexpr color::Color crimson{0.86, 0.08, 0.24, 1}, gold{1, 0.84, 0, 1}, navy{0, 0, 0.5, 1};

document::Back patterned(const std::string& text) {
    document::Back back;
    back.drawing = background::BackgroundSpec{background::make_default_back(), {}};
    back.text = text;
    return back;
}

const document::Face& find_back(const Composed& deck, int copy) {
    return deck.document.faces[static_cast<std::size_t>(deck.document.card_count + copy)];
}
tests::FaceParts back_parts(const Composed& deck, int copy) {
    return tests::parts_of(deck.document.card, find_back(deck, copy));
}

} // namespace

TEST_CASE("all copies share one back, unless they have colors or say which copy they are") {
    CHECK(compose({.back = patterned("{title}"), .copies = 4}).document.faces.size() == 3 + 1);
    const Composed numbered = compose({.back = patterned("deck {copy}"), .copies = 4});
    CHECK(numbered.document.faces.size() == 3 + 4);
    CHECK(numbered.texts(3) == std::vector<std::string>{"deck 1"});
    CHECK(numbered.texts(6) == std::vector<std::string>{"deck 4"});
    CHECK(
        compose({.back = patterned(""), .copies = 4, .copy_colors = {crimson, gold}}).document.faces.size() ==
        3 + 2);
    CHECK(compose({}).document.faces.size() == 3);
}

TEST_CASE("copies have their colors in turn, the drawing in shades of them") {
    const Composed deck = compose({.back = patterned("{copy}"), .copies = 3, .copy_colors = {crimson, gold}});
    CHECK(back_parts(deck, 0).background == crimson);
    CHECK(back_parts(deck, 1).background == gold);
    CHECK(back_parts(deck, 2).background == crimson);
    CHECK(back_parts(deck, 0).drawing->picture == back_parts(deck, 2).drawing->picture);
    CHECK(back_parts(deck, 0).drawing->picture != back_parts(deck, 1).drawing->picture);
    const auto mean = [&](int copy) {
        const auto picture = static_cast<std::size_t>(back_parts(deck, copy).drawing->picture);
        return background::compute_mean_color(deck.document.pictures[picture], deck.document.card,
                                              color::white);
    };
    CHECK(mean(0).red > 2 * mean(0).green);
    CHECK(mean(1).green > 2 * mean(1).blue);
}

TEST_CASE("the two piles of a deck have backs of two colors, in each copy") {
    document::Back back = patterned("{copy}");
    back.pile_colors = {crimson, gold};
    const Composed deck = compose({.back = back, .cards = 3, .first_pile = 2, .copies = 2});
    std::vector<std::pair<color::Color, std::string>> backs;
    for (const document::Page& page : deck.document.pages)
        if (page.side == document::Side::Back)
            for (const document::Slot& slot : page.slots) {
                const auto face = static_cast<std::size_t>(slot.face);
                backs.emplace_back(*tests::parts_of(deck.document.card, deck.document.faces[face]).background,
                                   deck.texts(slot.face).front());
            }
    CHECK(backs ==
          std::vector<std::pair<color::Color, std::string>>{
              {crimson, "1"}, {crimson, "1"}, {gold, "1"}, {crimson, "2"}, {crimson, "2"}, {gold, "2"}});
}

TEST_CASE("colors of copies that a picture covers are reported, once") {
    const auto said = [](double opacity, const std::vector<color::Color>& colors) {
        document::Back back;
        const std::filesystem::path file = SPOTIT_SOURCE_DIR "/tests/theme/examples/photos/rex.jpg";
        back.drawing = background::BackgroundSpec{background::Image{.file = file, .opacity = opacity}, {}};
        const Composed deck = compose({.back = back, .copies = 3, .copy_colors = colors});
        return std::ranges::count(deck.said, diag::Id("copy-colors"), &diag::Diagnostic::id);
    };
    CHECK(said(1, {crimson, gold}) == 1);
    CHECK(said(0.8, {crimson, gold}) == 0);
    CHECK(said(1, {}) == 0);
    CHECK(compose({.back = patterned(""), .copies = 2, .copy_colors = {crimson, gold}}).said.empty());
}

TEST_CASE("the text stands in the middle of the back, well inside of its rim") {
    EveryDay every_day(10);
    for (const geom::Shape& card :
         {geom::Shape::circle(85), geom::Shape::rectangle({63, 88}, 3), polygons::hexagon(80)})
        for (const char* text :
             {"2B", "Les animaux de la classe", "one\ntwo\nthree", "Donaudampfschifffahrt"}) {
            if (every_day.skips_next()) continue;
            document::Style style;
            style.card = card;
            const Composed deck = compose({.style = style, .back = patterned(text)});
            CAPTURE(text);
            REQUIRE(deck.said.empty());
            const Ink ink = ink_of_labels(deck.document, 3);
            CHECK(ink.min_clearance > 2);
            CHECK(std::abs(ink.box.center().x) < 0.5);
            CHECK(std::abs(ink.box.center().y) < 0.5);
            CHECK(ink.box.width() > 0.25 * card.size().width);
        }
}

TEST_CASE("the text can be read on what lies behind it, whatever color it was given") {
    document::Back plain;
    plain.background = navy;
    plain.text = "2B";
    const Ink on_navy = ink_of_labels(compose({.back = plain}).document, 3);
    CHECK(on_navy.light);
    CHECK(!on_navy.dark);
    document::Back black = patterned("2B");
    black.color = color::black; // the pattern is dark
    const Ink on_plate = ink_of_labels(compose({.back = black}).document, 3);
    CHECK(on_plate.dark);
    CHECK(on_plate.light); // the plate
    CHECK(color::choose_readable_color(gold) == color::black);
    CHECK(color::choose_readable_color(navy) == color::white);
    CHECK(color::measure_contrast(color::black, color::white) == doctest::Approx(21));
}

TEST_CASE("a missing font is reported where the theme names it") {
    const auto theme = std::make_shared<const diag::SourceText>("t.yaml", "font: Nonesuch");
    document::Back back = patterned("2B");
    back.font = "Nonesuch Sans Serif";
    back.font_span = diag::Span(theme, 6, 14);
    const Composed deck = compose({.back = back});
    REQUIRE(deck.said.size() == 1);
    CHECK(deck.said[0].span.begin == 6);
    CHECK(deck.texts(3).empty());
    back.text.clear();
    CHECK(compose({.back = back}).said.size() == 1);
}

TEST_CASE("a text that would be too small to read on the back is an error, once for all copies") {
    std::string text;
    for (int i = 0; i < 500; ++i) text += "{copy} and so on ";
    const Composed deck = compose({.back = patterned(text), .copies = 5});
    REQUIRE(deck.said.size() == 1);
    CHECK(deck.said[0].id == "long-text");
    CHECK(deck.said[0].severity == diag::Severity::Error);
}

TEST_CASE("a picture that is missing leaves the plain background, and says so once") {
    document::Back back;
    back.drawing = background::BackgroundSpec{background::Image{.file = "nowhere.png"}, {}};
    const Composed deck = compose({.back = back, .copies = 3});
    CHECK(deck.said.size() == 1);
    CHECK(!back_parts(deck, 0).drawing);
}
