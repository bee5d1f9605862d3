#pragma once

#include "symbol/paint.hpp"

#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <pango/pangocairo.h>

#include <filesystem>

/// Owners of objects of the libraries for fonts.
namespace spotit::symbol {

using FcConfigHandle = Handle<FcConfig, FcConfigDestroy>;
using FcPatternHandle = Handle<FcPattern, FcPatternDestroy>;
using FcObjectSetHandle = Handle<FcObjectSet, FcObjectSetDestroy>;
using FcFontSetHandle = Handle<FcFontSet, FcFontSetDestroy>;

/// Returns a property of a font that is text; empty if it has none with that index.
inline std::string read_property(const FcPattern* font, const char* property, int index = 0) {
    FcChar8* text = nullptr;
    if (FcPatternGetString(font, property, index, &text) != FcResultMatch) return {};
    return static_cast<const char*>(static_cast<const void*>(text));
}
inline const FcChar8* to_fc_text(const std::string& text) {
    return static_cast<const FcChar8*>(static_cast<const void*>(text.c_str()));
}

using FontMapHandle = Handle<PangoFontMap, g_object_unref>;
using PangoContextHandle = Handle<PangoContext, g_object_unref>;
using PangoFontHandle = Handle<PangoFont, g_object_unref>;
using LayoutHandle = Handle<PangoLayout, g_object_unref>;
using FontDescriptionHandle = Handle<PangoFontDescription, pango_font_description_free>;
using AttributesHandle = Handle<PangoAttrList, pango_attr_list_unref>;

using BlobHandle = Handle<hb_blob_t, hb_blob_destroy>;
using FaceHandle = Handle<hb_face_t, hb_face_destroy>;
using FontHandle = Handle<hb_font_t, hb_font_destroy>;
using BufferHandle = Handle<hb_buffer_t, hb_buffer_destroy>;
using DrawFunctionsHandle = Handle<hb_draw_funcs_t, hb_draw_funcs_destroy>;

/// Returns the bytes of a part of a font; empty if the font lacks it.
inline std::string_view read_bytes(const BlobHandle& blob) {
    unsigned length = 0;
    const char* const bytes = hb_blob_get_data(blob.get(), &length);
    return {bytes, length};
}

/// A font of words in one style, its letters 1000 units high. Safe to use from many threads.
struct GlyphFont {
    explicit GlyphFont(PangoFont* wanted);

    /// Shows the glyphs in the context's color; of shapes, adds their paths.
    void show(cairo_t* context, std::span<const Text::Glyph> glyphs, geom::Point origin,
              Purpose purpose) const;

    std::filesystem::path file;
    std::uint64_t id = 0; ///< equal for equal fonts: of the file, and of what is done to its letters
    Handle<cairo_scaled_font_t, cairo_scaled_font_destroy> font;
    FaceHandle plain_face; ///< the font's tables; null if its letters are not drawn as they are in the file
};

/// Returns the letters of a layout whose top left corner is at the point. The layout's font is 1000 units
/// high.
Text make_text(PangoLayout* layout, geom::Point corner, const color::Color& color);

geom::Path load_outlines(const Text& text);

} // namespace spotit::symbol
