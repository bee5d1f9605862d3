// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/lineart/rasterized.hpp"

#include <vector>

namespace spotit::symbol {

/// The parts into which edges divide a picture, by pixel, row by row.
struct ColorRegions {
    static constexpr int clear = -1; ///< nothing is painted
    int width = 0, height = 0;
    int count = 0;
    std::vector<int> labels; ///< 0 to count - 1, or clear

    std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x);
    }
};

/// Divides a picture. Colors that blend into each other without an edge are one region. Parts narrower than
/// three pixels go to their neighbors.
ColorRegions color_regions(const RasterizedPicture& picture);

} // namespace spotit::symbol
