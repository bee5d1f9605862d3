// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/color.hpp>
#include <spotit/deck.hpp>
#include <spotit/geom.hpp>
#include <spotit/layout.hpp>
#include <spotit/sheet.hpp>
#include <spotit/symbol.hpp>

#include <optional>
#include <span>
#include <string>
#include <vector>

/// The deck as it will be drawn: each picture once, cards that use them, sheets that use the cards.
/// Everything is resolved: millimetres, no options, no fonts. PDF and the text dump are small readers of this
/// value.
namespace spotit::document {

/// A line along the card's edge, wholly inside the trim.
struct Border {
    double width = 0.5; ///< mm
    color::Color color = color::black;
    double inset = 0; ///< from the trim to the line's outer side, mm
};

/// What all cards look like.
struct Style {
    geom::Shape card = geom::Shape::circle(85);
    color::Color background = color::white;
    std::optional<Border> border{};
};

/// One picture at one place.
struct Use {
    int picture = 0;    ///< index into Document::pictures
    geom::Affine place; ///< from the picture's units to millimetres
};

struct Card {
    std::vector<Use> uses; ///< in millimetres, the card's centre at the origin
};

struct Slot {
    int card = 0; ///< index into Document::cards
    geom::Point centre;
};

struct Sheet {
    std::vector<Slot> slots;
    std::vector<sheet::Stroke> strokes; ///< marks, cut lines, rulers
    std::vector<Use> labels;
};

struct Document {
    std::string title;
    std::string language; ///< BCP 47
    geom::Size paper;     ///< of every sheet
    Style style;
    std::vector<symbol::Symbol> pictures; ///< the deck's symbols first, then the labels
    int symbol_count = 0;                 ///< pictures[0 .. symbol_count) are the deck's symbols
    std::vector<Card> cards;
    std::vector<Sheet> sheets;
};

/// What is composed; refers to the results of the other modules.
struct Parts {
    std::string title, language;
    Style style;
    const deck::Deck& deck;
    std::vector<symbol::Symbol> symbols;
    std::span<const layout::Layout>
        layouts; ///< one for each card of the deck, placements in the order of its symbols
    const sheet::Imposition& imposition;
    sheet::Options sheet;
};
Document compose(Parts parts);

/// The document as text that golden tests read: one line a fact, lengths to 0.01 mm.
std::string dump(const Document& document);

} // namespace spotit::document
