// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/colr/colr_reader.hpp"
#include "symbol/font/font_data.hpp"
#include "symbol/glyph/bitmap_glyph.hpp"
#include "symbol/glyph/svg_glyph.hpp"

#include <cstdint>
#include <memory>
#include <variant>
#include <vector>

namespace spotit::symbol {

/// A glyph as its font stores it, read once and drawn any number of times.
struct Glyph {
    std::variant<std::monostate, std::vector<Paint>, BitmapGlyph, SvgGlyph>
        content;           ///< font units, y up; nothing: blank
    geom::Box box;         ///< contains everything painted; y up
    bool is_plain = false; ///< an outline in one ink: the font has no colors for it
};

/// Reads a glyph: color paints if there are any, else SVG, else a bitmap, else the plain outline in the ink.
/// Throws Damaged.
Glyph read_glyph(const Font::Data& font, std::uint32_t id, const Rgba& ink = {});

/// Returns true if the glyph has a drawing, without reading it.
bool has_ink(const Font::Data& font, std::uint32_t id);

/// Draws the glyph in font units, y down, its origin at the left end of the baseline.
void paint(const Canvas& canvas, const Glyph& glyph);

/// The picture of a symbol that is a glyph and nothing else.
struct GlyphPicture {
    std::shared_ptr<const Glyph> glyph;

    void operator()(const Canvas& canvas) const { paint(canvas, *glyph); }
};

} // namespace spotit::symbol
