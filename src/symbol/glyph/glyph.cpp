#include "symbol/glyph/glyph.hpp"

#include <spotit/symbol/painting.hpp>

#include <hb-ot.h>

namespace spotit::symbol {

namespace {

/// Returns the box of a line of text, for unbounded paints in a font that gives no clip box.
geom::Box em_box(const Font::Data& font, std::uint32_t glyph) {
    hb_font_extents_t line{};
    hb_font_get_h_extents(font.font.get(), &line);
    const double advance = hb_font_get_glyph_h_advance(font.font.get(), glyph);
    return {0, static_cast<double>(line.descender), advance, static_cast<double>(line.ascender)};
}

Glyph from_color(const Font::Data& font, std::uint32_t id, ColorGlyph color) {
    if (!color.clip) {
        color.clip = ink_box(color.layers);
        if (!color.clip) { // an unbounded paint
            color.clip = em_box(font, id);
            color.layers = {{Group{.clip = *color.clip, .items = std::move(color.layers)}}};
        }
    }
    return {Glyph::Kind::Layers, std::move(color.layers), *color.clip};
}

Glyph from_outline(geom::Path outline, const color::Color& ink) {
    if (outline.empty()) return {};
    const geom::Box box = outline.box();
    return {Glyph::Kind::Plain, {{Fill{std::move(outline), ink, {}}}}, box};
}

} // namespace

Glyph read_glyph(const Font::Data& font, std::uint32_t id, const color::Color& ink) {
    if (auto color = read_color_glyph(font, id)) return from_color(font, id, std::move(*color));
    if (auto svg = read_svg_glyph(font, id)) return std::move(*svg);
    if (auto bitmap = read_bitmap(font.font.get(), id)) return std::move(*bitmap);
    return from_outline(read_outline(font.font.get(), id), ink);
}

bool has_ink(const Font::Data& font, std::uint32_t id) {
    if (font.colors.paint(id) || font.colors.flat_layers(id)) return true;
    const BlobHandle svg(hb_ot_color_glyph_reference_svg(font.face.get(), id));
    if (hb_blob_get_length(svg.get()) > 0) return true;
    const BlobHandle png(hb_ot_color_glyph_reference_png(font.font.get(), id));
    return hb_blob_get_length(png.get()) > 0 || !read_outline(font.font.get(), id).empty();
}

std::vector<ShapedGlyph> shape(const Font::Data& font, std::string_view utf8) {
    const BufferHandle buffer(hb_buffer_create());
    const auto length = static_cast<int>(utf8.size());
    hb_buffer_add_utf8(buffer.get(), utf8.data(), length, 0, length);
    hb_buffer_set_language(buffer.get(), hb_language_from_string("und", -1));
    hb_buffer_guess_segment_properties(buffer.get());
    hb_shape(font.font.get(), buffer.get(), nullptr, 0);

    unsigned count = 0;
    const hb_glyph_info_t* const infos = hb_buffer_get_glyph_infos(buffer.get(), &count);
    const hb_glyph_position_t* const positions = hb_buffer_get_glyph_positions(buffer.get(), &count);
    std::vector<ShapedGlyph> glyphs;
    for (unsigned i = 0; i < count; ++i) {
        const hb_glyph_position_t& at = positions[i];
        if (at.x_advance != 0 || has_ink(font, infos[i].codepoint))
            glyphs.push_back({infos[i].codepoint,
                              infos[i].cluster,
                              1.0 * at.x_advance,
                              {1.0 * at.x_offset, -1.0 * at.y_offset}});
    }
    return glyphs;
}

} // namespace spotit::symbol
