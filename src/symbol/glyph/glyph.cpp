// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/glyph/glyph.hpp"

#include "symbol/colr/painter.hpp"

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
            Group bounded{{}, *color.clip, std::move(color.layers)};
            color.layers.clear();
            color.layers.push_back({std::move(bounded)});
        }
    }
    return {std::move(color.layers), *color.clip};
}

Glyph from_outline(GlyphOutline outline, const Rgba& ink) {
    if (outline.empty()) return {};
    const geom::Box box = outline.box();
    std::vector<Paint> layers;
    layers.push_back({Area{std::move(outline), Solid{ink}, {}}});
    return {std::move(layers), box, true};
}

void paint_content(const Canvas&, std::monostate) {}
void paint_content(const Canvas& canvas, const std::vector<Paint>& layers) {
    paint(canvas, layers);
}
void paint_content(const Canvas& canvas, const BitmapGlyph& bitmap) {
    paint(canvas, bitmap);
}
void paint_content(const Canvas& canvas, const SvgGlyph& svg) {
    paint(canvas, svg);
}

} // namespace

Glyph read_glyph(const Font::Data& font, std::uint32_t id, const Rgba& ink) {
    if (auto color = read_color_glyph(font.colors, font.palette, font.font.get(), id))
        return from_color(font, id, std::move(*color));
    if (auto svg = read_svg_glyph(font, id)) {
        const geom::Box box = svg->box;
        return {std::move(*svg), box};
    }
    if (auto bitmap = read_bitmap(font.font.get(), id)) return {*bitmap, bitmap->box};
    return from_outline(GlyphOutline(font.font.get(), id), ink);
}

bool has_ink(const Font::Data& font, std::uint32_t id) {
    if (font.colors.paint(id) || font.colors.flat_layers(id)) return true;
    const BlobHandle svg(hb_ot_color_glyph_reference_svg(font.face.get(), id));
    if (hb_blob_get_length(svg.get()) > 0) return true;
    const BlobHandle png(hb_ot_color_glyph_reference_png(font.font.get(), id));
    return hb_blob_get_length(png.get()) > 0 || !GlyphOutline(font.font.get(), id).empty();
}

void paint(const Canvas& canvas, const Glyph& glyph) {
    const SavedState saved(canvas.context());
    cairo_scale(canvas.context(), 1, -1);
    std::visit([&](const auto& content) { paint_content(canvas, content); }, glyph.content);
}

} // namespace spotit::symbol
