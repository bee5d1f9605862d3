#pragma once

#include <spotit/color.hpp>

#include <cairo.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::render::test {

/// Pixels of a PNG, read by Cairo.
class Pixels {
public:
    explicit Pixels(const std::string& png);
    /// Of an image in memory.
    explicit Pixels(cairo_surface_t* image);
    int width() const { return width_; }
    int height() const { return height_; }
    /// Unpremultiplied.
    color::Color at(int x, int y) const;

private:
    int width_ = 0, height_ = 0;
    std::vector<std::uint32_t> pixels_;
};

bool alike(const color::Color& a, const color::Color& b, double tolerance = 0.02);
/// The share of pixels of which some channel differs by more than the tolerance; both over white.
double share_of_difference(const Pixels& a, const Pixels& b, double tolerance);

/// The bytes of a chunk, by its name; nothing when there is none.
std::string chunk(const std::string& png, std::string_view name);
std::uint32_t big_endian(std::string_view bytes);

} // namespace spotit::render::test
