#include "extras/sample.hpp"
#include "shapes.hpp"

#include <doctest/doctest.h>

#include <array>
#include <set>

using namespace spotit;
using namespace spotit::extras;
using namespace spotit::extras::test;

namespace {

/// The pictures of the deck on a page.
std::multiset<int> deck_pictures(const document::Document& document, const document::Page& page) {
    std::multiset<int> all;
    for (const document::PlacedPicture& placed : page.texts)
        if (placed.picture < document.picture_count) all.insert(placed.picture);
    return all;
}

/// Fills a title card as composing makes it; returns what is on it as a page.
document::Page make_title_card(document::Document& document) {
    document.title_card = static_cast<int>(document.faces.size());
    document.faces.emplace_back();
    add(document, {.title_card = true});
    CHECK(document.pages.empty());
    CHECK(document.faces.back().list_pictures(document::Role::Symbol).empty());
    return {.texts = document.faces.back().list_pictures(document::Role::Text)};
}

} // namespace

TEST_CASE("the title card is a face, the box label a page, both with the title and symbols of the deck") {
    for (const bool is_card : {true, false}) {
        document::Document document = sample(numbered(40), {{0, 1}, {1, 2}});
        for (symbol::Symbol& picture : document.pictures) picture.box = {0, 0, 20, 20};
        if (!is_card) add(document, {.box_label = true});
        const document::Page page = is_card ? make_title_card(document) : document.pages.at(0);
        CHECK(page.name == (is_card ? "" : "cover"));
        const std::string text = text_on(document, page);
        CHECK(count_of(text, "Squares") == 1);
        CHECK(count_of(text, "2 cards") == 1);
        CHECK(deck_pictures(document, page).size() == 10);
        if (!is_card) CHECK(min_margin(document, page) >= 7.7);
    }
}

TEST_CASE("the title card of a deck of words shows the short ones") {
    document::Document document = sample(numbered(12), {{0, 1}});
    const auto shown = [&](int short_count) {
        for (std::size_t i = 0; i < document.pictures.size(); ++i)
            document.pictures[i].box = {0, 0, i < static_cast<std::size_t>(short_count) ? 30.0 : 50.0, 10};
        document::Document copy = document;
        const document::Page page = make_title_card(copy);
        return deck_pictures(copy, page);
    };
    CHECK(shown(7) == std::multiset<int>{0, 1, 2, 3, 4, 5, 6});
    CHECK(shown(5).empty());
}

TEST_CASE("the pictures of a title card lie inside its shape, polygons too") {
    for (const geom::Shape& card : {geom::Shape::circle(80), polygons::hexagon(80), polygons::octagon(80)}) {
        document::Document document = sample(numbered(12), {{0, 1}});
        for (symbol::Symbol& picture : document.pictures) picture.box = {0, 0, 20, 20};
        document.card = card;
        const document::Page page = make_title_card(document);
        std::vector<geom::Point> corners;
        for (const document::PlacedPicture& placed : page.texts)
            if (placed.picture < document.picture_count)
                for (const geom::Point corner : {geom::Point{0, 0}, {20, 0}, {20, 20}, {0, 20}})
                    corners.push_back(placed.place(corner));
        REQUIRE(corners.size() == 40);
        for (const geom::Point corner : corners) CHECK(document.card.clearance(corner) > 2);
    }
}

TEST_CASE("a long title is set in smaller letters, its words whole") {
    document::Document document = sample(numbered(40), {{0, 1}});
    document.title = "Straßenbahnhaltestellenverzeichnis und andere Wörter";
    const document::Page page = make_title_card(document);
    CHECK(count_of(text_on(document, page), "Straßenbahnhaltestellenverzeichnis") == 1);
}

TEST_CASE("the rules show two cards and name the symbol on both") {
    // Cards 1 and 2 share nothing, 1 and 3 two symbols.
    document::Document document = sample(numbered(7), {{0, 1}, {2, 3}, {0, 1, 4}, {3, 5}, {6}, {6}});
    add(document, {.rules = {Game::HotPotato}}, {});
    const document::Page& page = document.pages.at(0);
    CHECK(count_of(text_on(document, page), "On both cards: symbol 4.") == 1);
    CHECK(deck_pictures(document, page) == std::multiset<int>{2, 3, 3, 5});
}

TEST_CASE("cards without a match are not shown as an example") {
    document::Document document = sample(numbered(8), {{0}, {1}, {2}, {3}, {4}, {5}, {6}, {7}});
    add(document, {.rules = {Game::HotPotato}});
    CHECK(deck_pictures(document, document.pages.at(0)).empty());
}

TEST_CASE("the rules of a Set deck show the trio that is given") {
    document::Document document = sample(
        numbered(15), std::vector<std::vector<int>>{
                          {0}, {1}, {2}, {3}, {4}, {5}, {6}, {7}, {8}, {9}, {10}, {11}, {12}, {13}, {14}});
    add(document, {.rules = {Game::Set}}, {.trio = std::array<std::size_t, 3>{0, 4, 8}});
    const document::Page& page = document.pages.at(0);
    CHECK(count_of(text_on(document, page), "A trio.") == 1);
    CHECK(deck_pictures(document, page) == std::multiset<int>{0, 4, 8});
}
