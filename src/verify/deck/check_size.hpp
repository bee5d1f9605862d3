// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/deck/read_deck.hpp"
#include "verify/findings.hpp"

namespace spotit::verify {

/// Whether cards are printed as large as they were made: by the letters of their numbers.
void check_size(const ReadDeck& deck, Findings& findings);
/// Whether a CropBox hides a part of some card.
void check_crop(const ReadDeck& deck, Findings& findings);

} // namespace spotit::verify
