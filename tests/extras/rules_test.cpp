#include "extras/pages.hpp"

#include "every_day.hpp"
#include "extras/sample.hpp"

#include <doctest/doctest.h>

#include <set>

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

/// The name and the steps of a game.
struct Shown {
    std::string name;
    std::vector<std::string> steps;
};
Shown find_texts(const document::Document& document, Game game) {
    const texts::Texts texts = texts::find(document.language);
    const GameTexts names = choose_game_texts(game, false);
    Shown shown{std::string(texts[names.name]), {}};
    for (const texts::Name step : names.steps) shown.steps.emplace_back(texts[step]);
    return shown;
}

/// Words in two forms: pile one has "un", "deux", ..., pile two "one", "two", ... in the same places.
document::Document split_deck(int cards) {
    document::Document document = sample({"un.", "deux."}, {});
    for (const std::string word : {"one.", "two."}) {
        document.pictures.push_back(document.pictures.front());
        document.pictures.back().text = word;
    }
    document.pictures[0].text = "un.";
    document.pictures[1].text = "deux.";
    document.picture_symbols = {base::SymbolIndex{0}, base::SymbolIndex{1}, base::SymbolIndex{0},
                                base::SymbolIndex{1}};
    document.picture_count = 4;
    for (int card = 0; card < cards; ++card) {
        document::Face face;
        face.add({2 * card < cards ? 0 : 2, {}}, document::Role::Symbol);
        document.faces.push_back(std::move(face));
    }
    document.card_count = cards;
    return document;
}

} // namespace

TEST_CASE("the rules of a deck of two piles show a card of each, and both forms") {
    document::Document document = split_deck(31);
    add(document, {.rules = all_matching()}, {.two_piles = true});
    const document::Page& page = document.pages.at(0);
    CHECK(count_of(text_on(document, page), "un. = one.") == 1);
    std::set<int> shown;
    for (const document::PlacedPicture& placed : page.texts)
        if (placed.picture < document.picture_count) shown.insert(placed.picture);
    CHECK(shown == std::set<int>{0, 2});
}

TEST_CASE("no game of two piles mixes them, in each language") {
    for (const std::string_view language : list_languages()) {
        document::Document document = split_deck(31);
        document.language = language;
        add(document, {.rules = all_matching()}, {.two_piles = true});
        const std::string page = text_on(document, document.pages.at(0));
        CAPTURE(page);
        const texts::Texts texts = texts::find(language);
        for (const Game game : {Game::Tower, Game::Well, Game::Collect, Game::Shed}) {
            const Shown shown = find_texts(document, game);
            CHECK(says(page, shown.name));
            CHECK(page.find(shown.steps[1].substr(0, 60)) == std::string::npos);
        }
        CHECK(!says(page, find_texts(document, Game::HotPotato).name));
        for (const std::string_view step :
             {texts["rules.deal_one_pile"], texts["rules.open_well"], texts["rules.lay_ring"],
              texts["rules.take_below"], texts["rules.give_below"]})
            CHECK(says(page, std::string(step)));
    }
    document::Document document = split_deck(31);
    const auto warning =
        warn_of_too_few_cards(document, {.rules = {Game::Tower, Game::HotPotato}}, {.two_piles = true});
    REQUIRE(warning);
    CHECK(warning->id == "too-few-cards");
    CHECK(warning->message.english().find("`hot-potato`") != std::string::npos);
    CHECK_FALSE(warn_of_too_few_cards(document, {.rules = all_matching()}, {.two_piles = true}));
}

TEST_CASE("the ring around a match lies below the symbols of its card") {
    document::Document document = sample(numbered(9), {{0, 1, 4}, {3, 4}, {2}, {5}, {6}, {7}});
    for (symbol::Symbol& picture : document.pictures) picture.box = {0, 0, 20, 20};
    add(document, {.rules = {Game::HotPotato}});
    std::vector<int> order; // of each card: its ring, then its symbols
    for (const document::PlacedPicture& placed : document.pages.at(0).texts) {
        const std::string& name = document.pictures[static_cast<std::size_t>(placed.picture)].name;
        order.push_back(placed.picture < document.picture_count ? 1 : name == "ring" ? 0 : -1);
    }
    std::erase(order, -1);
    CHECK(order == std::vector<int>{0, 1, 1, 1, 0, 1, 1});
}

TEST_CASE("no line of a small card is thinner than a print shop wants") {
    for (const double share : {1.0, 0.5, 0.1}) {
        document::Document document = sample(numbered(2), {{0, 1}});
        document.faces[0].items.insert(
            document.faces[0].items.begin(),
            document::Item{
                document::Role::Ground,
                drawing::Line{.outlined = document.card.shrink(1), .width = 0.2, .color = {1, 0, 0, 1}}});
        const symbol::Symbol card =
            draw_card_ground(make_context(document, {}, {}), document.faces[0], document.card, share);
        double thinnest = 1e9;
        const auto look = [&](const auto& self, const drawing::Items& items) -> void {
            for (const drawing::Item& item : items) {
                if (const auto* const group = std::get_if<drawing::Group>(&item.node))
                    self(self, group->items);
                if (const auto* const line = std::get_if<drawing::Stroke>(&item.node))
                    thinnest = std::min(thinnest, line->width);
            }
        };
        look(look, card.drawing.items());
        CHECK(thinnest * share * 72 / 25.4 >= 0.25);
    }
}

TEST_CASE("no line around a small symbol is thinner than a print shop wants") {
    document::Document document = sample(numbered(9), {{0, 1, 4}, {3, 4}, {2}, {5}, {6}, {7}});
    for (symbol::Symbol& picture : document.pictures) {
        drawing::Stroke rim{.width = 0.12};
        rim.path.add(geom::Box{2, 2, 18, 18});
        picture.box = {0, 0, 20, 20};
        picture.drawing = drawing::Items{{std::move(rim)}, {drawing::Use{picture.drawing, {}}}};
    }
    add(document, {.rules = {Game::HotPotato}, .key = KeyContent::Names});
    int count = 0;
    for (const document::Page& page : document.pages)
        for (const document::PlacedPicture& placed : page.texts) {
            const symbol::Symbol& picture = document.pictures[static_cast<std::size_t>(placed.picture)];
            if (picture.box.width() < 20 || picture.drawing.items().size() != 2) continue;
            const auto* const rim = std::get_if<drawing::Stroke>(&picture.drawing.items().front().node);
            if (rim == nullptr) continue;
            ++count;
            CHECK(rim->width * std::hypot(placed.place.a, placed.place.b) * 72 / 25.4 >= 0.25);
        }
    CHECK(count > 5);
}

TEST_CASE("the rules of every game stand on one sheet, in each language") {
    for (const std::string_view language : texts::languages()) {
        document::Document document = sample(numbered(7), many);
        document.language = language;
        add(document, {.rules = all_matching()});
        REQUIRE(document.pages.size() == 1);
        CHECK(document.pages[0].name == "rules");
        const std::string page = text_on(document, document.pages[0]);
        CAPTURE(page);
        CHECK(says(page, std::string(texts::find(language)["rules.title"])));
        for (const Game game : all_matching()) {
            CHECK(says(page, std::string(find_texts(document, game).name)));
            for (const std::string_view step : find_texts(document, game).steps)
                CHECK(says(page, std::string(step)));
        }
        CHECK(!says(page, std::string(texts::find(language)["set.start"])));
        CHECK(page.find("465") != std::string::npos); // pairs among 31 cards
    }
}

TEST_CASE("the rules of a deck of two piles say how they are played against each other, in each language") {
    for (const std::string_view language : list_languages())
        for (const bool two_piles : {false, true}) {
            document::Document document = sample(numbered(7), many);
            document.language = language;
            add(document, {.rules = all_matching()}, {.two_piles = two_piles});
            CHECK(says(text_on(document, document.pages[0]),
                       std::string(texts::find(language)["rules.two_piles"])) == two_piles);
        }
}

TEST_CASE("nothing on a sheet of rules is nearer to the edge than the margin, on any paper") {
    tests::EveryDay every_day(12);
    for (const geom::Size paper :
         {geom::Size{210, 297}, geom::Size{297, 210}, geom::Size{105, 148}, geom::Size{420, 297}})
        for (const double margin : {8.0, 5.0, 15.0}) {
            if (every_day.skips_next()) continue;
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
                const std::string text = text_on(document, page);
                for (const Game game : every)
                    found += says(text, std::string(find_texts(document, game).steps[1]));
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
