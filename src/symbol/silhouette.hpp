// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/glyph/contour.hpp"

#include <spotit/symbol.hpp>

namespace spotit::symbol {

/// Pixels of the longer side of the raster that outlines come from: one is 0.08 mm on a symbol of 20 mm, and
/// the contour is good to a quarter of it.
inline constexpr int silhouette_side = 256;

/// Where a raster of a picture lies on it.
struct RasterPlace {
    double scale = 1;   ///< pixels per unit of the picture
    geom::Point corner; ///< of the raster's top left corner, in the picture's units
};
struct PlacedRaster {
    AlphaRaster raster;
    RasterPlace place;
};

/// The picture's opacity, its box's longer side `longest` pixels.
PlacedRaster rasterise_shape(const DrawFunction& picture, const geom::Box& box, int longest);

/// Where a picture has ink on its page, to a pixel of a raster of 256; the page where there is none.
geom::Box inked(const DrawFunction& picture, const geom::Box& page);

/// The outline of a picture, in its units: what is 10 % opaque or more, holes filled, parts kept but for
/// specks. No ink lies outside; a blank picture has an empty region.
geom::Region silhouette(const DrawFunction& picture, const geom::Box& box);

} // namespace spotit::symbol
