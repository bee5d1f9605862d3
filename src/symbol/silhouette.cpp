#include "symbol/silhouette.hpp"

#include <algorithm>

namespace spotit::symbol {
namespace {

/// Clear pixels around the box, so that contours close.
constexpr int rim = 2;
/// 10 % of 255: at a lower level, a faint glow would push the neighbors away.
constexpr int level = 26;
/// In pixels; smaller than the distance from the ink to the contour.
constexpr double max_deviation = 0.2;

} // namespace

PlacedRaster rasterize_shape(const Drawing& drawing, const geom::Box& box, int side) {
    const Canvas canvas(box, side, rim, CAIRO_FORMAT_A8);
    canvas.paint(Items{{Group{.clip = box, .items = {{Use{drawing, {}}}}}}}, Purpose::Shape);
    const unsigned char* const data = cairo_image_surface_get_data(canvas.surface.get());
    const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(canvas.surface.get()));
    AlphaRaster raster(canvas.width, canvas.height, 0);
    for (int y = 0; y < raster.height; ++y)
        std::copy_n(data + stride * static_cast<std::size_t>(y), raster.width, &raster.at(0, y));
    return {std::move(raster), canvas.from_pixels()};
}

geom::Box measure_inked_box(const Drawing& drawing, const geom::Box& page, int side) {
    const PlacedRaster drawn = rasterize_shape(drawing, page, side);
    geom::Box ink;
    drawn.raster.visit_all([&](Pixel pixel) {
        if (drawn.raster.at(pixel) == 0) return;
        ink.add(drawn.place({pixel.x - 1.0, pixel.y - 1.0}));
        ink.add(drawn.place({pixel.x + 2.0, pixel.y + 2.0}));
    });
    return ink.empty() ? page : ink.intersect(page);
}

geom::Region trace_silhouette(const Drawing& drawing, const geom::Box& box, const Tracing& tracing) {
    if (box.empty() || box.width() <= 0 || box.height() <= 0) return {};
    const auto [raster, place] = rasterize_shape(drawing, box, tracing.side);
    geom::Region parts = trace_outer_contours(raster, level);
    const double min_area = std::max(tracing.min_pixels, tracing.min_share * geom::area(parts));
    const auto is_speck = [&](const geom::Polygon& ring) {
        return geom::measure_signed_area(ring) < min_area;
    };
    if (!std::ranges::all_of(parts, is_speck)) std::erase_if(parts, is_speck);
    for (geom::Polygon& ring : parts) ring = geom::simplify(ring, max_deviation);
    return geom::transform(std::move(parts), place);
}

} // namespace spotit::symbol
