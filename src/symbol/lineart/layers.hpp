// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/glyph/contours.hpp"
#include "symbol/lineart/rasterized.hpp"

#include <spotit/symbol.hpp>
#include <spotit/symbol/drawing.hpp>

#include <functional>
#include <memory>
#include <vector>

namespace spotit::symbol {

/// A shape of a color glyph, drawn over the layers before it.
struct Layer {
    std::shared_ptr<const Contours> outline;
    std::vector<std::shared_ptr<const Contours>> clips; ///< the shape is visible only within all of them
    bool covers = true; ///< hides the layers below; otherwise a tint or only an edge
};

/// Splits the items of a color glyph into transformed layers, from bottom to top. Paints that only shade
/// become layers that do not cover; colors are read from the rasterized picture instead.
std::vector<Layer> make_layers(const Items& items);

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

/// Traces a picture without known layers: returns a layer, in the units of the picture, for each part between
/// edges, inner parts after outer ones. Returns none if there are more than `max_count`, or if it would take
/// seconds.
std::vector<Layer> trace_layers(const Drawing& drawing, const geom::Box& box, int max_count);

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

/// The conditions for drawing a line along an edge, in the picture's units.
struct EdgeOptions {
    double reach = 1;       ///< distance on both sides of the edge at which the picture is compared
    double min_length = 1;  ///< shorter lines are left out, shorter gaps closed
    double contrast = 0.06; ///< between both sides
    /// Returns true if an edge may be drawn between these points on both of its sides.
    std::function<bool(geom::Point, geom::Point)> allowed{};
};

/// Returns the number of places at which the outlines are examined.
double places_along(const Contours& outlines, const EdgeOptions& options);
/// Returns the parts of the outlines along which the picture shows an edge: closed contours where it is all
/// of one, else open ones.
Contours visible_edges(const Contours& outlines, const RasterizedPicture& picture,
                       const EdgeOptions& options);

} // namespace spotit::symbol
