// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/text/word_layout.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace spotit::symbol {

/// The family that letters are set in where it has them.
std::string own_family(const Lettering& lettering);

/// The error for these characters of a text, which no font has: names the first, says what was tried
/// and how to get a font. Without a place.
diag::Diagnostic missing_glyphs(std::string_view text, const std::vector<char32_t>& unknown,
                                const Lettering& tried);

} // namespace spotit::symbol
