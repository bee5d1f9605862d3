// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/color.hpp>
#include <spotit/symbol.hpp>

#include <cstddef>
#include <vector>

namespace spotit::symbol {

/// What the eye gets of a point of a picture on white paper.
struct Sight {
    color::Lab color{1, 0, 0};
    double alpha = 0;
};

/// How clearly two neighbors differ: below about 0.06 an edge between them is shading, 1 is where a picture
/// ends. Lightness counts less than hue, for shadows and lights are no shapes.
double contrast(const Sight& one, const Sight& other);

/// A picture as pixels that are asked for by its own coordinates.
class SeenPicture {
public:
    /// The box's longer side is `longest` pixels.
    SeenPicture(const DrawFunction& picture, const geom::Box& box, int longest);

    int width() const { return width_; }
    int height() const { return height_; }
    /// Of the picture's units in one pixel.
    double pixel() const { return 1 / scale_; }
    /// From the picture's units to pixels; the center of the first one is (0.5, 0.5).
    geom::Affine to_pixels() const;
    geom::Affine from_pixels() const;
    /// White paper outside.
    Sight at(geom::Point point) const;
    Sight pixel_at(int x, int y) const;

private:
    double scale_ = 1;
    geom::Point corner_;
    int width_ = 0, height_ = 0;
    std::vector<Sight> sights_;
};

} // namespace spotit::symbol
