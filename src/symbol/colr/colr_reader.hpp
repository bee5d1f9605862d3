// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/colr/colr_table.hpp"
#include "symbol/colr/palette.hpp"

#include <spotit/symbol/drawing.hpp>

#include <hb.h>

#include <cstdint>
#include <optional>
#include <vector>

namespace spotit::symbol {

/// Limits against hostile fonts. The most complex emoji of Noto, the flags of Ecuador and El Salvador, use a
/// fifth of them.
struct ReadLimits {
    int depth = 64;
    int paints = 16'000;
    int points = 600'000; ///< of outlines and color lines together
};

/// A color glyph as its font describes it.
struct ColorGlyph {
    std::optional<geom::Box> clip; ///< font units, y up
    Items layers;                  ///< from bottom to top
};

/// Reads the paint of a glyph, of version 1 or 0; nothing if the table has none. Throws Damaged.
std::optional<ColorGlyph> read_color_glyph(const ColrTable& table, const Palette& palette, hb_font_t* font,
                                           std::uint32_t glyph);

} // namespace spotit::symbol
