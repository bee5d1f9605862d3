// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "render/png.hpp"

#include <spotit/render.hpp>

#include <functional>

namespace spotit::render {

/// A part of a drawing to be rasterized.
struct RasterPlan {
    geom::Box box; ///< mm
    Pixels pixels;
    Opacity opacity = Opacity::Opaque; ///< opaque pictures have a white ground
    Palette palette = Palette::Colors;
    ColorMap colors{}; ///< empty: as they are drawn
};
/// Draws in millimeters and encodes the result as PNG.
std::string raster(const RasterPlan& plan, const std::function<void(cairo_t*)>& paint);

/// Returns the size in pixels that the options give, or that follows from their resolution.
Pixels pixels_for(const geom::Box& box, const Options& options);

} // namespace spotit::render
