// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/deck/read_deck.hpp"
#include "verify/findings.hpp"

namespace spotit::verify {

/// Returns true if nearly all labels have a drawing, so that labels and drawings can be compared.
bool has_drawings(const ReadDeck& deck);
/// Checks that each label is at its drawing: the one that the label has on its other cards.
void check_labels(const ReadDeck& deck, Findings& findings);

} // namespace spotit::verify
