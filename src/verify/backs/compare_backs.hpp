// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/backs/match_backs.hpp"
#include "verify/findings.hpp"

namespace spotit::verify {

/// Whether all backs look alike: each card must have the same backs as the others, however many copies there
/// are. Every front has a back.
void check_looks(const ReadDeck& deck, const Opposite& opposite, Findings& findings);

} // namespace spotit::verify
