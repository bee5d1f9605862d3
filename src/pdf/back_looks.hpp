// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/behind.hpp"
#include "pdf/findings.hpp"

namespace spotit::pdf {

/// Whether all backs look alike: each card must have the same backs as the others, however many copies there
/// are. Every front has a back.
void check_looks(const ReadDeck& deck, const Opposite& opposite, Findings& findings);

} // namespace spotit::pdf
