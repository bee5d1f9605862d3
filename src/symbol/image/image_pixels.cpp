// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/image/image_reading.hpp"

#include "symbol/canvas.hpp"
#include "symbol/image/exif.hpp"

#include <fmt/format.h>

namespace spotit::symbol {

namespace {

/// Larger pictures are decoded each time they are drawn, so that a deck of photos does not fill the memory.
constexpr double few_pixels = 1e6;

void draw(Canvas& canvas, cairo_surface_t* pixels, const Stored& stored) {
    cairo_t* context = canvas.context();
    const SavedState saved(context);
    const geom::Affine turn = upright(stored.orientation, stored.size);
    const cairo_matrix_t place{turn.a, turn.b, turn.c, turn.d, turn.e, turn.f};
    cairo_transform(context, &place);
    cairo_set_source_surface(context, pixels, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD);
    cairo_paint(context);
}

} // namespace

void check_pixels(double width, double height) {
    if (width < 1 || height < 1) throw Damaged{"it has no pixels"};
    if (width * height <= max_pixels) return;
    throw Damaged{fmt::format("it has {:.0f} x {:.0f} pixels; more than {:.0f} million are not read", width,
                              height, max_pixels / 1e6)};
}

void set_pixels(Symbol& symbol, const Stored& stored, std::function<SurfaceHandle()> decode) {
    const std::shared_ptr<cairo_surface_t> pixels(decode().release(), cairo_surface_destroy);
    const geom::Size size = upright_size(stored.orientation, stored.size);
    set_picture(symbol, [pixels, stored](Canvas& canvas) { draw(canvas, pixels.get(), stored); },
                {0, 0, size.width, size.height});
    symbol.pixels = size;
    if (size.width * size.height <= few_pixels) return;
    symbol.picture = [decode = std::move(decode), stored](Canvas& canvas) {
        draw(canvas, decode().get(), stored);
    };
}

} // namespace spotit::symbol
