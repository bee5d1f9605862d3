#pragma once

#include <spotit/color.hpp>

#include <cairo.h>

#include <array>
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

/// Red, green and blue, 0 to 255.
using Level = std::array<int, 3>;

/// A picture's pixels on white.
struct Levels {
    int width = 0, height = 0;
    std::vector<Level> all{};

    explicit Levels(const Pixels& picture)
        : Levels(picture, {0, 0}, {picture.width(), picture.height()}) {}
    /// Of a part of a picture.
    Levels(const Pixels& picture, std::array<int, 2> corner, std::array<int, 2> size);
    const Level& at(int x, int y) const { return all[static_cast<std::size_t>(y * width + x)]; }
};

/// Returns the share of pixels that lie further outside what the other picture has around them, either way.
double difference(const Levels& one, const Levels& other, int tolerance);

/// The bytes of a chunk, by its name; nothing when there is none.
std::string chunk(const std::string& png, std::string_view name);
std::uint32_t big_endian(std::string_view bytes);

} // namespace spotit::render::test
