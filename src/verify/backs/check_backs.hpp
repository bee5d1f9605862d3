// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/deck/read_deck.hpp"
#include "verify/findings.hpp"

namespace spotit::verify {

/// Checks that each front has a back behind it, upright and in its place, when the paper is flipped as the
/// file asks the printer to.
void check_backs(QPDF& file, const ReadDeck& deck, const Scale& scale, Findings& findings);

} // namespace spotit::verify
