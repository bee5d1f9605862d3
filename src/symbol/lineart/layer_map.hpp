// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/lineart/layers.hpp"
#include "symbol/lineart/rasterized.hpp"

#include <vector>

namespace spotit::symbol {

/// What is left to see of a sheet when all are laid, in pixels.
struct SheetView {
    double area = 0;
    double thickness = 0;    ///< about the width of a band; of a disc its radius
    double lightness = 1;    ///< OKLab's, the mean
    double surroundings = 1; ///< the lightness of what lies next to it
    double distinct = 0;     ///< the share of its border along which the picture shows an edge
};

/// Which sheet is the uppermost of those that cover, pixel by pixel.
class SheetMap {
public:
    static constexpr int none = -1;
    SheetMap(const std::vector<Sheet>& sheets, const SeenPicture& picture);

    /// The index of the sheet at a point of the picture.
    int at(geom::Point point) const;
    /// In the order of the sheets.
    std::vector<SheetView> views(const SeenPicture& picture, double edge_contrast) const;

private:
    int pixel(int x, int y) const;
    void lay(const Sheet& sheet, int index);

    geom::Affine to_pixels_;
    int width_ = 0, height_ = 0;
    std::size_t sheets_ = 0;
    double left_; ///< pixels that are still drawn, of a hostile font
    std::vector<int> uppermost_;
};

} // namespace spotit::symbol
