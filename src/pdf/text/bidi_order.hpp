// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace spotit::pdf {

/// Unicode scalar values; what is not well-formed becomes U+FFFD, what can't be seen a space.
std::vector<char32_t> characters(const std::string& utf8);

/// The text with what is written from right to left turned around: PDFs have the characters as they stand
/// from left to right, and readers turn them back. Done twice it is the text again.
std::string in_visual_order(const std::string& utf8);

} // namespace spotit::pdf
