// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/canvas.hpp"
#include "symbol/font/font_data.hpp"
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

/// A glyph that is an element of an SVG document (OpenType's SVG table).
struct SvgGlyph {
    std::shared_ptr<const SvgDocument> document;
    std::string id;
    geom::Size em;
    geom::Box box; ///< box of its ink in font units, y up
};

/// Returns nothing if the font has no SVG for the glyph. Throws Damaged.
std::optional<SvgGlyph> read_svg_glyph(const Font::Data& font, std::uint32_t glyph);

/// Draws the glyph in font units, y up.
void paint(const Canvas& canvas, const SvgGlyph& glyph);

} // namespace spotit::symbol
