// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/font/font_data.hpp"

#include <cstdint>

namespace spotit::symbol {

/// A glyph as its font stores it.
struct Glyph {
    /// Plain: an outline in one ink, since the font has no colors for it.
    enum class Kind { Blank, Layers, Svg, Bitmap, Plain } kind = Kind::Blank;
    Items items{};   ///< font units, y up
    geom::Box box{}; ///< contains everything painted; y up
};

/// Reads a glyph: color paints if there are any, else SVG, else a bitmap, else the plain outline in the ink.
/// Throws Damaged.
Glyph read_glyph(const Font::Data& font, std::uint32_t id, const color::Color& ink = color::black);

/// Returns true if the glyph has a drawing, without reading it.
bool has_ink(const Font::Data& font, std::uint32_t id);

} // namespace spotit::symbol
