// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/glyph/bitmap_glyph.hpp"

#include "symbol/glyph/bytes.hpp"
#include "symbol/glyph/harfbuzz_handles.hpp"
#include "symbol/image/image_reading.hpp"

#include <fmt/format.h>
#include <hb-ot.h>

#include <span>

namespace spotit::symbol {

namespace {

/// A small PNG may claim a huge size.
constexpr std::uint32_t max_pixels_wide = 4096;

void check_size(std::span<const std::uint8_t> png) {
    const geom::Size size = png_size(png);
    if (size.width > max_pixels_wide || size.height > max_pixels_wide)
        throw Damaged{fmt::format("its bitmap is larger than {} pixels", max_pixels_wide)};
}

SurfaceHandle decode(std::span<const std::uint8_t> png) {
    check_size(png);
    try {
        return decode_png(png);
    } catch (const Damaged&) {
        throw Damaged{"its bitmap is no readable PNG"};
    }
}

} // namespace

std::optional<BitmapGlyph> read_bitmap(hb_font_t* font, hb_codepoint_t glyph) {
    const BlobHandle blob(hb_ot_color_glyph_reference_png(font, glyph));
    unsigned length = 0;
    const void* data = hb_blob_get_data(blob.get(), &length);
    if (length == 0) return {};
    SurfaceHandle pixels = decode({static_cast<const std::uint8_t*>(data), length});
    hb_glyph_extents_t extents{};
    if (hb_font_get_glyph_extents(font, glyph, &extents) == 0 || extents.width == 0 || extents.height == 0)
        throw Damaged{"its bitmap has no size"};
    const double x = extents.x_bearing, y = extents.y_bearing;
    geom::Box box;
    box.add({x, y});
    box.add({x + extents.width, y + extents.height});
    return BitmapGlyph{{pixels.release(), cairo_surface_destroy}, box};
}

void paint(const Canvas& canvas, const BitmapGlyph& bitmap) {
    cairo_t* context = canvas.context();
    const SavedState saved(context);
    const double width = cairo_image_surface_get_width(bitmap.pixels.get());
    const double height = cairo_image_surface_get_height(bitmap.pixels.get());
    cairo_translate(context, bitmap.box.left,
                    bitmap.box.bottom); // y up: the larger y of the box is the top of the picture
    cairo_scale(context, bitmap.box.width() / width, -bitmap.box.height() / height);
    cairo_set_source_surface(context, bitmap.pixels.get(), 0, 0);
    // BEST takes ten times as long, and PDF stores the original pixels anyway.
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD);
    cairo_paint(context);
}

} // namespace spotit::symbol
