// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/findings.hpp"
#include "pdf/read_deck.hpp"

#include <qpdf/QPDF.hh>

namespace spotit::pdf {

/// Whether every page's boxes lie in each other: trim in bleed in media.
void check_boxes(QPDF& file, Findings& findings);
/// Whether every font is in the file.
void check_fonts(QPDF& file, Findings& findings);
/// Whether a back lies behind every front when the paper is turned over.
void check_backs(QPDF& file, const ReadDeck& deck, Findings& findings);

} // namespace spotit::pdf
