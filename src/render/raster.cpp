// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "render/raster.hpp"

#include "render/painting.hpp"

#include <algorithm>

namespace spotit::render {

Pixels pixels_for(const geom::Box& box, const Options& options) {
    if (options.pixels) return *options.pixels;
    const double scale = options.dpi / geom::millimeters_per_inch;
    return {std::max(1, static_cast<int>(std::lround(scale * box.width()))),
            std::max(1, static_cast<int>(std::lround(scale * box.height())))};
}

std::string raster(const RasterPlan& plan, const std::function<void(cairo_t*)>& paint) {
    const double across = plan.pixels.width / plan.box.width(), down = plan.pixels.height / plan.box.height();
    const SurfaceHandle surface(
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, plan.pixels.width, plan.pixels.height));
    require_success(cairo_surface_status(surface.get()), "so many pixels");
    const ContextHandle context(cairo_create(surface.get()));
    if (plan.opacity == Opacity::Opaque) {
        cairo_set_source_rgb(context.get(), 1, 1, 1);
        cairo_paint(context.get());
    }
    cairo_scale(context.get(), across, down);
    cairo_translate(context.get(), -plan.box.left, -plan.box.top);
    {
        const SavedState saved(context.get());
        paint(context.get());
    }
    require_success(cairo_status(context.get()), "the pixels");
    constexpr double millimeters_per_metre = 1000;
    return encode_png(surface.get(), {.across = across * millimeters_per_metre,
                                      .down = down * millimeters_per_metre,
                                      .opacity = plan.opacity,
                                      .palette = plan.palette,
                                      .colors = plan.colors});
}

} // namespace spotit::render
