#include "document/composed.hpp"
#include "shapes.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <set>

using namespace spotit;
using namespace spotit::tests;
using background::Gradient;
using background::Pattern;

namespace {

const geom::Shape circle = geom::Shape::circle(85);
const geom::Shape poker = geom::Shape::rectangle({63, 88}, 3);
const geom::Shape hexagon = polygons::hexagon(80), octagon = polygons::octagon(80, 6);
constexpr color::Color dark_blue{0, 0, 0.5, 1};

document::Style with_caption(const geom::Shape& card) {
    document::Style style;
    style.card = card;
    style.number = true;
    style.text = "{title} · card {number}";
    return style;
}

} // namespace

TEST_CASE("each card has its text and its number, filled in") {
    const Composed deck = compose({.style = with_caption(circle)});
    CHECK(deck.said.empty());
    CHECK(deck.texts(0) == std::vector<std::string>{"My pets · card 1", "1"});
    CHECK(deck.texts(2) == std::vector<std::string>{"My pets · card 3", "3"});
    CHECK(compose({}).texts(0).empty());
}

TEST_CASE("a placeholder after an empty one is filled in too") {
    document::Style style = with_caption(circle);
    style.text = "{title}{number}{title}{title}/{number}{other}";
    CHECK(compose({.style = style, .title = ""}).texts(1)[0] == "2/2{other}");
    CHECK(compose({.style = style, .title = "{number}"}).texts(1)[0] == "{number}2{number}{number}/2{other}");
}

TEST_CASE("a text of nothing but blanks and invisible characters is not drawn") {
    for (const geom::Shape& card : {circle, poker, hexagon})
        for (const char* const text : {" ", "\u200B", "\u00A0", "\u3000 ", "\u2060\u200D", "\uFEFF"}) {
            document::Style style = with_caption(card);
            style.text = text;
            CAPTURE(text);
            const Composed deck = compose({.style = style});
            CHECK(deck.said.empty());
            CHECK(deck.texts(0) == std::vector<std::string>{"1"});
        }
}

TEST_CASE("a text that is the same on all cards is there once") {
    document::Style style = with_caption(circle);
    style.number = false;
    style.text = "{title}";
    const Composed deck = compose({.style = style});
    for (const int card : {1, 2})
        CHECK(deck.document.faces[static_cast<std::size_t>(card)]
                  .list_pictures(document::Role::Text)[0]
                  .picture == deck.document.faces[0].list_pictures(document::Role::Text)[0].picture);
}

TEST_CASE("numbers are made of digits that are there once, side by side") {
    document::Style style = with_caption(circle);
    style.text.clear();
    for (const geom::Shape& card : {circle, poker, hexagon, octagon}) {
        style.card = card;
        const Composed deck = compose({.style = style, .cards = 112});
        CHECK(deck.texts(111) == std::vector<std::string>{"1", "1", "2"});
        std::set<int> digits;
        for (const document::Face& face : deck.document.faces)
            for (const document::PlacedPicture& placed : face.list_pictures(document::Role::Text))
                digits.insert(placed.picture);
        CHECK(digits.size() == 10);
        const Ink wide = ink_of_labels(deck.document, 111), narrow = ink_of_labels(deck.document, 1);
        CHECK(wide.box.width() > 2.2 * narrow.box.width());
        CHECK(wide.min_clearance > 0.1);
        CHECK(wide.max_clearance < 3);
        if (!card.is_box()) CHECK(std::abs(wide.box.center().x) < 0.4);
    }
}

TEST_CASE("labels stay in the band along the rim, where no symbol comes, on every shape") {
    for (const geom::Shape& card : {circle, poker, hexagon, octagon})
        for (const double margin : {2.2, 3.0, 5.0}) {
            const Composed deck = compose({.style = with_caption(card), .margin = margin});
            CAPTURE(margin);
            REQUIRE(deck.texts(0).size() == 2);
            const Ink ink = ink_of_labels(deck.document, 0);
            CHECK(ink.min_clearance > 0.1);
            CHECK(ink.max_clearance < margin);
            CHECK(ink.max_clearance - ink.min_clearance > 1); // there are letters, and they can be read
        }
}

TEST_CASE("labels keep clear of a border on either side of them") {
    for (const geom::Shape& card : {circle, poker, hexagon, octagon}) {
        document::Style style = with_caption(card);
        style.border = document::Border{.width = 0.6, .color = color::black, .inset = 0};
        const Ink inside = ink_of_labels(compose({.style = style, .margin = 4}).document, 0);
        CHECK(inside.min_clearance > 0.6);
        CHECK(inside.max_clearance < 4);
        style.border->inset = 3;
        const Ink outside = ink_of_labels(compose({.style = style, .margin = 4}).document, 0);
        CHECK(outside.min_clearance > 0.1);
        CHECK(outside.max_clearance < 3);
    }
}

TEST_CASE("on a circle the text is above and the number below; else the text is below") {
    document::Style style = with_caption(circle);
    style.number = false;
    CHECK(ink_of_labels(compose({.style = style}).document, 0).box.bottom < 0);
    style.card = poker;
    CHECK(ink_of_labels(compose({.style = style}).document, 0).box.top > 0);
    style.text.clear();
    style.number = true;
    const geom::Box corner = ink_of_labels(compose({.style = style}).document, 0).box;
    CHECK(corner.left > 20);
    CHECK(corner.top > 35);
    style.card = circle;
    CHECK(ink_of_labels(compose({.style = style}).document, 0).box.top > 0);
}

TEST_CASE("letters are black or white, whichever can be read on what lies behind them there") {
    document::Style style = with_caption(circle);
    CHECK(ink_of_labels(compose({.style = style}).document, 0).dark);
    style.background = dark_blue;
    const Ink on_navy = ink_of_labels(compose({.style = style}).document, 0);
    CHECK(on_navy.light);
    CHECK(!on_navy.dark);
    // White above, where the text is, and navy below, where the number is.
    style.background = color::white;
    style.drawing = background::BackgroundSpec{
        Gradient{.kind = Gradient::Kind::Linear, .stops = {{color::white, {}}, {dark_blue, {}}}}, {}};
    const Ink both = ink_of_labels(compose({.style = style}).document, 0);
    CHECK(both.dark);
    CHECK(both.light);
}

TEST_CASE("on a pattern, letters have a rim in its mean color") {
    document::Style style = with_caption(circle);
    style.drawing = background::BackgroundSpec{Pattern{.colors = {dark_blue, color::white}}, {}};
    const Composed patterned = compose({.style = style});
    style.drawing.reset();
    const Composed plain = compose({.style = style});
    const auto size = [](const Composed& deck) {
        const auto picture =
            static_cast<std::size_t>(deck.document.faces[0].list_pictures(document::Role::Text)[0].picture);
        return deck.document.pictures[picture].box.width();
    };
    CHECK(size(patterned) > size(plain) + 0.3);
}

TEST_CASE("a band that is too narrow is an error that says which margin would do") {
    const auto theme = std::make_shared<const diag::SourceText>("t.yaml", "number: corner");
    document::Style style = with_caption(circle);
    style.label_span = diag::Span(theme, 8, 14);
    const Composed deck = compose({.style = style, .margin = 1.9});
    REQUIRE(deck.said.size() == 1);
    CHECK(deck.said[0].id == "small-label");
    CHECK(deck.said[0].span.begin == 8);
    REQUIRE(deck.said[0].notes.size() == 1);
    CHECK(deck.said[0].notes[0].is_fix);
    CHECK(deck.said[0].notes[0].change.settings == std::vector<diag::Setting>{{"card.margin", "2.0mm"}});
    CHECK(deck.texts(0).empty());
    CHECK(compose({.style = style, .margin = 2}).said.empty());
    for (const double border : {1.3, 2.0, 2.1, 2.6}) { // whose sums with 2 mm are rounded
        style.border = document::Border{.width = border, .color = color::black, .inset = 0};
        CHECK(compose({.style = style, .margin = border + 2}).said.empty());
    }
}

TEST_CASE("long lines are set smaller, and those that can't be read are an error, reported once") {
    for (const geom::Shape& card : {circle, poker, hexagon, octagon}) {
        document::Style style = with_caption(card);
        style.number = false;
        style.text = "a line that is long, but not too long";
        const Composed fits = compose({.style = style});
        CHECK(fits.said.empty());
        CHECK(ink_of_labels(fits.document, 0).max_clearance < 3);
        style.text.clear();
        for (int i = 0; i < 20; ++i) style.text += "much too long ";
        const Composed deck = compose({.style = style});
        REQUIRE(deck.said.size() == 1);
        CHECK(deck.said[0].id == "long-label");
        CHECK(deck.texts(0).empty());
    }
}

TEST_CASE("letters that no font has are an error with a way out") {
    document::Style style = with_caption(circle);
    style.text = "\U0010FFFD"; // for private use
    const Composed deck = compose({.style = style});
    REQUIRE(deck.said.size() == 1);
    CHECK(deck.said[0].id == "missing-glyph");
    CHECK(!deck.said[0].notes.empty());
}

TEST_CASE("a text without end is refused as too long, once") {
    document::Style style;
    for (int i = 0; i < 9000; ++i) style.text += "{number} so ";
    const Composed deck = compose({.style = style});
    REQUIRE(deck.said.size() == 1);
    CHECK(deck.said[0].id == "long-label");
    CHECK(deck.texts(0).empty());
}
