#pragma once

#include "symbol/font/font_handles.hpp"

namespace spotit::symbol {

/// A font of words in one style, its letters 1000 units high. Safe to use from many threads.
struct GlyphFont {
    explicit GlyphFont(PangoFont* wanted);

    /// Shows the glyphs in the context's color; of shapes, adds their paths.
    void show(cairo_t* context, std::span<const Text::Glyph> glyphs, geom::Point origin,
              Purpose purpose) const;

    std::string key; ///< the same for equal fonts: the file, and what is done to its letters
    Handle<cairo_scaled_font_t, cairo_scaled_font_destroy> font;
    FaceHandle plain_face; ///< the font's tables; null if its letters are not drawn as they are in the file
};

/// Returns the letters of a layout whose top left corner is at the point. The layout's font is 1000 units
/// high.
Text make_text(PangoLayout* layout, geom::Point corner, const color::Color& color);

/// Returns the outlines of all letters as one path.
geom::Path outlines(const Text& text);

} // namespace spotit::symbol
