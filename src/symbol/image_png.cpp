// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/image_reading.hpp"

#include "symbol/canvas.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace spotit::symbol {

namespace {

/// Larger ones are decoded anew each time, so that a deck of photos does not fill the memory.
constexpr double few_pixels = 1e6;

cairo_status_t read_some(void* closure, unsigned char* out, unsigned length) {
    auto& rest = *static_cast<std::span<const std::uint8_t>*>(closure);
    if (length > rest.size()) return CAIRO_STATUS_READ_ERROR;
    std::copy_n(rest.begin(), length, out);
    rest = rest.subspan(length);
    return CAIRO_STATUS_SUCCESS;
}

void draw(Canvas& canvas, cairo_surface_t* pixels) {
    cairo_t* context = canvas.context();
    const SavedState saved(context);
    cairo_set_source_surface(context, pixels, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD);
    cairo_paint(context);
}

} // namespace

void check_pixels(double width, double height) {
    if (width < 1 || height < 1) throw Damaged{"it has no pixels"};
    if (width * height <= most_pixels) return;
    throw Damaged{fmt::format("it has {:.0f} x {:.0f} pixels; more than {:.0f} million are not read", width,
                              height, most_pixels / 1e6)};
}

geom::Size png_size(std::span<const std::uint8_t> png) {
    // Signature, then the length and name of the header chunk, then width and height.
    const Bytes bytes(png);
    return {static_cast<double>(bytes.u32(16)), static_cast<double>(bytes.u32(20))};
}

SurfaceHandle decode_png(std::span<const std::uint8_t> png) {
    SurfaceHandle surface(cairo_image_surface_create_from_png_stream(read_some, &png));
    switch (cairo_surface_status(surface.get())) {
    case CAIRO_STATUS_SUCCESS:
        return surface;
    case CAIRO_STATUS_NO_MEMORY:
        throw Damaged{"it is damaged, or too large for the memory"};
    default:
        throw Damaged{"it is damaged or cut off"};
    }
}

void read_png(Symbol& symbol, const FileBytes& file, const Request&) {
    const geom::Size size = png_size(as_bytes(*file));
    check_pixels(size.width, size.height);
    const std::shared_ptr<cairo_surface_t> pixels(decode_png(as_bytes(*file)).release(),
                                                  cairo_surface_destroy);
    const geom::Box box{0, 0, size.width, size.height};
    set_picture(
        symbol, [pixels](Canvas& canvas) { draw(canvas, pixels.get()); }, box);
    symbol.pixels = size;
    if (size.width * size.height <= few_pixels) return;
    symbol.picture = [file](Canvas& canvas) { draw(canvas, decode_png(as_bytes(*file)).get()); };
}

} // namespace spotit::symbol
