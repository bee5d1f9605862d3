#include "cli/output/output.hpp"
#include "diag/write.hpp"

#include <spotit/texts.hpp>

#include <doctest/doctest.h>

using namespace spotit;

namespace {

job::Report report() {
    job::Report report;
    report.cards = 55;
    report.symbols_per_card = 8;
    report.symbols = 57;
    report.sheets = 10;
    report.cards_per_sheet = 6;
    report.shape = "circles of 85 mm";
    report.paper = "A4";
    report.pairs = 1485;
    report.promise = "each of the 1485 pairs of cards shares exactly one symbol";
    return report;
}

} // namespace

TEST_CASE("the summary says what was made, what was checked and how to print it") {
    CHECK(cli::write_summary("animals.pdf", report()).english() ==
          "animals.pdf  55 cards, 8 symbols each, 57 symbols, circles of 85 mm\n"
          "             10 sheets of A4, 6 cards each\n"
          "             checked: each of the 1485 pairs of cards shares exactly one symbol\n"
          "Print at 100% (\"actual size\"); the bars on each sheet must measure 50 mm.\n");
}

TEST_CASE("a summary without rulers doesn't speak of them") {
    job::Report made = report();
    made.bars = 1;
    CHECK(cli::write_summary("a.pdf", made).english().find("; the bar on each sheet must measure 50 mm.\n") !=
          std::string::npos);
    made.bars = 0;
    CHECK(cli::write_summary("-", made).english().find("50 mm") == std::string::npos);
}

TEST_CASE("a check ends with the deck when there is one, and with the number of problems") {
    diag::Diagnostic error, warning;
    warning.severity = diag::Severity::Warning;
    CHECK(cli::check_summary("a.yaml", report(), {}).english() ==
          "a.yaml: no problems; 55 cards, 8 symbols each, 57 symbols, on 10 sheets of A4; "
          "each of the 1485 pairs of cards shares exactly one symbol\n");
    CHECK(cli::check_summary("a.yaml", report(), std::vector{warning, warning})
              .english()
              .find("a.yaml: 2 warnings; ") == 0);
    CHECK(cli::check_summary("a.yaml", {}, std::vector{error, warning}).english() ==
          "a.yaml: 1 error, 1 warning\n");
}

TEST_CASE("a summary is in the language of messages") {
    job::Report made = report();
    made.backs = job::Backs::Pages;
    made.promise = diag::write("each of the {pairs} pairs of cards shares exactly one symbol", 1485);
    CHECK(cli::write_summary("a.pdf", made).translate(texts::find_catalog("de")) ==
          "a.pdf  55 Karten, je 8 Symbole, 57 Symbole, circles of 85 mm\n"
          "       10 Bögen A4, je 6 Karten, mit Rückseiten\n"
          "       geprüft: jedes der 1485 Kartenpaare hat genau ein Symbol gemeinsam\n"
          "Mit 100 % drucken („Originalgröße“); die Balken auf jedem Bogen müssen 50 mm lang sein.\n");
    CHECK(cli::check_summary("a.yaml", made, {})
              .translate(texts::find_catalog("fr"))
              .starts_with("a.yaml : aucun problème ; 55 cartes, 8 symboles chacune, 57 symboles, sur 10 "
                           "feuilles A4 ; chacune "));
}

TEST_CASE("a set deck is counted in drawings, and backs, hints and matches are named") {
    job::Report made = report();
    made.kind = deck::Kind::Set;
    made.cards = 81;
    made.symbols = 27;
    made.symbols_per_card = 3;
    made.backs = job::Backs::LongEdge;
    made.hints = {"with  -s card.size=80mm  ..."};
    made.matches_across = 12;
    const std::string text = cli::write_summary("a.pdf", made);
    CHECK(text.find("a.pdf  81 cards, 27 drawings, up to 3 per card, circles") == 0);
    CHECK(text.find("6 cards each, backs for long-edge duplex\n") != std::string::npos);
    CHECK(text.find("\nhint: with  -s card.size=80mm  ...\n") != std::string::npos);
    CHECK(text.find("12 of the pairs match one form") != std::string::npos);
}

TEST_CASE("details name the fonts that stood in and the ink") {
    job::Report made = report();
    made.font = "Noto.ttf";
    made.other_fonts = {"DejaVu Sans", "Noto Sans CJK JP"};
    made.total_ink = 2.31;
    made.flattened = "2 pictures at 600 dpi: bat, bee";
    const std::string text = cli::write_details(made, 1000);
    CHECK(text.find("font    Noto.ttf\n") != std::string::npos);
    CHECK(text.find("fonts for missing characters: DejaVu Sans, Noto Sans CJK JP\n") != std::string::npos);
    CHECK(text.find("ink     231% at the densest spot\n") != std::string::npos);
    CHECK(text.find("pixels  2 pictures at 600 dpi: bat, bee\n") != std::string::npos);
    CHECK(text.find("1000 bytes") != std::string::npos);
    const std::string german = cli::write_details(made, 1000, {.language = "de"});
    CHECK(german.find("Farbauftrag  231\u00a0% an der dichtesten Stelle\n") != std::string::npos);
    made.unlimited_ink = 3.24;
    CHECK(cli::write_details(made, 0).find("ink     231% at the densest spot, 324% without the limit\n") !=
          std::string::npos);
}

TEST_CASE("the title of a format is its name in capitals") {
    std::vector<std::string> titles;
    for (const cli::Format& format : cli::list_formats()) titles.push_back(format.write_title());
    CHECK(titles ==
          std::vector<std::string>{"PDF", "PNG", "SVG", "DXF", "CUT.SVG", "HTML", "TXT", "CSV", "JSON"});
}
