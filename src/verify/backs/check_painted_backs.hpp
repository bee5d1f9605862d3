// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/backs/match_backs.hpp"
#include "verify/findings.hpp"

namespace spotit::verify {

/// Whether the same is painted over all backs, if anything is: what is on some only gives their cards away.
void check_painted_backs(const ReadDeck& deck, const Opposite& opposite, Findings& findings);

/// Whether the backs can be seen when the pages are printed. False where one can't, and where that could not
/// be proved.
bool check_seen_backs(const ReadDeck& deck, Findings& findings);

} // namespace spotit::verify
