// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/color.hpp>
#include <spotit/symbol.hpp>

#include <cstddef>
#include <vector>

namespace spotit::symbol {

/// The perceived color of a point of a picture on white paper.
struct PerceivedColor {
    color::Oklab color{1, 0, 0};
    double alpha = 0; ///< as a share of the picture's largest
};

/// Returns the contrast of two neighbors: below about 0.06 an edge between them is shading, 1 is the edge of
/// a picture. Lightness counts less than hue, since shadows and lights are not shapes.
double contrast(const PerceivedColor& one, const PerceivedColor& other);

/// A rasterized picture, addressed by the coordinates of the picture.
class RasterizedPicture {
public:
    /// The longer side of the box becomes `side` pixels.
    RasterizedPicture(const Drawing& drawing, const geom::Box& box, int side);

    int width() const { return width_; }
    int height() const { return height_; }
    /// Returns the side of a pixel in units of the picture.
    double pixel() const { return 1 / scale_; }
    /// Returns the map from the picture's units to pixels; the center of the first one is (0.5, 0.5).
    geom::Affine to_pixels() const;
    geom::Affine from_pixels() const;
    /// Returns the color at a point; white outside of the picture.
    PerceivedColor at(geom::Point point) const;
    const PerceivedColor& pixel_at(int x, int y) const {
        return colors_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                       static_cast<std::size_t>(x)];
    }

private:
    double scale_ = 1;
    geom::Point corner_;
    int width_ = 0, height_ = 0;
    std::vector<PerceivedColor> colors_;
};

} // namespace spotit::symbol
