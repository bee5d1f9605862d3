// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/deck/read_deck.hpp"
#include "verify/findings.hpp"

namespace spotit::verify {

/// Draws the pages and checks that each symbol looks as on its other cards, so that nothing covers it.
void check_render(std::string_view pdf, const ReadDeck& deck, Findings& findings);

} // namespace spotit::verify
