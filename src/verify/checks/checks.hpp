// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/checks/findings.hpp"
#include "verify/deck/read_deck.hpp"

namespace spotit::verify {

/// Tells why the file has no hidden text, as far as it shows that.
void explain_no_labels(QPDF& file, Findings& findings);

/// The result of checking the labels of all cards.
struct DeckCheck {
    int cards = 0, symbols = 0; ///< different ones
    long long pairs = 0;        ///< of cards that keep the promise; 0 when one doesn't
};
/// Checks that all cards are there and that they keep the promise of their kind.
DeckCheck check_cards(const ReadDeck& deck, Findings& findings);
/// Checks the promise of the kind; `cards` are those of one copy.
DeckCheck check_promise(std::string_view kind, const std::vector<const ReadCard*>& cards, Findings& findings);

/// Returns true if nearly all labels have a drawing, so that labels and drawings can be compared.
bool has_drawings(const ReadDeck& deck);
/// Checks that each label is at its drawing: the one that the label has on its other cards.
void check_labels(const ReadDeck& deck, Findings& findings);
/// Draws the pages and checks that each symbol looks as on its other cards, so that nothing covers it.
void check_render(std::string_view pdf, const ReadDeck& deck, Findings& findings);

/// Checks that each front has a back behind it, upright and in its place, when the paper is flipped as the
/// file asks the printer to.
void check_backs(QPDF& file, const ReadDeck& deck, Findings& findings);

/// Returns the scale of the deck's pages by the size of its hidden text: the median of all faces.
Scale find_scale(const ReadDeck& deck);
/// Checks that no card is mirrored, and that all are in the scale that the theme asks for, times `allowed`.
void check_scale(const ReadDeck& deck, double allowed, Findings& findings);
/// Checks that no CropBox cuts off a card or back.
void check_crop(const ReadDeck& deck, Findings& findings);
/// Checks that the boxes of each page nest: trim in bleed in media.
void check_boxes(QPDF& file, Findings& findings);
/// Checks that all fonts are embedded.
void check_fonts(QPDF& file, Findings& findings);

/// "card 3", "cards 1-6, 9"
std::string format_cards(std::vector<int> numbers);

} // namespace spotit::verify
