// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/deck/read_deck.hpp"
#include "verify/findings.hpp"

namespace spotit::verify {

/// Checks that the boxes of each page nest: trim in bleed in media.
void check_boxes(QPDF& file, Findings& findings);
/// Checks that all fonts are embedded.
void check_fonts(QPDF& file, Findings& findings);
/// Checks that no CropBox cuts off a card or back.
void check_crop(const ReadDeck& deck, Findings& findings);
/// Tells why the file has no hidden text, as far as it shows that.
void explain_no_labels(QPDF& file, Findings& findings);

} // namespace spotit::verify
