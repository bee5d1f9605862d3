// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>

namespace spotit::pdf {

/// The advance width of each glyph, in 1/1000 em.
inline constexpr int glyphless_width = 500;

/// Returns a TrueType font (ISO/IEC 14496-22): glyph 0 and one blank glyph for each character, in ascending
/// order. It has a character map, since programs that rewrite a PDF derive its /ToUnicode from that.
std::string glyphless_font(std::span<const char32_t> characters);

} // namespace spotit::pdf
