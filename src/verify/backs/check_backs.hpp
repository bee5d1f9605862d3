// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/deck/read_deck.hpp"
#include "verify/findings.hpp"

#include <qpdf/QPDF.hh>

namespace spotit::verify {

/// Whether a back lies behind every front when the paper is turned over as the file asks for, and whether
/// the backs look alike.
void check_backs(QPDF& file, const ReadDeck& deck, Findings& findings);

} // namespace spotit::verify
