#include "every_day.hpp"
#include "theme/read_theme.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/theme/tables.hpp>
#include <spotit/yaml.hpp>

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <random>

#include <unistd.h>

namespace spotit::tests {
namespace {

namespace fs = std::filesystem;
using namespace std::string_literals;

/// The theme of a file as a program saves it, with more lines.
Outcome read_table(const std::string& file, const std::string& more = {}) {
    return read_theme("symbols: [{file: tables/" + file + "}]\n" + more, {},
                      std::string(SPOTIT_SOURCE_DIR) + "/tests/theme/data/theme.yaml");
}

theme::Theme good_table(const std::string& file, const std::string& more = {}) {
    Outcome outcome = read_table(file, more);
    REQUIRE(outcome.said == "");
    REQUIRE(outcome.theme.symbols.size() == 7);
    return std::move(outcome.theme);
}

/// The same table in place of a theme.
Outcome read_table_alone(const std::string& file) {
    const std::string path = std::string(SPOTIT_SOURCE_DIR) + "/tests/theme/data/tables/" + file;
    return read_theme(contents(path), {}, path);
}

/// A list of symbols with this text, and what is read of it; other keys may follow the name.
Outcome read_text(const std::string& name, const std::string& text, const std::string& more = {}) {
    const fs::path folder = fs::temp_directory_path() / ("spotit-tables-" + std::to_string(::getpid()));
    fs::create_directories(folder);
    std::ofstream(folder / name.substr(0, name.find(',')), std::ios::binary) << text;
    Outcome outcome = read_theme("symbols: [🐶 🐱 🐭 🐹 🦊 🐻, {file: " + name + "}]\n" + more,
                                 {}, (folder / "theme.yaml").string());
    fs::remove_all(folder);
    return outcome;
}

using Names = std::map<std::string, std::string>;
using Words = std::vector<std::string>;

const std::string split = "deck: {forms: split}\n";

/// Returns the first rows that warnings name.
Words list_first_rows(const Outcome& outcome) {
    Words rows;
    for (const diag::Diagnostic& each : outcome.diagnostics)
        if (each.id == "table-first-row") rows.emplace_back(diag::read_span(each.span));
    return rows;
}

/// Checks the table of pets with tabs, whatever its encoding.
void check_tabs(const std::string& file) {
    const theme::Theme theme = good_table(file, "language: de\n");
    CHECK(find_emoji(theme.symbols[0]) == "🐶");
    CHECK(theme.symbols[0].name == "Hund");
    CHECK(theme.symbols[0].names == Names{{"de", "Hund"}, {"fr", "le chien"}});
    CHECK(theme.symbols[5].name == "Bär");
    CHECK(theme.symbols[6].name == "Panda, groß");
    CHECK(theme.fits[0].forms.empty());
    const diag::Span& span = theme.symbols[5].span;
    CHECK(span.source->find_line_number(span.begin) == 7);
}

} // namespace

TEST_CASE("a table with tabs is read, with quotes where a comma is") {
    check_tabs("tabs.txt");
}

TEST_CASE(
    "Excel's German CSV is read: its mark, semicolons, doubled quotes, a line end in a cell, an empty row") {
    const theme::Theme theme = good_table("excel-german.csv", split + "language: fr\n");
    CHECK(find_word(theme.symbols[0]) == "le chien");
    CHECK(theme.symbols[0].names == Names{{"de", "Hund"}, {"fr", "le chien"}});
    CHECK(theme.fits[0].forms == Words{"le chien", "Hund"});
    CHECK(theme.fits[5].forms == Words{"l’ours; brun", "der \"Bär\""});
    CHECK(theme.fits[6].forms == Words{"le panda", "Panda (groß)"});
}

TEST_CASE("LibreOffice's CSV is read, with pictures from the folder of the table") {
    const theme::Theme theme = good_table("libreoffice.csv");
    CHECK(find_emoji(theme.symbols[1]) == "🐱");
    CHECK(theme.symbols[1].name == "cat, the");
    CHECK(write_symbol(theme.symbols[2]) == "a.svg");
    CHECK(theme.symbols[2].names == Names{{"en", "square"}, {"fr", "le carré"}});
    CHECK(find_emoji(theme.symbols[3]) == "🐰");
    // An emoji without a name in the table has its own.
    CHECK(theme.symbols[5].name.empty());
    CHECK(theme.symbols[5].names == Names{{"fr", "l’ours"}});
}

TEST_CASE("Quizlet's export is read: two columns without headings are two forms, and quotes are letters") {
    const theme::Theme theme = good_table("quizlet.txt", split);
    CHECK(find_word(theme.symbols[0]) == "Hund");
    CHECK(theme.symbols[0].names.empty());
    CHECK(theme.fits[0].forms == Words{"Hund", "le chien"});
    CHECK(theme.fits[5].forms == Words{"\"Bär\" sagen", "dire « ours »"});
    CHECK(theme.fits[6].forms == Words{"Panda", "le panda"});
}

TEST_CASE("Anki's export is read without its tags and its HTML") {
    const theme::Theme theme = good_table("anki.txt", split);
    Words second;
    for (const theme::SymbolOptions& fit : theme.fits) second.push_back(fit.forms.at(1));
    CHECK(second ==
          Words{"le chien", "le chat", "la souris", "le lapin", "le renard", "l'ours brun", "le panda"});
    CHECK(find_word(theme.symbols[3]) == "Hase");
    CHECK(find_word(theme.symbols[5]) == "Bär & Co");
}

TEST_CASE("Excel's Unicode text is read: UTF-16, tabs, quotes where a comma is") {
    check_tabs("excel-unicode-text.txt");
}

TEST_CASE("a list of lines may be UTF-16, too") {
    const theme::Theme theme = good_table("notepad.txt");
    CHECK(find_word(theme.symbols[0]) == "Hund");
    CHECK(find_emoji(theme.symbols[1]) == "🐱");
    CHECK(find_word(theme.symbols[5]) == "Bär");
}

TEST_CASE("a damaged UTF-16 file is read as far as it goes") {
    const Outcome outcome = read_text("a.txt", "\xFF\xFE"
                                               "a\0\x3D\xD8\n\0b"s);
    REQUIRE(outcome.theme.symbols.size() >= 7);
    CHECK(find_word(outcome.theme.symbols[6]) == "a\uFFFD");
    CHECK(read_text("a.txt", "\xFF\xFE\0\0a\0\0\0"s).diagnostics.front().id == "control-character"); // UTF-32
    CHECK(find_word(read_text("a.txt", "a\0\n\0b\0"s).theme.symbols.at(7)) == "b"); // no mark
}

TEST_CASE("lines may end as those of old Macs") {
    const Outcome list = read_text("a.txt", "Hase\rIgel\r\rPferd\r");
    REQUIRE(is_good(list));
    REQUIRE(list.theme.symbols.size() == 9);
    CHECK(find_word(list.theme.symbols[8]) == "Pferd");
    const diag::Span& span = list.theme.symbols[8].span;
    CHECK(span.source->find_line_number(span.begin) == 4);
    const Outcome table = read_text("a.csv", "word,de\rrabbit,Hase\rhorse,Pferd\r", split);
    REQUIRE(is_good(table));
    REQUIRE(table.theme.symbols.size() == 8);
    CHECK(table.theme.symbols[7].names == Names{{"de", "Pferd"}});
}

TEST_CASE("rows that are all in one line, or in quotes, are rows of a table") {
    for (const std::string& text : {"chien,dog;chat,cat;loup,wolf\r\n"s, "chien\tdog;chat\tcat;loup\twolf"s,
                                    "\"chien;dog\"\n\"chat;cat\"\r\n\"loup;wolf\""s}) {
        const Outcome outcome = read_text("a.txt", text, split);
        REQUIRE(outcome.theme.fits.size() == 9);
        CHECK(outcome.theme.fits[6].forms == Words{"chien", "dog"});
        CHECK(outcome.theme.fits[8].forms == Words{"loup", "wolf"});
    }
    // Quotes around some words make no table.
    CHECK(read_text("a.txt", "\"no; never\"\n\"yes\"\nigloo").theme.fits.size() == 9);
}

TEST_CASE("the first row's more frequent sign separates columns; a tab always does") {
    const auto read_word = [](const std::string& table) {
        const Outcome outcome = read_text("a.csv", table, split);
        REQUIRE(outcome.said == "");
        return outcome.theme.fits[6].forms;
    };
    CHECK(read_word("word,de\nha; ha,ja\n") == Words{"ha; ha", "ja"});
    CHECK(read_word("word,x_1; 2,de\nha; ha,,ja\n") == Words{"ha; ha", "ja"});
    CHECK(read_word("ha, ha;yes\n") == Words{"ha, ha", "yes"});
    CHECK(read_word("\"ha; ha; ha\",yes\n") == Words{"ha; ha; ha", "yes"});
    CHECK(read_word("le chien, la chienne\tder Hund, die Hündin\n") ==
          Words{"le chien, la chienne", "der Hund, die Hündin"});
}

TEST_CASE("the deck's language chooses the column of the name, and without it the table does") {
    const auto name = [](const std::string& more) { return good_table("tabs.txt", more).symbols[0].name; };
    CHECK(name("language: fr\n") == "le chien");
    CHECK(name("language: de-AT\n") == "Hund");
    CHECK(name("") == "Hund");
    CHECK(name("language: en\n") == ""); // the emoji's own, "dog"
    CHECK(find_word(good_table("excel-german.csv", split).symbols[0]) == "Hund");
}

TEST_CASE("forms that the theme names by their languages are taken from the columns of these") {
    const theme::Theme theme =
        good_table("excel-german.csv", "deck: {forms: {mode: split, of: [word.fr, word.de]}}\n");
    CHECK(theme.fits[0].forms.empty());
    CHECK(theme.symbols[0].names.at("fr") == "le chien");
    CHECK(good_table("excel-german.csv", "deck: {forms: words}\n").fits[0].forms.empty());
}

TEST_CASE("options of the entry hold for all symbols of its table") {
    Outcome outcome = read_theme("symbols: [{file: tables/quizlet.txt, color: red, scale: 0.8}]\n" + split,
                                 {}, std::string(SPOTIT_SOURCE_DIR) + "/tests/theme/data/theme.yaml");
    REQUIRE(outcome.said == "");
    CHECK(outcome.theme.fits[6].scale == 0.8);
    CHECK(outcome.theme.symbols[6].color.has_value());
}

TEST_CASE("emoji and words are told apart by the first row where there are no headings") {
    const Outcome after = read_text("a.txt", "Hase\t🐰\nPferd\t🐴\n");
    REQUIRE(is_good(after));
    CHECK(find_emoji(after.theme.symbols[6]) == "🐰");
    CHECK(after.theme.symbols[6].name == "Hase");
    // Emoji alone are a list of symbols, as without the tabs.
    CHECK(read_text("a.txt", "🐰\t🐴\n🐷\t🐮\n").theme.symbols.size() == 10);
    for (const std::string text : {"🐰\t🐴\n🐷\tno-such.png\n", "🐷\tno-such.png\n🐰\t🐴\n"})
        CHECK(read_text("a.txt", text).said.find("is part emoji, part word") != std::string::npos);
    for (const std::string sign : {";", ",", "|", "="}) {
        const Outcome before = read_text("a.txt", "🐰" + sign + "Hase\n🐴" + sign + "das Pferd\n");
        REQUIRE(before.theme.symbols.size() == 8);
        CHECK(before.theme.symbols[7].name == "das Pferd");
    }
    CHECK(find_word(read_text("a.csv", "Hase\nPferd\n").theme.symbols[7]) == "Pferd");
    CHECK(read_text("a.txt", "Hase\t🐰\nPferd\t🐴\t🐎\n").diagnostics.front().id == "table-row");
    CHECK(read_text("a.csv", "").diagnostics.front().id == "too-few-symbols");
}

TEST_CASE("headings may be written in capitals, as names of languages, or with a region") {
    const auto names = [](const std::string& heading) {
        const Outcome outcome = read_text("a.csv", "Emoji," + heading + "\n🐰,x\n");
        REQUIRE(outcome.said == "");
        return outcome.theme.symbols[6].names;
    };
    CHECK(names("DE") == Names{{"de", "x"}});
    CHECK(names("german") == Names{{"de", "x"}});
    CHECK(names("Español") == Names{{"es", "x"}});
    CHECK(names("pt-BR") == Names{{"pt-BR", "x"}});
    CHECK(names("af") == Names{{"af", "x"}});
}

TEST_CASE("comments between the rows of a table are no symbols") {
    const Outcome good = read_text("a.csv", "emoji,name\r\n# pets\r\n🐰,Hase\r\n");
    REQUIRE(good.said == "");
    CHECK(good.theme.symbols[6].name == "Hase");
}

TEST_CASE("a column whose heading is unknown, or means the same as another, is left out with a warning") {
    for (const auto& [heading, named] : {std::pair{"Mot;Traduction;Leçon", "Leçon"},
                                         {"Leçon;Mot;Traduction", "Leçon"},
                                         {"de;Deutsch;fr", "Deutsch"},
                                         {"word;translation;Sens", "Sens"}}) {
        CAPTURE(heading);
        const Outcome outcome = read_text("a.csv", heading + "\na;b;c\nd;e;f\n"s, split);
        const auto is_of_heading = [](const diag::Diagnostic& each) { return each.id == "table-heading"; };
        CHECK(std::ranges::count_if(outcome.diagnostics, is_of_heading) == 1);
        REQUIRE(is_of_heading(outcome.diagnostics.front()));
        const diag::Diagnostic& warning = outcome.diagnostics.front();
        CHECK(warning.severity == diag::Severity::Warning);
        CHECK(diag::read_span(warning.span) == named);
        REQUIRE(outcome.theme.symbols.size() == 8);
        CHECK(outcome.theme.fits[7].forms.size() == 2);
    }
    const Outcome emoji = read_text("a.csv", "Emoji,Leçon\n🐰,1\n");
    REQUIRE(!emoji.diagnostics.empty());
    CHECK(emoji.diagnostics.front().severity == diag::Severity::Warning);
    CHECK(emoji.theme.symbols.size() == 7);
}

TEST_CASE("a table in place of a theme is named in messages about its deck, and an overlay is none") {
    const Outcome few = read_theme("Mot;Traduction\nle chat;the cat\nle chien;the dog\n", {},
                                   std::string(SPOTIT_SOURCE_DIR) + "/tests/theme/data/tables/no-such.csv");
    REQUIRE(!few.diagnostics.empty());
    for (const diag::Diagnostic& each : few.diagnostics) {
        REQUIRE(each.span.source);
        CHECK(fs::path(each.span.source->name()).filename() == "no-such.csv");
    }
    CHECK(read_table_alone("french.csv").theme.language == "fr");
    const Outcome pair = read_table_alone("two-languages.csv");
    CHECK(pair.diagnostics.front().id == "too-few-symbols");
    CHECK(fs::path(pair.diagnostics.front().span.source->name()).filename() == "two-languages.csv");
}

TEST_CASE("the remedies for headings, rows and quotes mend the table") {
    for (const std::string text :
         {"emoji;de;x_Notizen\n🐰;Hase;gut\n", "emoji;de\n🐰;\"Hase;gut\"\n", "emoji;de\n🐰;Hase\n"}) {
        CAPTURE(text);
        CHECK(read_text("a.csv", text).said == "");
    }
}

TEST_CASE("a table of many thousand rows is refused in few words") {
    std::string text = "word\n";
    for (int i = 0; i < rounds(100'000, 20'000); ++i) text += std::to_string(i) + "\n";
    const Outcome outcome = read_text("a.csv", text);
    REQUIRE(outcome.diagnostics.size() == 1);
    CHECK(outcome.diagnostics[0].id == "range");
    CHECK(outcome.said.size() < 500);
}

TEST_CASE("null and ~ are words in tables and in lists of words") {
    for (const auto& [name, text] : {std::pair{"a.csv", "null,~\nNULL,Null\n"},
                                     {"a.tsv", "null\t~\nNULL\tNull\n"},
                                     {"a.txt", "null\nNULL\n"}}) {
        CAPTURE(name);
        const Outcome outcome = read_text(name, text, split);
        const std::vector<symbol::SymbolSpec>& symbols = outcome.theme.symbols;
        REQUIRE(symbols.size() == 8);
        CHECK(find_word(symbols[6]) == "null");
        CHECK(find_word(symbols[7]) == "NULL");
        if (std::string_view(name) != "a.txt") CHECK(outcome.theme.fits[7].forms == Words{"NULL", "Null"});
    }
}

TEST_CASE("a list of words loses the numbers of its lines, if they number all lines in order") {
    for (const std::string text :
         {"# pets\n1. FC Köln\n2. Hund\n\n3.  Katze\n", "7) FC Köln\n8) Hund\n9) Katze",
          "- FC Köln\n- Hund\n- Katze\n", "a) FC Köln\nb) Hund\nc) Katze\n"}) {
        const Outcome outcome = read_text("a.TXT", text);
        REQUIRE(outcome.theme.symbols.size() == 9);
        CHECK(find_word(outcome.theme.symbols[6]) == "FC Köln");
        CHECK(find_word(outcome.theme.symbols[8]) == "Katze");
        CHECK(diag::read_span(outcome.theme.symbols[8].span) == "Katze");
        REQUIRE(outcome.theme.hints.size() == 1);
        CHECK(outcome.theme.hints[0].id == "numbered-list");
    }
    for (const std::string text :
         {"1. FC Köln\n", "1. FC Köln\n1. FC Union\n", "1. FC Köln\nBayern\n2. Bundesliga\n"}) {
        CAPTURE(text);
        const Outcome outcome = read_text("a.txt", text);
        REQUIRE(outcome.theme.symbols.size() > 6);
        CHECK(find_word(outcome.theme.symbols[6]) == "1. FC Köln");
        CHECK(outcome.theme.hints.empty());
    }
}

TEST_CASE("the title and the note around a list with numbers are left out with a warning; parts restart") {
    for (const std::string list : {"1. FC Köln\n2. Hund\n3. Katze\n", "- FC Köln\n- Hund\n- Katze\n"})
        for (const Words& around : {Words{"Tiere:\n", ""}, {"", "Das ist alles.\n"}, {"Tiere\n", "Ende\n"}}) {
            const Outcome outcome = read_text("a.txt", around[0] + list + around[1]);
            REQUIRE(outcome.theme.symbols.size() == 9);
            CHECK(find_word(outcome.theme.symbols[6]) == "FC Köln");
            CHECK(std::ssize(list_first_rows(outcome)) == 2 - std::ranges::count(around, ""));
        }
    const Outcome parts = read_text("a.md", "### A\n1. ox\n2. elk\n3. ape\n\n### B\n1. oak\n2. fir\n");
    REQUIRE(parts.theme.symbols.size() == 11);
    CHECK(find_word(parts.theme.symbols[9]) == "oak");
}

TEST_CASE("Excel's first line names the separator, and is no row") {
    for (const auto& [name, text] : {std::pair{"a.csv", "sep=;\r\nun, deux;one\r\ntrois, quatre;three\r\n"},
                                     {"a.csv", "SEP=|\nun, deux|one\ntrois, quatre|three"},
                                     {"a.txt", "sep=\t\nun, deux\tone\ntrois, quatre\tthree\n"},
                                     {"a.txt", "sep=;\nun, deux;one\ntrois, quatre;three\n"}}) {
        CAPTURE(text);
        const Outcome outcome = read_text(name, text, split);
        REQUIRE(outcome.theme.symbols.size() == 8);
        CHECK(outcome.theme.fits[6].forms == Words{"un, deux", "one"});
        CHECK(outcome.theme.fits[7].forms == Words{"trois, quatre", "three"});
    }
    CHECK(find_word(read_text("a.txt", "sep=\n").theme.symbols.at(6)) == "sep=");
    CHECK(read_text("a.csv", "sep=;").diagnostics.at(0).id == "too-few-symbols");
}

TEST_CASE("headings are known in four languages, in the plural, without accents and below a title") {
    for (const std::string heading :
         {"Mot;Traduction", "mots;traductions", "Wörter;UBERSETZUNGEN", "Term;Definition",
          "palabra;traduccion", "Vorderseite;Rückseite", "Mot;Wort", "francais;anglais", "Deutsch;francés",
          "Unité 3;\nTerme;Sens", "Unité 3;\nLeçon 5;\nTerme;Sens",
          "Classe de 5e;Mme Martin\nMot;Traduction"}) {
        CAPTURE(heading);
        const Outcome outcome =
            read_text("a.csv", heading + "\nle cheval;the horse\nle lapin;the rabbit\n", split);
        CHECK(is_good(outcome));
        REQUIRE(outcome.theme.symbols.size() == 8);
        CHECK(outcome.theme.fits[7].forms.size() == 2);
    }
    for (const std::string heading : {"Nom;Dessin", "Nom;Photo", "Nombre;Foto"}) {
        const Outcome pictures = read_text("a.csv", heading + "\nlapin;🐰\n");
        REQUIRE(pictures.theme.symbols.size() == 7);
        CHECK(pictures.theme.symbols[6].name == "lapin");
    }
    for (const std::string number : {"ID", "No", "Nr.", "#"})
        CHECK(read_text("a.csv", number + ";Mot;Traduction\n1;le cheval;the horse\n", split)
                  .theme.fits.at(6)
                  .forms == Words{"le cheval", "the horse"});
}

TEST_CASE(
    "a first row that may be a heading is a symbol with a warning; a row like the others is one without") {
    const auto is_doubtful = [](const std::string& text) {
        const Outcome outcome = read_text("a.csv", text, split);
        return std::ranges::any_of(outcome.diagnostics,
                                   [](const diag::Diagnostic& each) { return each.id == "table-first-row"; });
    };
    const std::string rows = "le chat;the cat\nla souris;the mouse\nle loup;the wolf\n";
    CHECK(is_doubtful("Leçon;Unit\n" + rows));
    CHECK(is_doubtful("le mot;the word\n" + rows));
    CHECK(is_doubtful("back;le dos\nbelly;le ventre\n"));
    CHECK(is_doubtful("English\nFrench\nGerman\n"));
    CHECK(is_doubtful("pays;capitale\nFrance;Paris\nÉgypte;Le Caire\nItalie;Rome\n"));
    CHECK(is_doubtful("PAYS;CAPITALE\nFrance;Paris\nÉgypte;Le Caire\nItalie;Rome\n"));
    CHECK(is_doubtful("pays\nFrance\nItalie\nEspagne\n"));
    // Below capitals: kinds of things, rows in the order of the alphabet, numbers, sentences, alphabets.
    const std::string capitals = "France;Paris\nÉgypte;Le Caire\nItalie;Rome\nEspagne;Madrid\n";
    for (const std::string heading : {"Pays;Capitale", "Land;Hauptstadt", "Countries;Capital Cities",
                                      "El país;La capital", "Column1;Column2", "Seite A;Seite B"})
        CHECK(is_doubtful(heading + "\n" + capitals));
    CHECK(is_doubtful("Pays;Capitale\nFrance;Paris\n"));
    CHECK(is_doubtful("Marke;Sitz\nAldi;Essen\nBMW;Ulm\nEdeka;Bonn\nFila;Rom\nGap;Wien\nHeinz;Bern\n"));
    CHECK(is_doubtful("Bataille;Quand\nAlésia;-52\nMarignan;1515\nVerdun;1916\n"));
    CHECK(is_doubtful("Tier;Was es ist\nHund;Es bellt.\nKatze;Sie miaut.\nKuh;Sie muht.\n"));
    CHECK(is_doubtful("slovo;Sinn\nдом;Haus\nкот;Kater\nсон;Schlaf\n"));
    CHECK_FALSE(is_doubtful(capitals));
    const Outcome misspelled =
        read_text("words.csv", "English;Germn\nant;Ameise\nbee;Biene\ncat;Katze\n" + rows);
    const auto remedies = misspelled.diagnostics.front().list_remedies();
    CHECK(remedies.front().change.edits.front().text == "English;German");
    CHECK_FALSE(is_doubtful("Land;pays\nHauptstadt;capitale\nFluss;fleuve\nBerg;montagne\n"));
    CHECK_FALSE(is_doubtful("1;2\n2;3\n3;4\n4;5\n"));
    CHECK_FALSE(is_doubtful("essen;to eat\nHund;dog\nKatze;cat\nMaus;mouse\n"));
    CHECK_FALSE(is_doubtful("le chien;the dog\n" + rows));
    CHECK_FALSE(is_doubtful("Hund;dog\nKatze;cat\nMaus;mouse\nWolf;wolf\n"));
}

TEST_CASE("signs of words separate columns where each line has them, and a hint names them") {
    for (const std::string sign : {"|", " | ", ":", " : ", ": ", " / ", " = ", "=", " → ", " -> ", " - ",
                                   " – ", " — ", " => ", " --> ", " ↔ ", "<->"})
        for (const std::string name : {"a.txt", "a.csv"}) {
            CAPTURE(sign);
            const Outcome outcome =
                read_text(name, "le chien, le loup" + sign + "dog, wolf\nle chat" + sign + "cat\n", split);
            REQUIRE(outcome.theme.symbols.size() == 8);
            CHECK(outcome.theme.fits[6].forms == Words{"le chien, le loup", "dog, wolf"});
            REQUIRE(outcome.theme.hints.size() == 1);
            CHECK(outcome.theme.hints[0].id == "table-separator");
        }
    CHECK(read_text("a.txt", "10:30\n11:15\n").theme.symbols.size() == 8);
    CHECK(find_word(read_text("a.txt", "AC/DC\nR/W\n").theme.symbols.at(6)) == "AC/DC");
    CHECK(find_word(read_text("a.txt", "Ende:\nStart:\n").theme.symbols.at(6)) == "Ende:");
    CHECK(find_word(read_text("a.txt", "le chien: dog\nle chat\n").theme.symbols.at(6)) == "le chien: dog");
}

TEST_CASE("signs of words separate columns of numbered lines, of many lines below a title, and of Markdown") {
    const auto read = [](const std::string& text) { return read_text("a.txt", text, split); };
    for (const std::string text :
         {"1. le chien - dog\n2.  le chat - cat\n3. la poule - hen\n",
          "Mot - Traduction\n1) le chien - dog\n2) le chat - cat\n3) la poule - hen\n",
          "• le chien = dog\n• le chat = cat\n• la poule = hen\n",
          "| Mot | Traduction |\n|---|:--|\n| le chien | dog |\n| le chat | cat |\n| la poule | hen |\n"}) {
        CAPTURE(text);
        const Outcome outcome = read(text);
        CHECK(is_good(outcome));
        REQUIRE(outcome.theme.symbols.size() == 9);
        CHECK(outcome.theme.fits[6].forms == Words{"le chien", "dog"});
        CHECK(outcome.theme.fits[8].forms == Words{"la poule", "hen"});
        CHECK(diag::read_span(outcome.theme.symbols[7].span) == "le chat");
    }
    CHECK(read("A. Bell - phone\nB. Curie - radium\nC. Darwin - finch\n").theme.fits.at(6).forms ==
          Words{"A. Bell", "phone"});
    const Outcome titled = read("Animaux\na - b\nc - d\ne - f\ng - h\ni - j\nk - l\n");
    CHECK(list_first_rows(titled) == Words{"Animaux"});
    CHECK(titled.theme.fits.at(11).forms == Words{"k", "l"});
}

TEST_CASE("a sign that nearly all lines have separates columns, and one without it is reported") {
    for (const std::string sign : {" - ", ": ", " = "}) {
        CAPTURE(sign);
        std::string rows;
        for (const char* word : {"a", "b", "c", "d", "e", "f", "g"})
            rows += word + sign + "the " + word + "\n";
        const Outcome lacking = read_text("a.txt", rows + "Bär bear\n", split);
        CHECK(lacking.said.find("this row has nothing under word") != std::string::npos);
        const Outcome titled = read_text("a.txt", "Animaux :\n" + rows, split);
        CHECK(list_first_rows(titled).size() == 1);
        CHECK(titled.theme.fits.at(12).forms == Words{"g", "the g"});
    }
}

TEST_CASE("Markdown loses its signs, and what stands around its tables") {
    for (const std::string text :
         {"Here you are:\n\n| **Mot** | *Traduction* |\n|---|:-:|\n| **le chien** | dog |\n| le chat | *cat* "
          "|\n"
          "| la poule | hen |\n\n## More\n\n| Mot | Traduction |\n|---|---|\n| le loup | wolf |\n\nThat is "
          "all!\n",
          "```csv\nMot,Traduction\nle chien,dog\nle chat,cat\nla poule,hen\nle loup,wolf\n```\n",
          "## Animaux\n- **le chien**: dog\n- **le chat:** cat\n- la poule: hen\n- le loup: *wolf*\n"}) {
        CAPTURE(text);
        const Outcome outcome = read_text("a.md", text, split);
        CHECK(is_good(outcome));
        REQUIRE(outcome.theme.symbols.size() == 10);
        CHECK(outcome.theme.fits[6].forms == Words{"le chien", "dog"});
        CHECK(outcome.theme.fits[7].forms == Words{"le chat", "cat"});
        CHECK(outcome.theme.fits[9].forms == Words{"le loup", "wolf"});
        const diag::Span& span = outcome.theme.symbols[6].span;
        CHECK(span.source->read_line(span.source->find_line_number(span.begin)).find("le chien") < 9);
    }
    for (const std::string word : {"2*3*4", "* a * b", "a **", "2**3 4**5", "*go, *be"})
        CHECK(find_word(read_text("a.txt", word + "\n").theme.symbols.at(6)) == word);
    CHECK(find_word(read_text("a.txt", "**dog**\n").theme.symbols.at(6)) == "dog");
}

TEST_CASE("two blanks or more separate columns where each line has them, also behind numbers") {
    for (const std::string text :
         {"le chien     dog\nle chat      cat\nla poule     hen\n",
          "    le chien  dog  \r\n    le chat   cat\r\n    la poule  hen\r\n",
          "Mot       Traduction\nle chien       dog\nle chat        cat\nla poule       hen\n",
          "1.  le chien   dog\n2.  le chat    cat\n3.  la poule   hen\n"}) {
        CAPTURE(text);
        const Outcome outcome = read_text("a.txt", text, split);
        CHECK(is_good(outcome));
        REQUIRE(outcome.theme.fits.size() == 9);
        CHECK(outcome.theme.fits[6].forms == Words{"le chien", "dog"});
        CHECK(outcome.theme.fits[8].forms == Words{"la poule", "hen"});
        CHECK(outcome.theme.hints.at(0).id == "table-separator");
    }
    CHECK(find_word(read_text("a.txt", "1.  ox\n2.  yak\n3.  elk\n").theme.symbols.at(6)) == "ox");
    std::string rows;
    for (const char* word : {"a", "b", "c", "d", "e", "f", "g", "h", "i"}) rows += word + "          z\n"s;
    const Outcome lacking = read_text("a.txt", rows + "grandmother Oma\n", split);
    CHECK(lacking.said.find("this row has nothing under word") != std::string::npos);
    CHECK(read_text("a.txt", "🐰  🐴\n🐷  🐮\n").theme.symbols.size() == 10);
}

TEST_CASE("a last row that is a total is left out with a warning") {
    const std::string rows = "le chat;cat\nla souris;mouse\nle loup;wolf\n";
    for (const std::string total : {"Summe;13", "TOTAL:;=SUM(B1:B3)", "Gesamt: 3;", ";Somme;3", "Suma;3,0"}) {
        CAPTURE(total);
        const Outcome outcome = read_text("a.csv", rows + total + "\n", split);
        CHECK(outcome.theme.symbols.size() == 9);
        CHECK(outcome.diagnostics.front().id == "table-row");
        CHECK(outcome.diagnostics.front().severity == diag::Severity::Warning);
        // Above another row it is a symbol.
        if (total == "Summe;13")
            CHECK(
                is_good(read_text("a.csv", "le chat;cat\nSumme;13\nla souris;mouse\nle loup;wolf\n", split)));
    }
    const Outcome numbered =
        read_text("a.txt", "1. le chat\tcat\n2. la souris\tmouse\n3. le loup\twolf\nSumme\t13\n", split);
    CHECK(numbered.theme.symbols.size() == 9);
    CHECK(find_word(numbered.theme.symbols.at(6)) == "le chat");
    for (const std::string word : {"la somme;the sum", "Total;all", "Hund;13"})
        CHECK(read_text("a.csv", rows + word + "\n", split).theme.symbols.size() == 10);
}

TEST_CASE("a warning names each formula and each error of a spreadsheet in a column that is used") {
    const auto list = [](const std::string& row) {
        std::vector<std::string> cells;
        for (const diag::Diagnostic& each :
             read_text("a.csv", "word;translation;x_1\nle chat;cat;#REF!\n" + row + ";\n", split).diagnostics)
            if (each.id == "table-row") cells.emplace_back(diag::read_span(each.span));
        return cells;
    };
    CHECK(list("=A1;#REF!") == Words{"=A1", "#REF!"});
    CHECK(list("#N/A;#¿NOMBRE?") == Words{"#N/A", "#¿NOMBRE?"});
    CHECK(list("#1;=)").empty());
    CHECK(list("=;=5").empty());
}

TEST_CASE("a list of words is no table if some of its lines have commas or colons") {
    for (const std::string sign : {", ", ": ", " - "}) {
        CAPTURE(sign);
        const Outcome outcome = read_text("a.txt", "dog\ncat\nmouse\nthe cow" + sign + "brown\na hen" + sign +
                                                       "red\nbee" + sign + "yellow\nelk" + sign + "big\n");
        CHECK(is_good(outcome));
        REQUIRE(outcome.theme.symbols.size() == 13);
        CHECK(find_word(outcome.theme.symbols[6]) == "dog");
        CHECK(find_word(outcome.theme.symbols[9]) == "the cow" + sign + "brown");
    }
}

TEST_CASE("a list with a quoted cell that has a comma is a table, though not each line has two cells") {
    const auto last = [](const std::string& text) {
        return find_word(read_text("a.txt", text).theme.symbols.back());
    };
    CHECK(last("dog\n\"cat, big\"\n") == "cat, big");
    CHECK(last("dog\n\"cat, \"\"big\"\"\" \r\n") == "cat, \"big\"");
    CHECK(last("\"dog, small\"\n\"ox\"\n") == "ox");
    CHECK(last("dog\n\"big, cat\" said\n") == "\"big, cat\" said");
    CHECK(last("\"cow, big\",la vache\n") == "cow, big");
    CHECK(last("\"le\nchat\";cat\nle loup;wolf\nla vache;\"the\ncow\"\n") == "la vache");
}

TEST_CASE("a title above a table is no symbol, whatever separates the columns") {
    for (const std::string sign : {";", "\t", ",", "|", " - ", " = "})
        for (const std::string name : {"a.txt", "a.csv"}) {
            CAPTURE(sign);
            const auto read = [&](const std::string& above) {
                const auto write = [&](const std::string& word, const std::string& other) {
                    return word + sign + other + "\n";
                };
                return read_text(name,
                                 above + write("le chien", "dog") + write("le chat", "cat") +
                                     write("le loup", "wolf"),
                                 split);
            };
            const Outcome known = read("Unité 3\nMot" + sign + "Traduction\n");
            CHECK(is_good(known));
            REQUIRE(known.theme.symbols.size() == 9);
            CHECK(known.theme.fits[6].forms == Words{"le chien", "dog"});
            // Without known headings, only a file's name or a sure sign proves a table below a title.
            const bool is_named = name == "a.csv";
            if (!is_named && sign != ";" && sign != "\t" && sign != "|") continue;
            const Outcome outcome = read(is_named ? "Unité 3\n\nLeçon 5\n" : "Unité 3\n");
            REQUIRE(outcome.theme.symbols.size() == 9);
            CHECK(outcome.theme.fits[6].forms == Words{"le chien", "dog"});
            CHECK(list_first_rows(outcome) == (is_named ? Words{"Unité 3", "Leçon 5"} : Words{"Unité 3"}));
        }
    CHECK(list_first_rows(read_text("a.csv", "dog\ncat\nhouse;Haus\nhen;Henne\nbee;Biene\n", split)) ==
          Words{"dog", "cat"});
    const Outcome pets = read_text("a.csv", "Meine Tiere\n🐶\nHaus\n🐱;Katze\n🐭;Maus\n🐹;Hamster\n", split);
    CHECK(list_first_rows(pets).empty());
    CHECK_FALSE(is_good(pets));
    const Outcome notes =
        read_text("a.txt", "#separator:tab\nHund\nKatze\tchat\nMaus\tsouris\nHase\tlapin\n", split);
    CHECK(list_first_rows(notes).empty());
    CHECK_FALSE(is_good(notes));
    const Outcome merged = read_text("a.csv", "Tiere;;Essen;\nfr;en;x_fr;x_en\nchat;cat;pain;bread\n", split);
    CHECK(is_good(merged));
    CHECK(merged.theme.fits.at(6).forms == Words{"cat", "chat"});
    // An emoji has a name of its own, and another title is one of two rows.
    CHECK(read_text("a.csv", "🐰;\n🐴;Pferd\n🐷;Schwein\n🐮;Kuh\n").theme.symbols.size() == 10);
    CHECK(read_text("a.txt", "le chien\nle chat: cat\nle loup: wolf\n").theme.symbols.size() == 9);
}

TEST_CASE("commas before blanks are part of words, where other signs separate the columns evenly") {
    const auto read = [](const std::string& text) {
        return read_text("a.csv", text, split).theme.fits.at(6).forms;
    };
    CHECK(read("le chien, la chienne;the dog, a dog\nle chat, la chatte;the cat, a cat\n") ==
          Words{"le chien, la chienne", "the dog, a dog"});
    CHECK(read("le chien, la chienne,the dog\nle chat,the cat\n") ==
          Words{"le chien, la chienne", "the dog"});
    CHECK(read("le chien, the dog\nle chat, the cat\n") == Words{"le chien", "the dog"});
    CHECK(read("house, das Haus / die Häuser\nhen, die Henne / die Hennen\n") ==
          Words{"house", "das Haus / die Häuser"});
    CHECK(read("dog; der Hund,die Hunde\ncat; die Katze,die Katzen\n") == Words{"dog", "der Hund,die Hunde"});
}

TEST_CASE("columns that are empty are left out, and others without a heading with a warning") {
    const auto list = [](const std::string& text) {
        const Outcome outcome = read_text("a.csv", text, split);
        REQUIRE(outcome.theme.symbols.size() == 8);
        CHECK(outcome.theme.fits[7].forms == Words{"chat", "cat"});
        std::vector<diag::Diagnostic> warnings = outcome.diagnostics;
        std::erase_if(warnings, [](const diag::Diagnostic& each) { return each.id == "on-no-card"; });
        return warnings;
    };
    CHECK(list("chien;;dog\nchat;;cat\n").empty());
    CHECK(list("Mot;;Traduction\nchien;;dog\nchat;;cat\n").empty());
    CHECK(list("1;chien;dog\n2;chat;cat\n").empty());
    for (const std::string text :
         {"chien;dog;12\nchat;cat;\n", "Mot;Traduction;\nchien;dog;12\nchat;cat;7\n"}) {
        const std::vector<diag::Diagnostic> warnings = list(text);
        REQUIRE(warnings.size() == 1);
        CHECK(warnings[0].id == "table-heading");
        CHECK(diag::read_span(warnings[0].span) == "12");
    }
    const auto articles = list("le;chien;dog\nle;chat;cat\n");
    REQUIRE(articles.size() == 1);
    CHECK(diag::read_span(articles[0].span) == "le");
    CHECK(list("word;translation;x_3\nchien;dog;12\nchat;cat;\n").empty());
    // Only whole numbers number rows.
    CHECK(read_text("a.csv", "0.5;1/2;half\n0.25;1/4;quarter\n", split).theme.fits.at(6).forms ==
          Words{"0.5", "1/2"});
}

TEST_CASE("a table has columns for the parts of its pictures") {
    const auto read = [](const std::string& last) {
        return read_theme("symbols: [🐶 🐱 🐭 🐹 🦊, {file: tables/masks" + last + ".csv}]\n", {},
                          std::string(SPOTIT_SOURCE_DIR) + "/tests/theme/data/theme.yaml");
    };
    CHECK(list_findings(read("-wrong")) == "2:24 value");
    const Outcome outcome = read("");
    REQUIRE(outcome.said == "");
    REQUIRE(outcome.theme.symbols.size() == 7);
    const auto& first = std::get<symbol::Picture>(outcome.theme.symbols[5].content);
    CHECK(first.mask == symbol::PictureMask::Rounded);
    CHECK(first.mask_at == geom::Point{0.3, 0.4});
    CHECK(first.mask_zoom == 2);
    const auto& second = std::get<symbol::Picture>(outcome.theme.symbols[6].content);
    CHECK(second.mask == symbol::PictureMask::Circle);
    CHECK(second.mask_zoom == 1.5);
    const Outcome emoji = read_text("a.csv", "emoji,name,zoom\n🐰,Hase,2\n🐴,Pferd,\n🐷,Schwein,2\n");
    REQUIRE(emoji.theme.symbols.size() == 9);
    const Outcome comma = read_text("a.csv", "image;zoom\n" + std::string(SPOTIT_SOURCE_DIR) +
                                                 "/tests/theme/data/pictures/a.svg;1,6\n");
    CHECK(std::get<symbol::Picture>(comma.theme.symbols.at(6).content).mask_zoom == 1.6);
    const auto is_of_mask = [](const diag::Diagnostic& each) {
        return each.id == "no-effect" && diag::read_span(each.span) == "2";
    };
    CHECK(std::ranges::count_if(emoji.diagnostics, is_of_mask) == 1);
}

TEST_CASE("columns have the languages that their articles and letters show") {
    const auto detect = [](const std::string& list, const std::string& deck = "it") {
        std::string lines = list;
        std::ranges::replace(lines, ',', '\n');
        theme::TablePreview table = theme::preview_table("", lines, deck);
        if (deck == "it")
            table.columns.front().kind = theme::ColumnKind::Name; // that of the word is the deck's
        theme::detect_languages(table, deck);
        return table.columns.front().language;
    };
    for (const auto& [language, list] : std::initializer_list<std::pair<const char*, const char*>>{
             {"fr", "le chien,la maison,l’œil,la pomme,un chat,les oiseaux,la porte"},
             {"fr", "chien,école,forêt,étoile,chat,maison,pain"},
             {"de", "der Hund,das Haus,die Katze,eine Tür,Bär,Straße,Maus"},
             {"es", "el perro,la casa,los niños,un árbol,la mesa,la silla,el pan"},
             {"en", "the dog,an apple,a house,the cat,said,come,look"},
             {"", "la casa,la mesa,la silla,la torta,la foto,la banana,la sala"}, // French or Spanish
             {"", "chien,chat,maison,table,porte,lit,pain"},
             {"", "the dog,der Hund,the cat,die Katze,house,Haus"},
             {"", "le"}})
        CHECK_MESSAGE(detect(list) == language, list);
    CHECK(detect("der Hund,das Haus,die Katze", "en") == "de");
    CHECK(detect("der Hund,das Haus,die Katze", "nl") == ""); // a deck in another language than those
    theme::TablePreview table =
        theme::preview_table("", "der Hund\tthe dog\ndas Haus\tthe house\ndie Katze\tthe cat\n", "en");
    theme::detect_languages(table, "en");
    CHECK(table.columns[0].language == "de");
    CHECK(table.columns[1].language == "en");
}

TEST_CASE("a theme chooses columns by their headings or their numbers") {
    const auto read = [](const std::string& columns, const std::string& first = "Nr;Vocab;Sens\n") {
        return read_text("a.csv, columns: {" + columns + "}",
                         first + "1;le cheval;the horse\n2;le lapin;the rabbit\n", split);
    };
    for (const std::string columns :
         {"word: vocab, en: Sens", "word: Vocab, translation: 3", "fr: Vocab, en: SENS"}) {
        CAPTURE(columns);
        const Outcome outcome = read(columns);
        CHECK(is_good(outcome));
        REQUIRE(outcome.theme.symbols.size() == 8);
        CHECK(find_word(outcome.theme.symbols[6]) == (columns[0] == 'w' ? "le cheval" : "the horse"));
    }
    // By their numbers alone, the first row is a symbol unless it is a known heading.
    CHECK(read("word: 2, en: 3", "0;Vocab;Gist\n").theme.symbols.size() == 9);
    CHECK(read("word: 2, en: 3", "Nr;Mot;Traduction\n").theme.symbols.size() == 8);
    for (const auto& [columns, id] : {std::pair<const char*, std::string_view>{"word: Verb", "table-heading"},
                                      {"word: 4", "table-heading"},
                                      {"word: 0", "table-heading"},
                                      {"verb: Vocab", "value"}}) {
        CAPTURE(columns);
        CHECK(read(columns).diagnostics.front().id.name() == id);
    }
}

TEST_CASE("Windows-1252 is read with a hint where its letters are those of the deck's language") {
    const Outcome outcome = read_text("a.csv", "Mot;Traduction\nl\x92\x9Cuf;das K\xFCken\n", split);
    REQUIRE(outcome.theme.symbols.size() == 7);
    CHECK(outcome.theme.fits[6].forms == Words{"l’œuf", "das Küken"});
    REQUIRE(outcome.theme.hints.size() == 1);
    CHECK(outcome.theme.hints[0].id == "encoding");
    CHECK(read_text("a.txt", "K\xFCken\n", "language: pl\n").diagnostics.front().id == "not-utf-8");
    const Outcome polish = read_text("a.csv", "ko\xF1;Pferd\nr\xEAka;Hand\n");
    const auto is_warning = [](const diag::Diagnostic& each) { return each.id == "encoding"; };
    const auto warning = std::ranges::find_if(polish.diagnostics, is_warning);
    REQUIRE(warning != polish.diagnostics.end());
    CHECK(diag::read_span(warning->span) == "koñ");
    const Outcome twice = read_text("a.csv", "le frÃ¨re;brother\nla mÃ¨re;mother\n");
    CHECK(std::ranges::count_if(twice.diagnostics, is_warning) == 1);
}

TEST_CASE("edits of a table are offered where they fit the bytes of its file") {
    const std::string text = "Leçon;Unit\nle chat;the cat\nla souris;the mouse\nle loup;the wolf\n";
    const auto has_edits = [](const Outcome& outcome, diag::Id id) {
        const auto found = std::ranges::find(outcome.diagnostics, id, &diag::Diagnostic::id);
        REQUIRE(found != outcome.diagnostics.end());
        return std::ranges::any_of(found->list_remedies(), [](const diag::Note& each) {
            return !yaml::write_out(each.change).is_empty();
        });
    };
    CHECK(has_edits(read_text("a.csv", text), "table-first-row"));
    CHECK_FALSE(has_edits(read_text("a.csv", "\xEF\xBB\xBF" + text), "table-first-row"));
    CHECK(has_edits(read_text("a.csv", "cat;Katze\ncat;Kater\n"), "same-symbol"));
    CHECK_FALSE(has_edits(read_text("a.csv", "\xEF\xBB\xBF"
                                             "cat;Katze\ncat;Kater\n"),
                          "same-symbol"));
    CHECK_FALSE(has_edits(read_text("a.csv", "cat;K\xE4tzin\ncat;Kater\n", "language: de\n"), "same-symbol"));
    // Headings are written where the line begins, whatever stands before its first word.
    const Outcome indented = read_text("a.csv", "# pets\n  chien;dog;12\n  chat;cat;7\n", split);
    const auto warning =
        std::ranges::find(indented.diagnostics, diag::Id("table-heading"), &diag::Diagnostic::id);
    REQUIRE(warning != indented.diagnostics.end());
    const diag::Edit edit = warning->list_remedies().front().change.edits.front();
    CHECK(edit.place.begin == std::string_view("# pets\n").size());
    CHECK(edit.place.end == edit.place.begin);
    CHECK(read_text("a.csv", "chat\x01\n").said.find("YAML") == std::string::npos);
}

TEST_CASE("tables with bytes changed at random are read, or their faults shown at places inside them") {
    std::mt19937 random(18);
    const auto below = [&](std::size_t limit) { return random() % limit; };
    for (const char* name :
         {"tabs.txt", "excel-unicode-text.txt", "excel-german.csv", "libreoffice.csv", "anki.txt"}) {
        const std::string good =
            contents(std::string(SPOTIT_SOURCE_DIR) + "/tests/theme/data/tables/" + name);
        for (int i = 0; i < rounds(100, 6); ++i) {
            std::string text = good;
            constexpr std::string_view signs = "\"\t\n\r;,#<&\xC3";
            for (int changes = 0; changes < 4; ++changes)
                text[below(text.size())] = signs[below(signs.size())];
            if (i % 4 == 0) text.resize(below(text.size()));
            for (const diag::Diagnostic& each : read_text(name, text).diagnostics) {
                CHECK(each.span.begin <= each.span.end);
                CHECK(each.span.end <= each.span.source->text().size());
            }
        }
    }
}

} // namespace spotit::tests
