// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/color.hpp>
#include <spotit/symbol.hpp>

#include <cstddef>
#include <vector>

namespace spotit::symbol {

/// The color of a point of a picture on white paper, as it is perceived.
struct PerceivedColor {
    color::Lab color{1, 0, 0};
    double alpha = 0;
};

/// Returns how clearly two neighbors differ: below about 0.06 an edge between them is shading, 1 is where a
/// picture ends. Lightness counts less than hue, for shadows and lights are no shapes.
double contrast(const PerceivedColor& one, const PerceivedColor& other);

/// A rasterized picture, addressed by the coordinates of the picture.
class RasterizedPicture {
public:
    /// The box's longer side is `longest` pixels.
    RasterizedPicture(const DrawFunction& picture, const geom::Box& box, int longest);

    int width() const { return width_; }
    int height() const { return height_; }
    /// Returns the side of a pixel in units of the picture.
    double pixel() const { return 1 / scale_; }
    /// From the picture's units to pixels; the center of the first one is (0.5, 0.5).
    geom::Affine to_pixels() const;
    geom::Affine from_pixels() const;
    /// Returns white outside of the picture.
    PerceivedColor at(geom::Point point) const;
    PerceivedColor pixel_at(int x, int y) const;

private:
    double scale_ = 1;
    geom::Point corner_;
    int width_ = 0, height_ = 0;
    std::vector<PerceivedColor> colors_;
};

} // namespace spotit::symbol
