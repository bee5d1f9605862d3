// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace spotit::diag {

/// A line as a terminal shows it, and where the caret and its tail go below.
struct Excerpt {
    std::string text;
    int indent = 0;    ///< cells before the caret
    int underline = 1; ///< cells of caret and tail, at least 1
};

/// Shows `line` with bytes [begin, end) marked. Long lines are cut to a window around the mark; tabs, control
/// characters and broken UTF-8 become something that takes a known number of cells.
Excerpt excerpt(std::string_view line, std::size_t begin, std::size_t end);

/// Text that cannot move the cursor or change the terminal: control and direction characters become U+FFFD.
std::string harmless(std::string_view text);

} // namespace spotit::diag
