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

} // namespace

TEST_CASE("title card and box label stand on a page of their own, with the title and symbols of the deck") {
    for (const bool has_card : {true, false})
        for (const bool has_label : {true, false}) {
            document::Document document = sample(numbered(40), {{0, 1}, {1, 2}});
            for (symbol::Symbol& picture : document.pictures) picture.box = {0, 0, 20, 20};
            add(document, {.title_card = has_card, .box_label = has_label});
            const int count = (has_card ? 1 : 0) + (has_label ? 1 : 0);
            REQUIRE(document.pages.size() == (count > 0 ? 1U : 0U));
            if (count == 0) continue;
            const document::Page& page = document.pages.front();
            CHECK(page.name == "cover");
            const std::string text = text_on(document, page);
            CHECK(count_of(text, "Squares") == count);
            CHECK(count_of(text, "2 cards") == count);
            CHECK(deck_pictures(document, page).size() == static_cast<std::size_t>(10 * count));
            CHECK(min_margin(document, page) >= 7.7);
        }
}

TEST_CASE("the title card of a deck of words shows the short ones") {
    document::Document document = sample(numbered(12), {{0, 1}});
    const auto shown = [&](int short_count) {
        for (std::size_t i = 0; i < document.pictures.size(); ++i)
            document.pictures[i].box = {0, 0, i < static_cast<std::size_t>(short_count) ? 30.0 : 50.0, 10};
        document::Document copy = document;
        add(copy, {.title_card = true});
        return deck_pictures(copy, copy.pages.at(0));
    };
    CHECK(shown(7) == std::multiset<int>{0, 1, 2, 3, 4, 5, 6});
    CHECK(shown(5).empty());
}

TEST_CASE("the pictures of a title card lie inside its shape, polygons too") {
    for (const geom::Shape& card : {geom::Shape::circle(80), polygons::hexagon(80), polygons::octagon(80)}) {
        document::Document document = sample(numbered(12), {{0, 1}});
        for (symbol::Symbol& picture : document.pictures) picture.box = {0, 0, 20, 20};
        document.card = card;
        add(document, {.title_card = true});
        const document::Page& page = document.pages.at(0);
        std::vector<geom::Point> corners;
        for (const document::PlacedPicture& placed : page.texts)
            if (placed.picture < document.picture_count)
                for (const geom::Point corner : {geom::Point{0, 0}, {20, 0}, {20, 20}, {0, 20}})
                    corners.push_back(placed.place(corner));
        REQUIRE(corners.size() == 40);
        geom::Box all;
        for (const geom::Point corner : corners) all.add(corner);
        for (const geom::Point corner : corners) CHECK(document.card.clearance(corner - all.center()) > 2);
    }
}

TEST_CASE("a long title is set in smaller letters, its words whole") {
    document::Document document = sample(numbered(40), {{0, 1}});
    document.title = "Straßenbahnhaltestellenverzeichnis und andere Wörter";
    add(document, {.title_card = true});
    CHECK(count_of(text_on(document, document.pages[0]), "Straßenbahnhaltestellenverzeichnis") == 1);
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
