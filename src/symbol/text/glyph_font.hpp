#pragma once

#include "symbol/font/font_handles.hpp"

namespace spotit::symbol {

/// A font of words in one style, its letters 1000 units high. Immutable; safe to use from many threads.
class GlyphFont {
public:
    explicit GlyphFont(PangoFont* font);

    /// Returns the same for equal fonts: the file, and what is done to its letters.
    const std::string& key() const { return key_; }
    /// Shows the glyphs in the context's color; of shapes, adds their paths.
    void show(cairo_t* context, std::span<const Text::Glyph> glyphs, geom::Point origin,
              Purpose purpose) const;
    geom::Path outline(std::uint32_t glyph) const;
    /// Returns the font's tables; null if its letters are not drawn as they are in the file.
    hb_face_t* plain_face() const { return face_.get(); }

private:
    std::string key_;
    Handle<cairo_scaled_font_t, cairo_scaled_font_destroy> font_;
    FaceHandle face_;
};

/// Returns the letters of a layout whose top left corner is at the point. The layout's font is 1000 units
/// high.
Text make_text(PangoLayout* layout, geom::Point corner, const color::Color& color);

/// Returns the outlines of all letters as one path.
geom::Path outlines(const Text& text);

} // namespace spotit::symbol
