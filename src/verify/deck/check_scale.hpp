// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/deck/read_deck.hpp"
#include "verify/findings.hpp"

namespace spotit::verify {

/// Returns the scale of the deck's pages by the size of its hidden text: the median of all faces.
Scale find_scale(const ReadDeck& deck);
/// Checks that all cards and backs are in one scale, which a theme can ask for.
void check_scale(const ReadDeck& deck, Findings& findings);

} // namespace spotit::verify
