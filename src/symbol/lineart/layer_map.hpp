// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/lineart/layers.hpp"
#include "symbol/lineart/rasterized.hpp"

#include <vector>

namespace spotit::symbol {

/// The part of a layer that no other layer hides, in pixels.
struct LayerView {
    double area = 0;
    double thickness = 0;    ///< about the width of a band; of a disc its radius
    double lightness = 1;    ///< the mean, in OKLab
    double surroundings = 1; ///< the lightness around it
    double distinct = 0;     ///< the share of its border along which the picture shows an edge
};

/// The index of the uppermost covering layer of each pixel.
class LayerMap {
public:
    static constexpr int none = -1;
    LayerMap(const std::vector<Layer>& layers, const RasterizedPicture& picture);

    /// Returns the index of the layer at a point of the picture.
    int at(geom::Point point) const;
    /// Returns the visible part of each layer, in their order.
    std::vector<LayerView> views(const RasterizedPicture& picture, double edge_contrast) const;

private:
    int pixel(int x, int y) const;
    void lay(const Layer& layer, int index);

    geom::Affine to_pixels_;
    int width_ = 0, height_ = 0;
    std::size_t layers_ = 0;
    double left_; ///< pixels that may still be drawn; limits hostile fonts
    std::vector<int> uppermost_;
};

} // namespace spotit::symbol
