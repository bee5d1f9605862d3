// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/summary.hpp"

#include <doctest/doctest.h>

using namespace spotit;

TEST_CASE("the summary says what was made, what was checked and how to print it") {
    job::Report report;
    report.cards = 55;
    report.symbols_per_card = 8;
    report.symbols = 57;
    report.unused_symbols = 1;
    report.sheets = 10;
    report.cards_per_sheet = 6;
    report.paper = "A4";
    report.pairs = 1485;
    CHECK(cli::summary("animals.pdf", report) ==
          "animals.pdf  55 cards, 8 symbols each, 57 symbols, circles of 85 mm\n"
          "             10 sheets of A4, 6 cards each\n"
          "             checked: each of the 1485 pairs of cards shares exactly one symbol\n"
          "             1 symbol of the theme not used: this deck needs 57\n"
          "Print at 100 % (\"actual size\"); the bars on each sheet must measure 50 mm.\n");
}

TEST_CASE("a summary without rulers doesn't speak of them") {
    job::Report report;
    report.scale_check = false;
    CHECK(cli::summary("-", report).find("50 mm") == std::string::npos);
}
