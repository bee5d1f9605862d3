// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace spotit::pdf {

/// Returns the Unicode scalar values of a text; invalid bytes become U+FFFD, invisible characters spaces.
std::vector<char32_t> characters(const std::string& utf8);

/// Reverses the runs that are written from right to left: PDFs store characters from left to right, and
/// readers reverse them again. The function is its own inverse.
std::string to_visual_order(const std::string& utf8);

} // namespace spotit::pdf
