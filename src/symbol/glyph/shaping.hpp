// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/font/font_data.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace spotit::symbol {

/// A glyph that text has become.
struct ShapedGlyph {
    std::uint32_t glyph = 0; ///< 0: the font has none
    std::size_t byte = 0;    ///< where its text begins
};

/// The glyphs that text becomes in a font, without those that neither move the pen nor leave ink, as
/// variation selectors do in fonts that don't know them.
std::vector<ShapedGlyph> shape(const Font::Data& font, std::string_view utf8);

} // namespace spotit::symbol
