// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/font/font_data.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace spotit::symbol {

/// A glyph of a shaped text.
struct ShapedGlyph {
    std::uint32_t glyph = 0; ///< 0: the font has no glyph for it
    std::size_t byte = 0;    ///< beginning of its text
};

/// Shapes a text in a font. Glyphs that neither advance the pen nor have ink are left out, such as variation
/// selectors in fonts that don't know them.
std::vector<ShapedGlyph> shape(const Font::Data& font, std::string_view utf8);

} // namespace spotit::symbol
