// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace spotit::pdf {

/// The width of each of its glyphs, of 1000 to the em.
inline constexpr int glyphless_width = 500;

/// A TrueType font (ISO/IEC 14496-22) for a PDF of so many glyphs, none of which paints anything.
std::string glyphless_font(int glyphs);

} // namespace spotit::pdf
