// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/glyph/glyph.hpp"

#include "symbol/cairo_handles.hpp"
#include "symbol/colr/painter.hpp"
#include "symbol/colr/pdf_writer.hpp"
#include "symbol/colr/svg/svg_writer.hpp"
#include "symbol/svg_parts.hpp"

#include <hb-ot.h>

#include <algorithm>
#include <cmath>

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

/// Paints layers as an image: Cairo would write some of them into an SVG in wrong colors, others as images of
/// any size.
void paint_pixels(const Canvas& canvas, const std::vector<Paint>& layers, const geom::Box& box) {
    constexpr double side = 1024; // 800 dpi on a symbol of 30 mm
    const double scale = side / std::max(box.width(), box.height());
    const SurfaceHandle pixels(cairo_image_surface_create(CAIRO_FORMAT_ARGB32,
                                                          static_cast<int>(std::ceil(scale * box.width())),
                                                          static_cast<int>(std::ceil(scale * box.height()))));
    const CairoHandle drawing(cairo_create(pixels.get()));
    cairo_scale(drawing.get(), scale, scale);
    cairo_translate(drawing.get(), -box.left, -box.top);
    paint(Canvas(drawing.get()), layers);
    cairo_t* context = canvas.context();
    cairo_translate(context, box.left, box.top);
    cairo_scale(context, 1 / scale, 1 / scale);
    cairo_set_source_surface(context, pixels.get(), 0, 0);
    cairo_paint(context);
}

void paint_svg(const Canvas& canvas, const std::vector<Paint>& layers, const geom::Box& box) {
    if (const auto part = write_svg(layers, box, canvas.svg_parts()->size()))
        paint_svg_part(canvas, *part, box);
    else
        paint_pixels(canvas, layers, box);
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
    const auto* const layers = std::get_if<std::vector<Paint>>(&glyph.content);
    if (layers != nullptr && canvas.svg_parts() != nullptr && !glyph.box.empty())
        return paint_svg(canvas, *layers, glyph.box);
    std::visit([&](const auto& content) { paint_content(canvas, content); }, glyph.content);
}

std::optional<PdfDrawing> write_pdf(const Symbol& symbol) {
    const auto* const picture = symbol.picture.target<GlyphPicture>();
    if (picture == nullptr) return {};
    const auto* const layers = std::get_if<std::vector<Paint>>(&picture->glyph->content);
    if (layers == nullptr) return {};
    const geom::Box& box = symbol.box;
    return write_pdf(*layers, {box.left, -box.bottom, box.right, -box.top});
}

} // namespace spotit::symbol
