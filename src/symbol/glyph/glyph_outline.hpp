// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom/path.hpp>

#include <hb.h>

namespace spotit::symbol {

/// Returns a glyph's outline in font units, y up. Coordinates of fonts with many units to the em are rounded
/// to whole units, which is invisible and makes a page a seventh smaller.
geom::Path read_outline(hb_font_t* font, hb_codepoint_t glyph);

} // namespace spotit::symbol
