// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/glyph/glyph.hpp"
#include "symbol/svg/svg_document.hpp"

#include <map>
#include <mutex>
#include <optional>
#include <string_view>

namespace spotit::symbol {

/// The documents of a font that have been read. One may hold thousands of glyphs and megabytes.
class SvgDocuments {
public:
    /// Returns the parsed document, which lies in the font as it is or compressed. Throws Damaged.
    std::shared_ptr<const SvgDocument> find(std::string_view stored, int units_per_em);

private:
    std::mutex access_;
    std::map<const char*, std::shared_ptr<const SvgDocument>> all_; ///< by their places in the font
};

/// Reads a glyph that is an element of an SVG document (OpenType's SVG table); nothing if the font has none
/// for it. Throws Damaged.
std::optional<Glyph> read_svg_glyph(const Font::Data& font, std::uint32_t glyph);

} // namespace spotit::symbol
