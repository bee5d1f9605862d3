// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>

namespace spotit::pdf {

/// The width of each of its glyphs, of 1000 to the em.
inline constexpr int glyphless_width = 500;

/// A TrueType font (ISO/IEC 14496-22) for a PDF: glyph 0 and one for each character, in ascending order; none
/// paints anything. Programs that write a PDF anew make their /ToUnicode from the font's own map.
std::string glyphless_font(std::span<const char32_t> characters);

} // namespace spotit::pdf
