// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/silhouette.hpp"

#include "symbol/paint.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::symbol {

namespace {

/// Clear pixels around the box, so that contours close.
constexpr int rim = 2;
/// 10 % of 255: at a lower level, a faint glow would push the neighbors away.
constexpr int level = 26;
/// Smaller parts are invisible specks, in pixels.
constexpr double min_part = 3;
/// In pixels; smaller than the distance from the ink to the contour.
constexpr double max_deviation = 0.2;

AlphaRaster copy_alpha(cairo_surface_t* surface, int width, int height) {
    cairo_surface_flush(surface);
    const unsigned char* const data = cairo_image_surface_get_data(surface);
    const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface));
    AlphaRaster raster{width, height, {}};
    raster.alpha.resize(raster.index(0, height));
    for (int y = 0; y < height; ++y)
        std::copy_n(data + stride * static_cast<std::size_t>(y), width, &raster.alpha[raster.index(0, y)]);
    return raster;
}

bool is_dust(const geom::Polygon& ring) {
    return geom::signed_area(ring) < min_part;
}

/// Removes specks, unless the picture has nothing else.
void drop_specks(geom::Region& parts) {
    if (!std::ranges::all_of(parts, is_dust)) std::erase_if(parts, is_dust);
}

} // namespace

PlacedRaster rasterize_shape(const Drawing& drawing, const geom::Box& box, int side) {
    const double scale = side / std::max(box.width(), box.height());
    const int width = static_cast<int>(std::ceil(box.width() * scale)) + 2 * rim;
    const int height = static_cast<int>(std::ceil(box.height() * scale)) + 2 * rim;
    const geom::Point corner{box.left - rim / scale, box.top - rim / scale};
    const SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_A8, width, height));
    const CairoHandle context(cairo_create(surface.get()));
    cairo_scale(context.get(), scale, scale);
    cairo_translate(context.get(), -corner.x, -corner.y);
    cairo_rectangle(context.get(), box.left, box.top, box.width(), box.height());
    cairo_clip(context.get());
    paint(context.get(), drawing, Purpose::Shape);
    return {copy_alpha(surface.get(), width, height), {scale, corner}};
}

geom::Box inked(const Drawing& drawing, const geom::Box& page, int side) {
    const auto [raster, place] = rasterize_shape(drawing, page, side);
    geom::Box ink;
    for (int y = 0; y < raster.height; ++y)
        for (int x = 0; x < raster.width; ++x)
            if (raster.alpha[raster.index(x, y)] > 0) {
                ink.add(place.corner + 1 / place.scale * geom::Point{x - 1.0, y - 1.0});
                ink.add(place.corner + 1 / place.scale * geom::Point{x + 2.0, y + 2.0});
            }
    if (ink.empty()) return page;
    return {std::max(ink.left, page.left), std::max(ink.top, page.top), std::min(ink.right, page.right),
            std::min(ink.bottom, page.bottom)};
}

geom::Region silhouette(const Drawing& drawing, const geom::Box& box) {
    if (box.empty() || box.width() <= 0 || box.height() <= 0) return {};
    const auto [raster, place] = rasterize_shape(drawing, box, silhouette_side);
    geom::Region parts = outer_contours(raster, level);
    drop_specks(parts);
    for (geom::Polygon& ring : parts) {
        ring = geom::simplify(ring, max_deviation);
        for (geom::Point& point : ring) point = place.corner + 1 / place.scale * point;
    }
    return parts;
}

} // namespace spotit::symbol
