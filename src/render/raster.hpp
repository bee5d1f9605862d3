#pragma once

#include <spotit/render.hpp>

#include <cairo.h>

namespace spotit::render {

/// The colors in which drawings are shown.
struct ShownColors {
    Palette palette = Palette::Colors;
    ColorMap map{};       ///< of Palette::Colors; empty: as they are
    bool is_mask = false; ///< all is white: of a mask, only lightness and opacity count

    bool are_given() const { return palette == Palette::Colors && !map && !is_mask; }
    /// Returns the color that is shown instead of another; grays have its luminance.
    color::Color change(const color::Color& color) const;
};

enum class Opacity { Opaque, Transparent };

/// A part of a drawing to be rasterized.
struct RasterPlan {
    geom::Box box; ///< mm
    Pixels pixels;
    Opacity opacity = Opacity::Opaque; ///< opaque pictures have a white ground
    ShownColors colors{};
};
/// Draws in millimeters and encodes the result as a PNG in sRGB, or in gray.
std::string raster(const RasterPlan& plan, const std::function<void(cairo_t*)>& paint);

/// Returns the size in pixels that the options give, or that follows from their resolution.
Pixels pixels_for(const geom::Box& box, const Options& options);

} // namespace spotit::render
