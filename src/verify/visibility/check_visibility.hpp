// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/deck/read_deck.hpp"
#include "verify/findings.hpp"

#include <string>

namespace spotit::verify {

/// Whether the pictures of all cards can be seen when the pages are printed: clips, boxes, layers, opacity
/// and what else is painted upon them. False where one can't, and where that could not be proved.
bool check_sight(const ReadDeck& deck, Closeness closeness, Findings& findings);

/// What hides it: "a clip cuts {} off", for "it" or "them".
std::string told_veil(const ReadDeck& deck, const Seen& seen, const char* them);

} // namespace spotit::verify
