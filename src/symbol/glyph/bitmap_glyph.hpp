// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/cairo_handles.hpp"
#include "symbol/canvas.hpp"

#include <spotit/geom.hpp>

#include <hb.h>

#include <memory>
#include <optional>

namespace spotit::symbol {

/// A glyph made of pixels (CBDT, sbix).
struct BitmapGlyph {
    std::shared_ptr<cairo_surface_t> pixels;
    geom::Box box; ///< its place in font units, y up
};

/// Reads the largest bitmap of the glyph; nothing if there is none. Throws Damaged.
std::optional<BitmapGlyph> read_bitmap(hb_font_t* font, hb_codepoint_t glyph);

/// Draws the bitmap in font units, y up.
void paint(const Canvas& canvas, const BitmapGlyph& bitmap);

} // namespace spotit::symbol
