#include "texts/plural_rule.hpp"

#include <spotit/texts/catalog.hpp>

#include <doctest/doctest.h>

#include <array>
#include <string>

using namespace spotit::texts;

namespace {

const Catalog polish(R"(# A comment.
msgid ""
msgstr ""
"Language: pl\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\n"

#. a note
#: a/file.cpp
msgid "one card"
msgid_plural "{} cards"
msgstr[0] "jedna karta"
msgstr[1] "{} karty"
msgstr[2] "{} kart"

msgctxt "side"
msgid "back"
msgstr "rewers"

msgid "back"
msgstr "wstecz"

msgid "a \"long\" "
"text"
msgstr "długi "
"\"tekst\"\n"

#, fuzzy
msgid "guessed"
msgstr "zgadnięte"

msgid "not yet"
msgstr ""
)");

} // namespace

TEST_CASE("a file of gettext has contexts, forms for numbers, and texts of several lines") {
    CHECK(polish.language() == "pl");
    CHECK(polish.find("back") == "wstecz");
    CHECK(polish.find("back", "side") == "rewers");
    CHECK(polish.find("back", "another context") == "wstecz");
    CHECK(polish.find("a \"long\" text") == "długi \"tekst\"\n");
    CHECK(polish.find("one card", {}, 1) == "jedna karta");
    CHECK(polish.find("one card", {}, 3) == "{} karty");
    CHECK(polish.find("one card", {}, 12) == "{} kart");
    CHECK(polish.choose_form(22) == 1);
    REQUIRE(polish.find_forms("one card") != nullptr);
    CHECK(polish.find_forms("one card")->size() == 3);
}

TEST_CASE("what is guessed, empty or missing is no translation") {
    for (const char* text : {"guessed", "not yet", "missing", "{} cards", ""}) {
        CAPTURE(text);
        CHECK(polish.find(text).empty());
        CHECK(polish.find_forms(text) == nullptr);
    }
}

TEST_CASE("rules for forms of numbers are read as those of C") {
    struct Row {
        const char* rule;
        std::array<std::size_t, 8> forms; ///< of 0, 1, 2, 5, 11, 21, 22, 101
    };
    // By the tables of the Unicode CLDR for integers.
    constexpr std::array<std::size_t, 8> numbers{0, 1, 2, 5, 11, 21, 22, 101};
    for (const Row& row : {
             Row{"(n != 1)", {1, 0, 1, 1, 1, 1, 1, 1}}, Row{"(n > 1)", {0, 0, 1, 1, 1, 1, 1, 1}},
             Row{"0", {0, 0, 0, 0, 0, 0, 0, 0}},
             Row{"n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2",
                 {2, 0, 1, 2, 2, 0, 1, 0}}, // Russian
             Row{"n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2",
                 {2, 0, 1, 2, 2, 2, 1, 2}}, // Polish
             Row{"n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5",
                 {0, 1, 2, 3, 4, 4, 4, 5}}, // Arabic
         })
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            CAPTURE(row.rule);
            CAPTURE(numbers[i]);
            CHECK(choose_plural_form(row.rule, numbers[i]) == row.forms[i]);
        }
    for (const char* broken : {"", "?", "((((", "n %", "n ? ", "&&", "1 % 0"}) {
        CAPTURE(broken);
        CHECK(choose_plural_form(broken, 3) <= 3);
    }
}
