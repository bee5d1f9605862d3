#include "extras/sample.hpp"

#include <spotit/deck/options.hpp>
#include <spotit/texts.hpp>

#include <doctest/doctest.h>

#include <algorithm>

using namespace spotit;
using namespace spotit::extras;
using namespace spotit::extras::test;

namespace {

/// A deck, and its document with a picture for each symbol.
struct Sample {
    deck::Deck deck;
    document::Document document;
    PageSetup setup;

    Sample(const deck::Options& options, int symbols)
        : deck(deck::make(options, symbols))
        , document(sample(numbered(deck.symbol_count), deck.cards)) {
        setup.deck = &deck;
        const auto size = deck::compute_size(options, symbols);
        setup.left_out = size->cards - static_cast<int>(deck.cards.size());
    }
    Sample(const Sample&) = delete;
    Sample& operator=(const Sample&) = delete;

    const document::Page& make() {
        document.pages.clear();
        add(document, {.why = true}, setup);
        REQUIRE(document.pages.size() == 1);
        CHECK(document.pages[0].name == "why");
        return document.pages[0];
    }
    std::string poster() { return text_on(document, make()); }
    bool has(const std::string& drawing) const {
        return std::ranges::any_of(document.pages[0].texts, [&](const document::PlacedPicture& placed) {
            return document.pictures[static_cast<std::size_t>(placed.picture)].name == drawing;
        });
    }
};

deck::Options options(deck::Kind kind, std::optional<int> cards = {}) {
    return {.kind = kind, .symbols_per_card = {}, .cards = cards};
}

/// Its first words up to the first number, by plain blanks.
bool has_text(const std::string& page, std::string_view text) {
    return page.find(text.substr(0, std::min(text.find('{'), text.find(' ', 20)))) != std::string::npos;
}

} // namespace

TEST_CASE("a plane is put around a clock, with the numbers of this deck, in each language") {
    Sample whole(options(deck::Kind::Projective), 31), part(options(deck::Kind::Projective, 29), 31);
    for (const std::string_view language : list_languages()) {
        whole.document.language = part.document.language = language;
        const std::string page = whole.poster(), other = part.poster();
        CAPTURE(page);
        CHECK(has_text(page, texts::find(language)["why"]));
        CHECK(has_text(page, texts::find(language)["why_clock"]));
        CHECK(page.find("465") != std::string::npos);
        CHECK(page.find("31") != std::string::npos);
        CHECK(page.find("30") != std::string::npos);
        CHECK(page.find('{') == std::string::npos);
        CHECK(whole.has("clock"));
        CHECK(!has_text(page, texts::find(language)["why_left_out"]));
        CHECK(has_text(other, texts::find(language)["why_left_out"]));
        CHECK(other.find("406") != std::string::npos); // pairs among 29 cards
        CHECK(part.has("clock"));
    }
}

TEST_CASE("the two smallest planes are points and lines, if no card is left out") {
    for (const int symbols : {7, 13}) {
        Sample whole(options(deck::Kind::Projective), symbols),
            part(options(deck::Kind::Projective, symbols - 1), symbols);
        CHECK(has_text(whole.poster(), "The same deck as a picture"));
        CHECK(whole.has("plane"));
        CHECK(!has_text(part.poster(), "The same deck as a picture"));
        CHECK(!part.has("plane"));
        CHECK(part.has("clock"));
    }
}

TEST_CASE("dual-affine decks are a square, and the table of their pairs where cards are left out") {
    Sample whole(options(deck::Kind::DualAffine), 30), part(options(deck::Kind::DualAffine, 20), 30);
    CHECK(has_text(whole.poster(), "Each of these cards is a place"));
    CHECK(whole.has("line"));
    CHECK(!whole.has("table"));
    CHECK(has_text(part.poster(), "Every row and every column is a card"));
    CHECK(!part.has("line"));
    CHECK(part.has("table"));
}

TEST_CASE("other padded decks have no clock but the table of their pairs, and say what never matches") {
    deck::Options padded = options(deck::Kind::Padded);
    padded.symbols_per_card = 7;
    Sample sample(padded, 33);
    REQUIRE(sample.deck.symbol_count > sample.deck.matching);
    const std::string page = sample.poster();
    CAPTURE(page);
    CHECK(has_text(page, "Filler symbols"));
    CHECK(page.find("Filler symbols: " + std::to_string(sample.deck.symbol_count - sample.deck.matching) +
                    ".") != std::string::npos);
    CHECK(sample.has("table"));
    CHECK(!sample.has("clock"));
}

TEST_CASE("a padded deck with all points of a plane is put around its clock, and its fillers are counted") {
    deck::Options padded = options(deck::Kind::Padded);
    padded.symbols_per_card = 7;
    Sample sample(padded, 62);
    const std::string page = sample.poster();
    CAPTURE(page);
    CHECK(has_text(page, "Put the 31 symbols around a clock"));
    CHECK(has_text(page, "the cards are lines of a projective plane of order 5"));
    CHECK(page.find("Filler symbols: 31.") != std::string::npos);
    CHECK(sample.has("clock"));
    CHECK(!sample.has("table"));
}

TEST_CASE("other padded decks say what their cards are taken from, in each language") {
    deck::Options padded = options(deck::Kind::Padded);
    padded.symbols_per_card = 7;
    for (const std::string_view language : list_languages())
        for (const auto& [symbols, reason] : {std::pair(28, texts::find(language)["why_own"]),
                                              std::pair(35, texts::find(language)["why_triples"]),
                                              std::pair(38, texts::find(language)["why_design"])}) {
            Sample sample(padded, symbols);
            sample.document.language = language;
            const std::string page = sample.poster();
            CAPTURE(page);
            CHECK(has_text(page, reason));
            CHECK(page.find('{') == std::string::npos);
        }
}

TEST_CASE("a deck whose symbols have two forms says so, and where they are") {
    for (const bool has_piles : {false, true}) {
        Sample sample(options(deck::Kind::Projective), 31);
        const std::string plain = sample.poster();
        CHECK(!has_text(plain, "Each symbol of this deck has two forms"));
        document::Document& document = sample.document;
        document.pictures.insert(document.pictures.begin() + 31, document.pictures.front());
        document.picture_symbols.push_back(document.picture_symbols.front());
        ++document.picture_count;
        sample.setup.two_piles = has_piles;
        const std::string page = sample.poster();
        CAPTURE(page);
        CHECK(has_text(page, "Each symbol of this deck has two forms"));
        CHECK(has_text(page, "The cards are in two piles, one for each form") == has_piles);
        CHECK(has_text(page, "Two cards may show the symbol they share") == !has_piles);
    }
}

TEST_CASE("the cards of Set decks are laid out by their features, and parts of them say so") {
    for (const std::optional<int> cards : {std::optional<int>{}, std::optional(60), std::optional(5)}) {
        Sample sample(options(deck::Kind::Set, cards), 0);
        if (!cards) sample.setup.trio = {0, 1, 2};
        const std::string page = sample.poster();
        CAPTURE(page);
        CHECK(has_text(page, "Choose two cards."));
        CHECK(has_text(page, "Cards of the full deck") == cards.has_value());
        CHECK(count_of(page, "A trio!") == (cards ? 0 : 1));
        CHECK(sample.has("trio") == !cards);
    }
}

TEST_CASE("nothing on the poster is nearer to the edge than the margin, on any paper") {
    for (const geom::Size paper :
         {geom::Size{210, 297}, geom::Size{297, 210}, geom::Size{105, 148}, geom::Size{279.4, 215.9}})
        for (const auto& [kind, symbols] :
             {std::pair(deck::Kind::Projective, 7), std::pair(deck::Kind::Projective, 13),
              std::pair(deck::Kind::Projective, 57), std::pair(deck::Kind::Projective, 133),
              std::pair(deck::Kind::DualAffine, 20), std::pair(deck::Kind::Set, 0)}) {
            CAPTURE(paper.width);
            CAPTURE(symbols);
            Sample sample(options(kind), symbols);
            sample.document.paper = paper;
            sample.document.card = geom::Shape::rectangle({63, 88}, 3);
            for (symbol::Symbol& picture : sample.document.pictures) picture.box = {-5, -5, 5, 5};
            CHECK(min_margin(sample.document, sample.make()) >= 7.7);
        }
}

TEST_CASE("a poster is made only if it is asked for, and not of decks with one card a page") {
    Sample sample(options(deck::Kind::Projective), 7);
    add(sample.document, {}, sample.setup);
    CHECK(sample.document.pages.empty());
    sample.document.one_card_per_page = true;
    add(sample.document, {.why = true}, sample.setup);
    CHECK(sample.document.pages.empty());
}
