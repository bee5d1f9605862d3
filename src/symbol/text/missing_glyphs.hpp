// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/text/word_layout.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace spotit::symbol {

/// Returns the family that letters are set in as far as it has them.
std::string preferred_family(const Lettering& lettering);

/// Returns the error for these characters of a text, which no font has: it names the first one, the fonts
/// that were tried, and how to get a font. It has no place in a source.
diag::Diagnostic missing_glyphs(std::string_view text, const std::vector<char32_t>& unknown,
                                const Lettering& tried);

} // namespace spotit::symbol
