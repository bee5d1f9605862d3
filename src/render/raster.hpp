// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "render/png.hpp"

#include <spotit/render.hpp>

#include <functional>

namespace spotit::render {

/// A part of a drawing as pixels.
struct RasterPlan {
    geom::Box box; ///< mm
    Pixels pixels;
    Opacity opacity = Opacity::Opaque; ///< opaque ones are white below
    Palette palette = Palette::Colors;
};
/// Draws in millimeters, and writes a PNG.
std::string raster(const RasterPlan& plan, const std::function<void(cairo_t*)>& paint);

/// As the options have it: so many pixels, or as many as the resolution gives.
Pixels pixels_for(const geom::Box& box, const Options& options);

} // namespace spotit::render
