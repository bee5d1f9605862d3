// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/color.hpp>
#include <spotit/geom.hpp>
#include <spotit/symbol.hpp>

#include <vector>

namespace spotit::similarity {

/// The distribution of a picture's ink, in pixels; the center of the first pixel is (0.5, 0.5).
struct Mass {
    geom::Point center;
    double spread = 0; ///< root of the mean square distance from the center; 0 if there is no ink
};

/// A picture on its background, in linear light.
class Raster {
public:
    Raster(const symbol::Symbol& symbol, const color::Color& background);

    const Mass& mass() const { return mass_; }
    const color::LinearRgb& background() const { return background_; }
    /// Interpolates between the pixels' centers.
    color::LinearRgb at(geom::Point point) const;

private:
    void draw(const symbol::Symbol& symbol, const geom::Box& ink, const color::Color& paper);
    color::LinearRgb pixel(int x, int y) const;

    int width_ = 0, height_ = 0;
    std::vector<color::LinearRgb> pixels_; ///< row by row
    color::LinearRgb background_;
    Mass mass_;
};

} // namespace spotit::similarity
