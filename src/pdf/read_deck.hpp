// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/read_page.hpp"

#include <qpdf/QPDF.hh>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace spotit::pdf {

/// A name on a card, and the number of what is drawn in its place.
struct ReadSymbol {
    std::string name;
    std::optional<int> drawing{};
};

/// A card as it was found on a page.
struct ReadCard {
    int number = 0, of = 0; ///< card 3 of 57
    int page = 0;           ///< from 1
    geom::Point middle;     ///< points, y up
    std::vector<ReadSymbol> symbols{};
    std::vector<int> unnamed{}; ///< numbers of drawings that no name stands in
};

struct ReadBack {
    int page = 0;
    geom::Point middle;
};

struct ReadDeck {
    std::string kind;                  ///< as themes write it; empty where the file doesn't say
    std::optional<std::string> part{}; ///< the numbers of the cards in this file, "7-18", if it isn't all
    std::vector<ReadCard> cards;
    std::vector<ReadBack> backs;
    int pages = 0;
    bool whole = true; ///< nothing was left unread
};

/// Finds the cards by their numbers, and gives each name to the card whose middle is nearest.
ReadDeck read_deck(QPDF& file, Closeness closeness, ReadingBudget budget);

} // namespace spotit::pdf
