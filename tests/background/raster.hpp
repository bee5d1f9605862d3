#pragma once

#include "picture_files.hpp"

#include <spotit/background.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace spotit::background::test {

/// A picture's box as pixels.
class Raster {
public:
    Raster(const symbol::Symbol& made, double pixels_per_mm);
    int width() const { return width_; }
    int height() const { return height_; }
    /// Unpremultiplied.
    color::Color at(int x, int y) const;
    color::Color at(geom::Point millimeters) const;

private:
    geom::Box box_;
    double scale_;
    int width_, height_;
    std::vector<std::uint32_t> pixels_;
};

inline constexpr color::Color red{1, 0, 0, 1}, blue{0, 0, 1, 1}, symbol_color{0.9, 0.6, 0, 1};

/// Returns true if no channel differs by more.
bool alike(const color::Color& a, const color::Color& b, double tolerance = 0.02);

using tests::pdf_of;

/// Made with a square of `symbol_color` as the deck's symbol; what is said goes nowhere.
symbol::Symbol made(Drawing drawing, const geom::Shape& card, double bleed = 0);

} // namespace spotit::background::test
