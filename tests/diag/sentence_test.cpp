#include <spotit/diag/phrases.hpp>
#include <spotit/diag/sentence.hpp>

#include "diag/write.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace spotit;
using diag::Sentence, diag::write, diag::write_count;

namespace {

const texts::Catalog german(R"(msgid ""
msgstr "Language: de\nPlural-Forms: nplurals=2; plural=(n != 1);\n"

msgctxt "number.point"
msgid "."
msgstr ","

msgid "{} is not on card {}"
msgstr "auf Karte {1} ist kein {0}"

msgid "set {key: value}"
msgstr "setze {key: value}"

msgid "between {{ and }} is {}"
msgstr "zwischen {{ und }} ist {}"

msgid "a dog"
msgstr "Hund"

msgid "{:.1f} mm or {:.1f}mm"
msgstr "{} mm oder {}mm"

msgid "1 card"
msgid_plural "{} cards"
msgstr[0] "1 Karte"
msgstr[1] "{} Karten"

msgid "or this"
msgstr "oder dies"
)");

} // namespace

TEST_CASE("a sentence is in English, and in another language by its template") {
    const Sentence sentence = write("{} is not on card {}", "🐶", 3);
    CHECK(sentence.english() == "🐶 is not on card 3");
    CHECK(sentence.list_names() == std::vector<std::string>{"0", "1"});
    CHECK(write("{}", sentence).text_template() == "{} is not on card {}");
    CHECK(sentence.translate(german) == "auf Karte 3 ist kein 🐶");
    CHECK(write("{} has no translation", 1).translate(german) == "1 has no translation");
}

TEST_CASE("places with names have the values in the order of their first names") {
    const texts::Catalog other(
        "msgid \"{symbol} is not on card {card}; {symbol}!\"\nmsgstr \"{card:} lacks {symbol} {typo}\"\n");
    const Sentence sentence = write("{symbol} is not on card {card}; {symbol}!", "🐶", 3);
    CHECK(sentence.english() == "🐶 is not on card 3; 🐶!");
    CHECK(sentence.list_names() == std::vector<std::string>{"symbol", "card"});
    CHECK(sentence.translate(other) == "3 lacks 🐶 ");
    CHECK(write("{share:.1f}% {{of}} {share}", 0.25).english() == "0.2% {of} 0.25");
}

TEST_CASE("a value that is a sentence is translated, and a user's word is not") {
    CHECK(write("{} is not on card {}", Sentence("a dog"), 3).translate(german) ==
          "auf Karte 3 ist kein Hund");
    CHECK(write("{} is not on card {}", std::string("a dog"), 3).translate(german) ==
          "auf Karte 3 ist kein a dog");
    CHECK(write("it has {}", Sentence("a dog")).translate(german) == "it has Hund");
    CHECK(Sentence(std::string("a dog")).translate(german) == "Hund"); // a whole text of a table
}

TEST_CASE("braces of a text without values stay, and doubled ones are one") {
    CHECK(Sentence("set {key: value}").translate(german) == "setze {key: value}");
    CHECK(write("between {{ and }} is {}", 1).english() == "between { and } is 1");
    CHECK(write("between {{ and }} is {}", 1).translate(german) == "zwischen { und } ist 1");
}

TEST_CASE("a number before a blank has the language's decimal sign, one of YAML a point") {
    const Sentence sentence = write("{:.1f} mm or {:.1f}mm", 0.54, 2.0);
    CHECK(sentence.english() == "0.5 mm or 2.0mm");
    CHECK(sentence.translate(german) == "0,5 mm oder 2.0mm");
}

TEST_CASE("a length of a theme has a blank and the language's decimal sign, other values are as they are") {
    const auto show = [](std::string_view value) {
        return write("{symbol} {value}", "🐶", diag::show_value(value)).translate(german);
    };
    CHECK(diag::show_value("29.4mm").english() == "29.4\u00A0mm");
    CHECK(show("29.4mm") == "🐶 29,4\u00A0mm");
    CHECK(show("5in") == "🐶 5\u00A0in");
    for (const std::string other : {"1.7", "mm", "63.5x88.9mm", "crimson", ""})
        CHECK(show(other) == "🐶 " + other);
}

TEST_CASE("a count has the form of its number") {
    const auto count = [](std::size_t n) { return write_count(n, "1 card", "{} cards", n); };
    CHECK(count(1).english() == "1 card");
    CHECK(count(7).english() == "7 cards");
    CHECK(count(1).translate(german) == "1 Karte");
    CHECK(count(7).translate(german) == "7 Karten");
    const texts::Catalog russian(R"(msgid ""
msgstr "Language: ru\nPlural-Forms: nplurals=2; plural=(n%10 != 1);\n"

msgid "1 card"
msgid_plural "{} cards"
msgstr[0] "{} карта"
msgstr[1] "{} карты"
)");
    CHECK(count(1).translate(russian) == "1 карта");
    CHECK(count(21).translate(russian) == "21 карта");
}

TEST_CASE("blanks that align a sentence belong to no translation") {
    const Sentence aligned = "     or this";
    CHECK(aligned.translate(german) == "     oder dies");
    CHECK(aligned.trim().translate(german) == "oder dies");
    CHECK(aligned.trim().english() == "or this");
}

TEST_CASE("the end of a line belongs to no translation") {
    const Sentence line = write("  {} is not on card {}\n", "🐶", 3);
    CHECK(line.english() == "  🐶 is not on card 3\n");
    CHECK(line.translate(german) == "  auf Karte 3 ist kein 🐶\n");
    CHECK(Sentence("or this\n").translate(german) == "oder dies\n");
}

TEST_CASE("sentences can be joined") {
    Sentence both = write("{} is not on card {}", "🐶", 3);
    both += "or this";
    CHECK(both.english() == "🐶 is not on card 3or this");
    CHECK(both.translate(german) == "auf Karte 3 ist kein 🐶oder dies");
}
