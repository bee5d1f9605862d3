#include "symbol/silhouette.hpp"

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

bool is_dust(const geom::Polygon& ring) {
    return geom::signed_area(ring) < min_part;
}

/// Removes specks, unless the picture has nothing else.
void drop_specks(geom::Region& parts) {
    if (!std::ranges::all_of(parts, is_dust)) std::erase_if(parts, is_dust);
}

} // namespace

PlacedRaster rasterize_shape(const Drawing& drawing, const geom::Box& box, int side) {
    const Canvas canvas(box, side, rim, CAIRO_FORMAT_A8);
    canvas.paint(Items{{Group{.clip = box, .items = {{Use{drawing, {}}}}}}}, Purpose::Shape);
    const unsigned char* const data = cairo_image_surface_get_data(canvas.surface.get());
    const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(canvas.surface.get()));
    AlphaRaster raster(canvas.width, canvas.height, 0);
    for (int y = 0; y < raster.height; ++y)
        std::copy_n(data + stride * static_cast<std::size_t>(y), raster.width, &raster.at(0, y));
    return {std::move(raster), {canvas.scale, canvas.corner}};
}

geom::Box inked(const Drawing& drawing, const geom::Box& page, int side) {
    const auto [raster, place] = rasterize_shape(drawing, page, side);
    geom::Box ink;
    for (int y = 0; y < raster.height; ++y)
        for (int x = 0; x < raster.width; ++x)
            if (raster.at(x, y) > 0) {
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
