// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/color.hpp>
#include <spotit/geom.hpp>
#include <spotit/symbol.hpp>

#include <array>
#include <cstdint>
#include <optional>
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
    /// Returns the only color of the symbol, up to rounding; nothing if it has several.
    std::optional<color::LinearRgb> single_color() const;
    /// Returns the same symbol in black on white.
    Raster in_black() const;
    /// Interpolates between the pixels' centers.
    color::LinearRgb at(geom::Point point) const;

private:
    void draw(const symbol::Symbol& symbol, const geom::Box& ink, const color::Color& paper);
    void note_color(std::uint32_t pixel);
    color::LinearRgb pixel(int x, int y) const;

    int width_ = 0, height_ = 0;
    std::vector<color::LinearRgb> pixels_;                  ///< row by row
    std::vector<std::uint8_t> opacity_;                     ///< of the same pixels
    std::array<int, 3> low_{255, 255, 255}, high_{0, 0, 0}; ///< channels of the opaque pixels
    color::LinearRgb background_;
    Mass mass_;
};

} // namespace spotit::similarity
