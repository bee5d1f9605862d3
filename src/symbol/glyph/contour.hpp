// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace spotit::symbol {

/// Opacity by pixel, row by row; the outermost pixels are clear.
struct AlphaRaster {
    int width = 0, height = 0;
    std::vector<std::uint8_t> alpha;

    std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x);
    }
};

/// Returns the outer borders of the region that is at least as opaque as `level` (1 to 255): holes are
/// filled, pixels that touch at a corner are connected. The unit is the pixel, the center of the first one is
/// (0.5, 0.5). A raster spreads a sharp edge over a pixel: the border lies where opacity is a quarter of that
/// beside it, a quarter of a pixel outside the edge. Where a picture fades out, the border lies at the level.
/// It is interpolated between pixels. Rings run clockwise.
geom::Region outer_contours(const AlphaRaster& raster, int level);

} // namespace spotit::symbol
