#include "every_day.hpp"
#include "extras/sample.hpp"
#include "face_parts.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>

using namespace spotit;
using namespace spotit::extras;
using namespace spotit::extras::test;

namespace {

std::string all_text(const document::Document& document) {
    std::string text;
    for (const document::Page& page : document.pages) text += text_on(document, page);
    return text;
}

/// How often each of the deck's pictures stands on the sheets.
std::map<int, int> uses(const document::Document& document) {
    std::map<int, int> count;
    for (const document::Page& page : document.pages)
        for (const document::PlacedPicture& placed : page.texts)
            if (placed.picture < document.picture_count) ++count[placed.picture];
    return count;
}

} // namespace

TEST_CASE("every symbol is named once and shown once, on as many pages as that takes") {
    for (const int symbols : {3, 57, 133, 400}) {
        if (symbols == 400 && !tests::tries_all()) continue;
        document::Document document = sample(numbered(symbols), {{0, 1, 2}});
        add(document, {.key = KeyContent::Names});
        const std::string text = all_text(document);
        for (const std::string& name : document.names) {
            CAPTURE(name);
            CHECK(count_of(text, name) == 1);
        }
        CHECK(uses(document).size() == document.names.size());
        for (const auto& [picture, count] : uses(document)) CHECK(count == 1);
        for (const document::Page& page : document.pages) CHECK(min_margin(document, page) >= 7.7);
        CHECK(document.pages.size() == (symbols <= 57 ? 1U : symbols <= 133 ? 3U : 8U));
        CHECK(document.pages[0].name == "key");
    }
}

TEST_CASE("a name that is wider than its column is smaller or in two lines, and so inside the margin") {
    std::vector<std::string> names = numbered(57);
    for (std::string& name : names) name += " Donaudampfschifffahrt";
    document::Document document = sample(names, {{0, 1, 2}});
    add(document, {.key = KeyContent::Names});
    for (const document::Page& page : document.pages) CHECK(min_margin(document, page) >= 7.7);
}

TEST_CASE("the key uses the deck's own pictures") {
    document::Document document = sample(numbered(57), {{0, 1, 2}});
    add(document, {.key = KeyContent::Names});
    CHECK(document.pictures.size() == 58); // and one of all the texts
}

TEST_CASE("a symbol's cards are counted, one card in the singular") {
    document::Document document = sample({"ant.", "bee.", "cat."}, {{0, 1}, {0, 2}, {0, 0, 1}});
    add(document, {.key = KeyContent::NamesAndCounts});
    const std::string text = all_text(document);
    CHECK(text.find("ant. on 3 cards") != std::string::npos);
    CHECK(text.find("bee. on 2 cards") != std::string::npos);
    CHECK(text.find("cat. on 1 card") != std::string::npos);
    CHECK(text.find("on 1 cards") == std::string::npos);
    CHECK(text.find("Squares · 3 symbols on 3 cards") != std::string::npos);
}

TEST_CASE("names are sorted without regard to capitals and accents") {
    const std::vector<std::string> names{"Zebra.", "éclair.", "Apfel.", "Äpfel.", "fig."};
    document::Document document = sample(names, {{0, 1}});
    add(document, {.key = KeyContent::Names});
    const std::string text = all_text(document);
    std::map<std::size_t, std::string> found;
    for (const std::string& name : names) found[text.find(name)] = name;
    std::vector<std::string> sorted;
    for (const auto& [at, name] : found) sorted.push_back(name);
    CHECK(sorted == std::vector<std::string>{"Apfel.", "Äpfel.", "éclair.", "fig.", "Zebra."});
}

TEST_CASE("a symbol of two forms has both beside its name") {
    document::Document document = sample({"ant.", "bee."}, {{0, 1}, {2, 3}});
    for (int i = 0; i < 2; ++i) {
        document.pictures.push_back(document.pictures[static_cast<std::size_t>(i)]);
        document.picture_symbols.push_back(base::SymbolIndex{i});
    }
    document.picture_count = 4;
    add(document, {.key = KeyContent::NamesAndCounts});
    CHECK(uses(document).size() == 4);
    const std::string text = all_text(document);
    CHECK(count_of(text, "ant.") == 1);
    CHECK(count_of(text, "on 2 cards") == 3); // of both, and of the deck
}

TEST_CASE("a key of 57 pairs is one page, in the order of the list") {
    std::vector<std::string> names;
    for (int i = 57; i > 0; --i) names.push_back("name " + std::to_string(100 + i) + ".");
    document::Document document = sample(names, {{0, 1}});
    for (int i = 0; i < 57; ++i) {
        document.pictures.push_back(document.pictures[static_cast<std::size_t>(i)]);
        document.picture_symbols.push_back(base::SymbolIndex{i});
    }
    document.picture_count = 114;
    add(document, {.key = KeyContent::Names});
    CHECK(document.pages.size() == 1);
    const std::string text = all_text(document);
    std::size_t before = 0;
    for (const std::string& name : names) {
        const std::size_t at = text.find(name);
        CHECK(at != std::string::npos);
        CHECK(at > before);
        before = at;
    }
    CHECK(min_margin(document, document.pages[0]) >= 7.7);
}

TEST_CASE("words stand alone where they are the names of their symbols") {
    document::Document document = sample({"ant.", "six.", "bee."}, {{0, 1, 2}});
    document.pictures[0].text = "ant.";
    document.pictures[1].text = "2 x 3";
    add(document, {.key = KeyContent::NamesAndCounts});
    const std::string text = all_text(document);
    CHECK(count_of(text, "ant.") == 0); // the sample's pictures have no letters
    CHECK(count_of(text, "six.") == 1);
    CHECK(count_of(text, "bee.") == 1);
    CHECK(count_of(text, "on 1 card") >= 3);
    CHECK(uses(document).size() == 3);
}

TEST_CASE("names in other scripts are set, names of emoji alone are left to their pictures, long ones fit") {
    std::string endless;
    for (int i = 0; i < 12; ++i) endless += "verylongname ";
    document::Document document = sample({"Ζώα.", "кит.", "🦄", endless + "end."}, {{0, 1}});
    add(document, {.key = KeyContent::NamesAndCounts});
    const std::string text = all_text(document);
    CHECK(text.find("Ζώα.") != std::string::npos);
    CHECK(text.find("кит.") != std::string::npos);
    CHECK(uses(document).size() == 4);
    CHECK(min_margin(document, document.pages[0]) >= 7.7);
}

TEST_CASE("on cards of a dark color the symbols of the key lie on that color, as they may be white") {
    for (const bool is_dark : {true, false}) {
        document::Document document = sample(numbered(3), {{0, 1}, {1, 2}});
        tests::change_faces(document, [&](tests::FaceParts& face) {
            face.background = is_dark ? color::Color{0, 0, 0.5, 1} : color::Color{1, 1, 0.9, 1};
        });
        add(document, {.key = KeyContent::Names});
        CHECK(std::ranges::count(document.pictures, "ground", &symbol::Symbol::name) == (is_dark ? 3 : 0));
    }
}

TEST_CASE("the dark grounds of words are of one height, with tall letters or without") {
    document::Document document = sample({"bee", "emu"}, {{0, 1}});
    tests::change_faces(document, [](tests::FaceParts& face) {
        face.background = color::Color{0, 0, 0.5, 1};
    });
    for (std::size_t i = 0; i < 2; ++i) {
        symbol::Symbol& word = document.pictures[i];
        word.text = word.name = document.names[i];
        word.x_height = 5;
        word.box = {0, i == 0 ? -8.0 : -5.0, 20, 0};
        word.lines = {{0, -5, 20, 0}};
    }
    add(document, {.key = KeyContent::Names});
    std::vector<double> heights;
    for (const symbol::Symbol& picture : document.pictures)
        if (picture.name == "ground") heights.push_back(picture.box.height());
    REQUIRE(heights.size() == 2);
    CHECK(heights[0] == doctest::Approx(heights[1]));
    CHECK(heights[0] > 8);
}

TEST_CASE("letters of names that no font has are reported, and left out of the key") {
    const document::Document plain = sample({"ant", "bee 🐝"}, {{0, 1}});
    CHECK(!warn_of_missing_letters(plain, {.key = KeyContent::Names}, {}));
    document::Document odd = sample({"ant", "b\u0378e"}, {{0, 1}});
    const auto said = warn_of_missing_letters(odd, {.key = KeyContent::Names}, {});
    REQUIRE(said);
    CHECK(said->severity == diag::Severity::Warning);
    CHECK(said->message.english() == "no font here can draw \"\u0378\" (U+0378); it is left out of the key");
    CHECK(!warn_of_missing_letters(odd, {.key = KeyContent::None}, {}));
    document::Document word = odd; // the word itself stands in the key
    word.pictures[1].text = word.names[1];
    CHECK(!warn_of_missing_letters(word, {.key = KeyContent::Names}, {}));
    add(odd, {.key = KeyContent::Names});
    CHECK(count_of(all_text(odd), "be") == 1);
}
