// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/deck/read_deck.hpp"
#include "verify/findings.hpp"

#include <qpdf/QPDF.hh>

namespace spotit::verify {

/// Whether each name goes with a drawing that no other name has. `deck` was read by its forms; where these
/// don't show it, the file is read again and what is painted is measured. Whether it could be proved.
bool check_drawings(QPDF& file, const ReadDeck& deck, ReadingBudget budget, Findings& findings);

} // namespace spotit::verify
