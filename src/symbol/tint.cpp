// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/tint.hpp"

#include "symbol/cairo_handles.hpp"
#include "symbol/canvas.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <span>

namespace spotit::symbol {

namespace {

/// Coarse, since one pixel of another color is enough.
constexpr double raster_size = 96;

/// 4 bytes a pixel, in memory blue, green, red, alpha (little-endian machines).
SurfaceHandle rasterize(const Symbol& symbol) {
    const double scale = raster_size / std::max(symbol.box.width(), symbol.box.height());
    SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, static_cast<int>(raster_size),
                                                     static_cast<int>(raster_size)));
    const CairoHandle context(cairo_create(surface.get()));
    cairo_scale(context.get(), scale, scale);
    cairo_translate(context.get(), -symbol.box.left, -symbol.box.top);
    Canvas canvas(context.get());
    symbol.picture(canvas);
    cairo_surface_flush(surface.get());
    return surface;
}

/// Returns true if all mostly opaque pixels have the same color, up to rounding.
bool has_single_color(const Symbol& symbol) {
    const SurfaceHandle surface = rasterize(symbol);
    const auto bytes = static_cast<std::size_t>(cairo_image_surface_get_stride(surface.get()) *
                                                cairo_image_surface_get_height(surface.get()));
    const std::span pixels(cairo_image_surface_get_data(surface.get()), bytes);
    std::array<int, 3> low{255, 255, 255}, high{0, 0, 0};
    for (std::size_t at = 0; at < pixels.size(); at += 4) {
        const int alpha = pixels[at + 3];
        if (alpha < 128) continue;
        for (std::size_t channel = 0; channel < 3; ++channel) {
            const int value = 255 * pixels[at + channel] / alpha;
            low[channel] = std::min(low[channel], value);
            high[channel] = std::max(high[channel], value);
        }
    }
    constexpr int rounding = 6;
    return high[0] - low[0] <= rounding && high[1] - low[1] <= rounding && high[2] - low[2] <= rounding;
}

/// Paints the opacity of a picture in one color; a vector picture stays a vector.
void paint_tinted(Canvas& canvas, const DrawFunction& picture, const color::Color& color) {
    if (canvas.purpose() == Canvas::Purpose::Shape) return picture(canvas);
    cairo_t* context = canvas.context();
    const SavedState saved(context);
    cairo_push_group(context);
    picture(canvas);
    const PatternHandle shape(cairo_pop_group(context));
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha);
    cairo_mask(context, shape.get());
}

} // namespace

void tint(Symbol& symbol, const Request& request) {
    if (!has_single_color(symbol)) {
        if (request.spec.drawing == DrawingStyle::Outline) return; // drawn as lines, which are black
        request.warn("color-unused", fmt::format("{} has colors of its own and keeps them", symbol.name),
                     {.label = {}, .notes = {"`color` is for words, and for pictures of a single color"}});
        return;
    }
    symbol.picture = [picture = std::move(symbol.picture), color = *request.spec.color](Canvas& canvas) {
        paint_tinted(canvas, picture, color);
    };
}

} // namespace spotit::symbol
