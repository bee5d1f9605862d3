#pragma once

#include <spotit/color.hpp>
#include <spotit/geom.hpp>
#include <spotit/symbol.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace spotit::similarity {

/// The distribution of a picture's ink, in pixels; the center of the first pixel is (0.5, 0.5).
struct Mass {
    geom::Point center;
    double spread = 0; ///< root of the mean square distance from the center; 0 if there is no ink
};

/// A pixel of Cairo's ARGB32: a native word, premultiplied.
struct Argb {
    std::uint32_t word = 0;
    int read_channel(unsigned shift) const { return static_cast<int>(word >> shift & 0xFFU); }
    int read_alpha() const { return read_channel(24); }
    bool operator==(const Argb&) const = default;
};

/// A picture on its background, in linear light.
class Raster {
public:
    Raster(const symbol::Symbol& symbol, const color::Color& background);

    const Mass& mass() const { return mass_; }
    const color::LinearRgb& background() const { return background_; }
    /// Returns the only color of the symbol, up to rounding; nothing if it has several.
    std::optional<color::LinearRgb> find_single_color() const;
    /// Returns true if the symbol fills its box as far as a circle does.
    bool is_full() const;
    Raster to_black_on_white() const;
    /// Interpolates between the pixels' centers.
    color::LinearRgb sample(geom::Point point) const;

private:
    Argb read_pixel(int x, int y) const;

    int width_ = 0, height_ = 0;
    std::vector<Argb> pixels_; ///< row by row
    color::Color paper_;
    color::LinearRgb background_;
    Mass mass_;
};

} // namespace spotit::similarity
