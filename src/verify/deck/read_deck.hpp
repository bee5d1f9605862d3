// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/deck/page_scaling.hpp"
#include "verify/visibility/visibility.hpp"

#include <qpdf/QPDF.hh>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace spotit::verify {

/// A name on a card, and the number of what is drawn in its place.
struct ReadSymbol {
    std::string name;
    std::optional<int> drawing{};
    geom::Point place{};
    Seen seen{}; ///< how much of what is drawn there
};

/// A drawing that has no name in its middle.
struct ReadDrawing {
    int number = 0;
    Frame frame{};
    std::string within{}; ///< the name of the drawing in which it lies, though it is drawn by itself
    bool upon = false;    ///< drawn after some name's drawing, and over one
};

/// A card as it was found on a page. Points of the page as it is shown, y up.
struct ReadCard {
    int number = 0, of = 0; ///< card 3 of 57
    int page = 0;           ///< from 1
    geom::Point middle;     ///< of its number, which is up to `number_distance` beside its own
    geom::Point em{};       ///< how its number is written: upright, in letters of `pdf::letter_size`
    geom::Point up{};       ///< how high they are
    geom::Box bounds{};     ///< around the form that it is; empty where it is none
    std::vector<ReadSymbol> symbols{};
    std::vector<ReadDrawing> unnamed{};

    geom::Point center() const { return bounds.empty() ? middle : bounds.center(); }
};

/// Something that is painted on a back and is no part of it.
struct StrangePaint {
    geom::Point place{}; ///< from its middle, in heights of its mark's letters, as it stands
    double size = 0;     ///< in the same
};

struct ReadBack {
    int page = 0;
    geom::Point middle;
    geom::Point em{}, up{};
    geom::Box bounds{};
    std::vector<int> looks{}; ///< numbers of the forms that it is drawn with, in their order
    Seen seen{};              ///< how much of its middle
    std::vector<StrangePaint> strange{};
    bool is_compared = false; ///< all that is strange was found
};

struct ReadDeck {
    std::string kind;                  ///< as themes write it; empty where the file doesn't say
    std::optional<std::string> part{}; ///< the numbers of the cards in this file, "7-18", if it isn't all
    std::vector<ReadCard> cards;
    std::vector<ReadBack> backs;
    int pages = 0;
    std::vector<PageView> views{};     ///< of the pages
    std::vector<std::string> layers{}; ///< their names
    bool whole = true;                 ///< nothing was left unread
};

/// Finds the cards by their numbers, and gives each name to the card whose middle is nearest. Pages are read
/// as they were before that stretch.
ReadDeck read_deck(QPDF& file, Closeness closeness, ReadingBudget budget, const Stretch& stretch = {});

} // namespace spotit::verify
