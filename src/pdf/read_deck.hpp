// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/read_page.hpp"

#include <qpdf/QPDF.hh>

#include <map>
#include <string>
#include <vector>

namespace spotit::pdf {

/// A name on a card, and the form that is drawn in its place; no form where a program has drawn all of them
/// into the page.
struct ReadSymbol {
    std::string name;
    QPDFObjGen form{};
};

/// A card as it was found on a page.
struct ReadCard {
    int number = 0, of = 0; ///< card 3 of 57
    int page = 0;           ///< from 1
    geom::Point middle;     ///< points, y up
    std::vector<ReadSymbol> symbols{};
};

struct ReadBack {
    int page = 0;
    geom::Point middle;
};

struct ReadDeck {
    std::string kind; ///< as themes write it; empty where the file doesn't say
    std::vector<ReadCard> cards;
    std::vector<ReadBack> backs;
    int pages = 0;
};

/// Finds the cards by their numbers, and gives each name to the card whose middle is nearest.
ReadDeck read_deck(QPDF& file);

} // namespace spotit::pdf
