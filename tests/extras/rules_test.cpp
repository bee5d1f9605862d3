#include "extras/pages.hpp"

#include "extras/sample.hpp"

#include <doctest/doctest.h>

using namespace spotit;
using namespace spotit::extras;
using namespace spotit::extras::test;

namespace {

/// Enough of them for every game; what is on them is the same to the rules.
const std::vector<std::vector<int>> many(31, std::vector<int>{0, 1, 2});

/// Its first words, by plain blanks, as the reader gives them.
bool says(const std::string& page, std::string text) {
    for (std::size_t at = text.find("\u00a0"); at != std::string::npos; at = text.find("\u00a0"))
        text.replace(at, 2, " ");
    return page.find(text.substr(0, text.find(' ', 12))) != std::string::npos;
}

} // namespace

TEST_CASE("the rules of every game stand on one sheet, in each language") {
    for (const texts::Texts* texts : texts::all()) {
        document::Document document = sample(numbered(7), many);
        document.language = texts->language;
        add(document, {.rules = all_matching()});
        REQUIRE(document.pages.size() == 1);
        CHECK(document.pages[0].name == "rules");
        const std::string page = text_on(document, document.pages[0]);
        CAPTURE(page);
        CHECK(says(page, std::string(texts->rules.title)));
        for (const Game game : all_matching()) {
            CHECK(says(page, std::string(find_game_texts(*texts, game).name)));
            for (const std::string_view step : find_game_texts(*texts, game).steps)
                CHECK(says(page, std::string(step)));
        }
        CHECK(!says(page, std::string(texts->rules.set.steps[1])));
        CHECK(page.find("465") != std::string::npos); // pairs among 31 cards
    }
}

TEST_CASE("the rules of a deck of two piles say how they are played against each other, in each language") {
    for (const texts::Texts* texts : texts::all())
        for (const bool two_piles : {false, true}) {
            document::Document document = sample(numbered(7), many);
            document.language = texts->language;
            add(document, {.rules = all_matching()}, {.two_piles = two_piles});
            CHECK(says(text_on(document, document.pages[0]), std::string(texts->rules.two_piles)) ==
                  two_piles);
        }
}

TEST_CASE("nothing on a sheet of rules is nearer to the edge than the margin, on any paper") {
    for (const geom::Size paper :
         {geom::Size{210, 297}, geom::Size{297, 210}, geom::Size{105, 148}, geom::Size{420, 297}})
        for (const double margin : {5.0, 8.0, 15.0}) {
            document::Document document = sample(numbered(7), many);
            document.paper = paper;
            std::vector<Game> every = all_matching();
            every.push_back(Game::Set);
            PageSetup setup;
            setup.sheet.margin = margin;
            add(document, {.rules = every}, setup);
            REQUIRE(!document.pages.empty());
            int found = 0;
            for (const document::Page& page : document.pages) {
                CHECK(min_margin(document, page) >= margin - 0.3); // letters reach beyond their line a little
                for (const Game game : every)
                    found += says(text_on(document, page),
                                  std::string(find_game_texts(texts::find("en"), game).steps[1]));
            }
            // Two games begin alike.
            CHECK(found >= static_cast<int>(every.size()));
        }
}

TEST_CASE("a sheet says what the deck promises") {
    document::Document document = sample(numbered(7), many);
    add(document, {.rules = {Game::Set}}, {.promise = Promise::OneThird});
    CHECK(says(text_on(document, document.pages[0]), "Any two of the 31 cards in this deck form a trio"));
    add(document, {.rules = {Game::Tower}}, {.promise = Promise::None});
    CHECK(text_on(document, document.pages[1]).find("in this deck") == std::string::npos);
}

TEST_CASE("sheets are added only if they are asked for, and not to decks of one card a page") {
    document::Document document = sample(numbered(7), many);
    add(document, {});
    CHECK(document.pages.empty());
    document.one_card_per_page = true;
    add(document, {.rules = all_matching(), .key = KeyContent::Names});
    CHECK(document.pages.empty());
}

TEST_CASE("a missing font is reported") {
    document::Document document = sample(numbered(7), many);
    CHECK_THROWS_AS(add(document, {.key = KeyContent::Names}, {.fonts = {.text = "No Such Font Anywhere"}}),
                    diag::Error);
}
