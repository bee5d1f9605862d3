#include <spotit/document.hpp>

#include "document/composed.hpp"
#include "document/example.hpp"
#include "shapes.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace spotit;
using tests::Example;

namespace {

document::Document proof_on(const geom::Shape& card) {
    return Example().compose("Squares", {}, 85,
                             {.back = document::Back{}, .card = card, .draft_word = "DRAFT"});
}

} // namespace

TEST_CASE("a proof has its word across every front and every back, over everything else") {
    const document::Document document = proof_on(geom::Shape::circle(85));
    REQUIRE(document.faces.size() == 8);
    for (const document::Face& face : document.faces) {
        const auto texts = face.list_pictures(document::Role::Text);
        REQUIRE(!texts.empty());
        CHECK(document.pictures[static_cast<std::size_t>(texts.back().picture)].name == "DRAFT");
    }
    const document::Document plain = Example().compose("Squares", {}, 85, {.back = document::Back{}});
    for (const document::Face& face : plain.faces) CHECK(face.list_pictures(document::Role::Text).empty());
}

TEST_CASE("the word stays inside the card, and nobody overlooks it, whatever the card's shape") {
    for (const geom::Shape& card :
         {geom::Shape::circle(85), geom::Shape::circle(50), geom::Shape::rectangle({63, 88}, 3),
          geom::Shape::rectangle({88, 63}), polygons::hexagon(80)}) {
        CAPTURE(card.size().width);
        CAPTURE(card.corners.size());
        const tests::Ink ink = tests::ink_of_labels(proof_on(card), 0);
        CHECK(ink.min_clearance > 0);
        CHECK(std::max(ink.box.width() / card.size().width, ink.box.height() / card.size().height) > 0.6);
        CHECK(std::abs(ink.box.center().x) < 0.1 * card.size().width);
        CHECK(std::abs(ink.box.center().y) < 0.1 * card.size().height);
        CHECK(!ink.dark); // what is below it can be seen
    }
}

TEST_CASE("sheets without cards get the word, too, upwards across the page") {
    document::Document document = Example().compose("Squares", {}, 85, {.draft_word = "DRAFT"});
    const std::size_t cards = document.pages.size(), labels = document.pages[0].texts.size();
    document.pages.resize(cards + 2);
    document::add_draft_word(document, cards, "DRAFT");
    CHECK(document.pages[0].texts.size() == labels);
    for (std::size_t i = cards; i < cards + 2; ++i) {
        REQUIRE(document.pages[i].texts.size() == 1);
        const document::PlacedPicture& placed = document.pages[i].texts[0];
        const symbol::Symbol& word = document.pictures[static_cast<std::size_t>(placed.picture)];
        CHECK(word.name == "DRAFT");
        const geom::Point start = placed.place({word.box.left, word.box.center().y}),
                          end = placed.place({word.box.right, word.box.center().y});
        CHECK(start.x < 0.3 * document.paper.width);
        CHECK(end.x > 0.7 * document.paper.width);
        CHECK(start.y > end.y);
        CHECK((start.x > 0 && end.x < document.paper.width && end.y > 0));
    }
    document::add_draft_word(document, cards, "");
    CHECK(document.pages[cards].texts.size() == 1);
}
