
#include "job/deck_pictures.hpp"
#include "places.hpp"

#include <spotit/cards.hpp>
#include <spotit/job/output.hpp>
#include <spotit/symbol/set.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <set>

using namespace spotit;

namespace {

job::Request request(const std::string& theme) {
    job::Request request;
    request.theme = std::make_shared<diag::SourceText>("test.yaml", theme);
    request.places = tests::set_up_places();
    request.producer = "test";
    return request;
}

const std::string words = "title: Words\nsymbols: [one, two, three, four, five, six, seven]\n";

cards::CardList words_list() {
    return job::list(request(words)).list;
}

cards::CardList read(const std::string& json) {
    return cards::read_list(std::make_shared<diag::SourceText>("deck.json", json));
}

std::string refused(const std::string& json) {
    try {
        read(json);
    } catch (const diag::Error& error) {
        CHECK(error.category() == diag::ErrorCategory::Input);
        CHECK(error.diagnostics().at(0).span.source);
        return error.diagnostics().at(0).message;
    }
    return "accepted";
}

bool has(const cards::VerifyReport& verdict, const std::string& message) {
    return std::ranges::any_of(verdict.faults, [&](const diag::Diagnostic& fault) {
        return fault.message.english().find(message) != std::string::npos;
    });
}

/// 27 cards: every combination of three features.
cards::CardList set_list() {
    cards::CardList list;
    list.kind = deck::Kind::Set;
    for (int i = 0; i < 27; ++i) {
        list.symbols.push_back({.id = "drawing " + std::to_string(i), .name = "drawing"});
        list.cards.push_back({{i}, {0, i % 3, i / 3 % 3, i / 9}});
    }
    return list;
}

} // namespace

TEST_CASE("a list has the deck's cards, with the symbols by name") {
    const job::Listing listing = job::list(request(words));
    const cards::CardList& list = listing.list;
    CHECK(list.title == "Words");
    CHECK(list.kind == deck::Kind::Projective);
    CHECK(list.promise.english().find("21 pairs") != std::string::npos);
    REQUIRE(list.cards.size() == 7);
    REQUIRE(list.symbols.size() == 7);
    CHECK(list.symbols[2].id == "three");
    CHECK(list.symbols[2].face.written == "three");
    CHECK(listing.report.cards == 7);
    CHECK(listing.report.pairs == 21);
}

TEST_CASE("a list of a theme has the cards that are drawn") {
    const job::Report report = job::make_deck(request(words + "layout: {effort: fast}\n")).report;
    CHECK(report.cards == 7);
    CHECK(report.promise.english() == words_list().promise);
}

TEST_CASE("emoji have their names in the theme's language, and pictures those of their files") {
    const auto list =
        job::list(request("language: fr\nsymbols: [🐘, 🦒, 🐧, 🦓, 🦩, 🦔, 🐙]\n")).list;
    CHECK(list.symbols[0].face.written == "🐘");
    CHECK(list.symbols[0].name == "éléphant");
    CHECK(list.language == "fr");
}

TEST_CASE("symbols of the same name get ids of their own") {
    CHECK(job::number_names({"dog", "cat", "dog", "dog 2", "dog"}) ==
          std::vector<std::string>{"dog", "cat", "dog 3", "dog 2", "dog 4"});
}

TEST_CASE("JSON that was written is read back the same") {
    cards::CardList list = words_list();
    list.symbols[0].names = {{"fr", "un"}, {"de", "eins"}};
    list.symbols[1].name = "quote \" and \\ and 🐶";
    const std::string json = cards::list_as_json(list);
    CHECK(cards::list_as_json(read(json)).size() > 100);
    const cards::CardList again = read(json);
    CHECK(again.symbols[0].names == list.symbols[0].names);
    CHECK(again.symbols[1].name == list.symbols[1].name);
    REQUIRE(again.cards.size() == list.cards.size());
    for (std::size_t i = 0; i < list.cards.size(); ++i)
        CHECK(again.cards[i].symbols == list.cards[i].symbols);
}

TEST_CASE("CSV has one row per card, and quotes what needs it") {
    cards::CardList list;
    list.symbols = {{.id = "a, \"b\"", .name = "", .face = {symbol::SymbolKind::Word, "x"}},
                    {.id = "dog", .name = "", .face = {symbol::SymbolKind::Emoji, "🐶"}}};
    list.cards = {{{0, 1}, {}}, {{1}, {}}};
    CHECK(cards::list_as_csv(list) == "card,symbol_1,symbol_2,picture_1,picture_2\r\n"
                                      "1,\"a, \"\"b\"\"\",dog,x,🐶\r\n"
                                      "2,dog,,🐶,\r\n");
}

TEST_CASE("CSV says by their names what drawings of a set deck are") {
    const std::string csv = cards::list_as_csv(job::list(request("deck: {kind: set}\n")).list);
    const std::string first = csv.substr(csv.find('\n') + 1, csv.find('\n', csv.find('\n') + 1));
    const std::string row = first.substr(0, first.find('\r'));
    std::vector<std::string> fields{""};
    for (const char c : row)
        c == ',' ? static_cast<void>(fields.emplace_back()) : static_cast<void>(fields.back() += c);
    REQUIRE(fields.size() == 7); // the number, three symbols, three pictures
    CHECK_FALSE(fields[4].empty());
    CHECK(fields[4] == fields[1]);
}

TEST_CASE("words that nobody can tell apart look the same on the cards of a list") {
    cards::CardList list = words_list();
    list.symbols[0].face.written = "ice\u00A0cream";
    list.symbols[1].face.written = "ice cream";
    CHECK(has(cards::verify(list), "look the same: ice"));
    list.symbols[1].face.written = "icecream";
    CHECK(cards::verify(list).broken == 0);
}

TEST_CASE("the table stands in columns under wide characters") {
    cards::CardList list;
    list.title = "Pets";
    list.promise = "all is well";
    list.symbols = {{.id = "dog", .name = "", .face = {symbol::SymbolKind::Emoji, "🐶"}},
                    {.id = "猫", .name = ""},
                    {.id = "x", .name = ""}};
    list.cards = {{{0, 2}, {}}, {{1, 0}, {}}};
    CHECK(cards::list_as_text(list) == "Pets\n2 cards, 3 symbols: all is well\n\n"
                                       "1  🐶 dog  x\n"
                                       "2  猫      🐶 dog\n");
}

TEST_CASE("a list that is right is proved from what was read") {
    const cards::VerifyReport verdict = cards::verify(read(cards::list_as_json(words_list())));
    CHECK(verdict.broken == 0);
    CHECK(verdict.pairs == 21);
    CHECK(verdict.promise.english() == "each of the 21 pairs of cards shares exactly one symbol");
}

TEST_CASE("a symbol that was swapped is found by name, and so is its card") {
    cards::CardList list = words_list();
    int& place = list.cards[4].symbols[1];
    const int old = place;
    do place = (place + 1) % 7;
    while (std::ranges::count(list.cards[4].symbols, place) > 1);
    const cards::VerifyReport verdict = cards::verify(list);
    // One of the two other cards with the old symbol has the new one, too, so one pair has none left; of the
    // three with the new one the other two share a second one.
    CHECK(verdict.broken == 3);
    CHECK(verdict.promise.empty());
    CHECK(has(verdict, "share no symbol"));
    CHECK(has(verdict, "share 2 symbols: "));
    CHECK(has(verdict, list.symbols[static_cast<std::size_t>(place)].id));
    REQUIRE(verdict.faults[0].notes.size() == 1);
    CHECK(verdict.faults[0].notes[0].text.english().find("card 5 is involved in all") != std::string::npos);
    CHECK(old != place);
}

TEST_CASE("a card with a symbol twice, or with too few, is found") {
    cards::CardList twice = words_list();
    twice.cards[2].symbols[0] = twice.cards[2].symbols[1];
    CHECK(has(cards::verify(twice), "card 3 shows "));
    cards::CardList few = words_list();
    few.cards[6].symbols.pop_back();
    CHECK(has(cards::verify(few), "card 7 has 2 symbols, not 3"));
}

TEST_CASE("one symbol of each category is proved from what was read, and a swapped one is found by name") {
    const std::string theme = "deck:\n  categories: {animals: [dog, cat, cow], fruit: [apple, pear, plum],\n"
                              "    tools: [saw, axe, file], toys: [ball, kite, doll]}\n";
    const job::Listing listing = job::list(request(theme));
    const std::string json = cards::list_as_json(listing.list);
    cards::CardList list = read(json);
    CHECK(list.symbols[4].category == "fruit");
    CHECK(cards::list_as_json(list).substr(0, 60) == json.substr(0, 60));
    const cards::VerifyReport sound = cards::verify(list);
    CHECK(sound.broken == 0);
    CHECK(sound.promise == listing.list.promise);
    CHECK(sound.promise.english().ends_with("each card shows one symbol of each of the 4 categories"));

    std::vector<int>& card = list.cards[4].symbols;
    const auto category_of = [&](int index) {
        return list.symbols[static_cast<std::size_t>(index)].category;
    };
    const auto fruit = std::ranges::find(card, "fruit", category_of);
    const int other = (*std::ranges::find(card, "toys", category_of) - 9 + 1) % 3 + 9;
    *fruit = other;
    const cards::VerifyReport broken = cards::verify(list);
    CHECK(has(broken, "card 5 shows no symbol of fruit"));
    CHECK(has(broken, "card 5 shows 2 of toys: "));
    CHECK(has(broken, list.symbols[static_cast<std::size_t>(other)].id));
    CHECK(broken.promise.empty());

    std::string without = json;
    without.replace(without.find("\"category\": \"fruit\""), 19, "\"x\": \"no\"");
    CHECK(refused(without) == "'apple' has no category, but other symbols have one");
}

TEST_CASE("a list says what is printed on each card, not what the symbol is") {
    const std::string theme = "symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\ndeck: {forms: ";
    const cards::CardList list = job::list(request(theme + "split}\n")).list;
    const std::string csv = cards::list_as_csv(list);
    CHECK(csv.starts_with("card,symbol_1,symbol_2,symbol_3,picture_1,picture_2,picture_3,pile\r\n"));
    for (std::size_t card = 0; card < list.cards.size(); ++card) {
        CHECK(list.cards[card].pile == (card < 4 ? 1 : 2));
        for (std::size_t i = 0; i < 3; ++i) {
            const cards::CardList::Face face = cards::find_face(list, list.cards[card], i);
            CHECK(face.kind == (card < 4 ? symbol::SymbolKind::Emoji : symbol::SymbolKind::Word));
        }
        // The last row of the second pile has words where those of the first have emoji.
        const std::size_t row = csv.find("\r\n" + std::to_string(card + 1) + ",") + 2;
        const std::string line = csv.substr(row, csv.find('\r', row) - row);
        CHECK((line.find("\xF0\x9F") == std::string::npos) == (card >= 4));
    }
    CHECK(cards::list_as_text(list).find("pile 1: cards 1 to 4, pile 2: cards 5 to 7\n") !=
          std::string::npos);

    const cards::CardList again = read(cards::list_as_json(list));
    CHECK(cards::list_as_csv(again) == csv);
    CHECK(again.cards[5].forms == list.cards[5].forms);
    CHECK(again.symbols[2].forms == list.symbols[2].forms);
    CHECK(cards::verify(again).broken == 0);

    const std::string with_caption = cards::list_as_csv(job::list(request(theme + "labeled}\n")).list);
    CHECK(with_caption.find("label_3\r\n") != std::string::npos);
    CHECK(with_caption.find(",🐶") != std::string::npos);
    const std::string worded = cards::list_as_csv(job::list(request(theme + "words}\n")).list);
    CHECK(worded.find("🐶") == std::string::npos);
    CHECK(cards::list_as_csv(job::list(request(theme + "pictures}\n")).list).find("pile") ==
          std::string::npos);
}

TEST_CASE("forms that a list has not are refused, and symbols that look the same are found") {
    const std::string theme = "symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\ndeck: {forms: split}\n";
    cards::CardList list = job::list(request(theme)).list;
    CHECK(list.symbols[0].forms.size() == 2);
    list.symbols[0].forms[0] = list.symbols[1].forms[0];
    CHECK(has(cards::verify(list), "cat on card 2 and dog on card 3 look the same: 🐱"));
    list.cards[2].forms[1] = 7;
    CHECK(refused(cards::list_as_json(list)) ==
          "\"forms\" of card 3 has a number that its symbol has no form for");
    list.cards[2].forms.pop_back();
    CHECK(refused(cards::list_as_json(list)) ==
          "\"forms\" of card 3 must be an array with a number for each symbol");
    list.cards[2].forms.clear();
    list.cards[2].pile = 3;
    CHECK(refused(cards::list_as_json(list)) == "a card's \"pile\" must be 1 or 2");
}

TEST_CASE("the features of a SET deck are held to what its drawings are called, in each language") {
    for (const char* language : {"en", "de", "fr", "es"}) {
        const std::string theme = std::string("language: ") + language + "\ndeck: {kind: set}\n";
        const cards::CardList list = job::list(request(theme)).list;
        CHECK(cards::verify(list).broken == 0);
        cards::CardList swapped = list; // of two cards with as many drawings
        const auto same_count = [&](const cards::CardList::Card& card) {
            return card.features[0] == list.cards[0].features[0];
        };
        const auto other = std::find_if(swapped.cards.begin() + 1, swapped.cards.end(), same_count);
        std::swap(swapped.cards[0].features, other->features);
        CHECK(cards::verify(swapped).broken > 0);
        // The same triples by other names: colors that depend on the fill.
        cards::CardList renamed = list;
        for (auto& card : renamed.cards)
            card.features[1] = (card.features[1] + card.features[2] * card.features[2]) % 3;
        CHECK(has(cards::verify(renamed), "have the same color, but one shows "));
    }
}

TEST_CASE("27 cards of the 81 of a SET deck are a part of it, and right") {
    const cards::CardList list = job::list(request("deck: {kind: set, cards: 27}\n")).list;
    CHECK(cards::verify(list).broken == 0);
}

TEST_CASE("colors of a SET deck that are called the same are numbered") {
    const cards::CardList list =
        job::list(request("deck: {kind: set, set: {colors: [\"#f00\", \"#a00000\", blue]}}\n")).list;
    std::set<std::string> colors;
    for (const cards::CardList::Symbol& symbol : list.symbols) {
        CHECK(symbol.id == symbol.name);
        colors.insert(symbol::parse_set_name(symbol.name).value().color);
    }
    CHECK(colors == std::set<std::string>{"red", "red 2", "blue"});
}

TEST_CASE("a SET deck is proved by its features") {
    cards::CardList list = set_list();
    const cards::VerifyReport verdict = cards::verify(read(cards::list_as_json(list)));
    CHECK(verdict.broken == 0);
    CHECK(verdict.promise.english() ==
          "each of the 351 pairs of cards makes a trio with exactly one other card: 117 trios");
    list.cards[3].features = list.cards[7].features;
    CHECK(has(cards::verify(list), "cards 4 and 8 are the same"));
    CHECK(has(cards::verify(list), "no card makes a trio with cards"));
    cards::CardList part = set_list();
    part.cards.resize(12);
    CHECK(cards::verify(part).broken == 0);
    CHECK(cards::verify(part).promise.english().find("at most one other card: ") != std::string::npos);
}

TEST_CASE("a list without cards to compare, or with wrong numbers, is refused") {
    cards::CardList list = words_list();
    const std::string whole = cards::list_as_json(list);
    const std::string number = "\"number\": 3";
    REQUIRE(whole.find(number) != std::string::npos);
    std::string renumbered = whole;
    renumbered.replace(whole.find(number), number.size(), "\"number\": 2");
    CHECK(refused(renumbered) == "the cards must be numbered from 1; card 3 has another number");
    list.cards.resize(1);
    CHECK(refused(cards::list_as_json(list)) ==
          "this list has fewer than two cards, so there is nothing to check");
    list.cards.clear();
    CHECK(refused(cards::list_as_json(list)) ==
          "this list has fewer than two cards, so there is nothing to check");
}

TEST_CASE("what is no list of cards is refused with the reason") {
    CHECK(refused("{") == "this is not JSON");
    CHECK(refused("[]") == "the list has no \"schema_version\"");
    CHECK(refused("{\"schema_version\": 2}").find("another version") != std::string::npos);
    CHECK(refused("{\"schema_version\": 1, \"kind\": \"odd\"}") == "there is no kind of deck called 'odd'");
    const std::string begin = "{\"schema_version\": 1, \"kind\": \"projective\", ";
    CHECK(refused(begin + "\"symbols\": 3}") == "\"symbols\" must be an array");
    CHECK(refused(begin + "\"symbols\": [{\"id\": 3}]}") == "\"id\" of symbol 1 must be a string");
    CHECK(refused(begin + "\"symbols\": [{\"id\": \"a\"}, {\"id\": \"a\"}]}") ==
          "two symbols have the id 'a'");
    CHECK(refused(begin + "\"symbols\": [], \"cards\": [{\"symbols\": [\"b\"]}]}") ==
          "card 1 shows 'b', which is not a symbol");
    CHECK(refused(begin + "\"symbols\": [], \"cards\": [{\"symbols\": [], \"features\": [1]}]}") ==
          "\"features\" of card 1 must be an array of 4 numbers");
    CHECK(refused(begin + "\"symbols\": [], \"cards\": [{\"symbols\": [], \"features\": [1, 3, 0, 0]}]}") ==
          "the features of card 1 must be 0, 1 or 2");
    CHECK(refused(std::string(200000, '[')) == "this is not JSON");
}

namespace {

const std::string split_words = "symbols: [{forms: [one, 1]}, {forms: [two, 2]}, {forms: [three, 3]}, "
                                "{forms: [four, 4]}, {forms: [five, 5]}, {forms: [six, 6]}, "
                                "{forms: [seven, 7]}]\ndeck: {forms: split}\n";

} // namespace

TEST_CASE("each match across the piles of a split list joins two forms") {
    const cards::CardList list = read(cards::list_as_json(job::list(request(split_words)).list));
    const cards::VerifyReport right = cards::verify(list);
    CHECK(right.broken == 0);
    // Four cards of one pile beside three of the other.
    CHECK(right.promise.english() ==
          "each of the 21 pairs of cards shares exactly one symbol; each of the 12 matches across "
          "the two piles joins two forms");
}

TEST_CASE("a card of the wrong pile, and a symbol in the wrong form, are named") {
    const cards::CardList list = read(cards::list_as_json(job::list(request(split_words)).list));
    for (std::size_t card = 0; card < list.cards.size(); ++card) {
        CAPTURE(card);
        cards::CardList moved = list;
        moved.cards[card].pile = 3 - moved.cards[card].pile;
        const cards::VerifyReport verdict = cards::verify(moved);
        CHECK(verdict.broken > 0);
        CHECK(verdict.promise.empty());
        CHECK(has(verdict, "card " + std::to_string(card + 1)) +
                  has(verdict, "cards " + std::to_string(card + 1)) +
                  has(verdict, " and " + std::to_string(card + 1) + " ") >
              0);
        for (std::size_t place = 0; place < 3; ++place) {
            const int symbol = list.cards[card].symbols[place];
            if (list.symbols[static_cast<std::size_t>(symbol)].forms.size() < 2) continue; // all in one pile
            cards::CardList turned = list;
            turned.cards[card].forms[place] ^= 1;
            CHECK(cards::verify(turned).broken > 0);
        }
    }
    cards::CardList none = list;
    none.cards[2].pile = 0;
    CHECK(has(cards::verify(none), "card 3 is in neither pile"));
    for (cards::CardList::Card& card : none.cards) card.pile = 1;
    CHECK(has(cards::verify(none), "all cards are in pile 1"));
    for (cards::CardList::Card& card : none.cards) card.pile = 0;
    CHECK(cards::verify(none).broken == 0); // it does not say that it is split
}
