#pragma once

#include <spotit/render.hpp>

#include <cairo.h>

#include <cmath>
#include <utility>

namespace spotit::render {

/// A cache from colors of three bytes, red first, to those that are shown: most neighboring pixels have a
/// recent color.
class PixelColors {
public:
    PixelColors(Palette palette, ColorMap map)
        : palette_(palette)
        , map_(std::move(map)) {}
    /// Returns the color that is shown instead; of Palette::Grays only its gray, a byte.
    std::uint32_t of(std::uint32_t rgb) {
        if (palette_ == Palette::Colors && !map_) return rgb;
        Known& known = known_[(rgb ^ rgb >> 12U) % known_.size()];
        if (known.rgb != rgb) known = {rgb, shown(rgb)};
        return known.shown;
    }

private:
    struct Known {
        std::uint32_t rgb = 0x1000000; ///< none
        std::uint32_t shown = 0;
    };

    static std::uint32_t byte(double value) { return static_cast<std::uint32_t>(std::lround(255 * value)); }
    std::uint32_t shown(std::uint32_t rgb) const {
        const auto channel = [rgb](unsigned shift) { return (rgb >> shift & 0xFFU) / 255.0; };
        const color::Color given{channel(16), channel(8), channel(0), 1};
        if (palette_ == Palette::Grays) return byte(color::to_gray(given));
        const color::Color seen = map_(given);
        return byte(seen.red) << 16U | byte(seen.green) << 8U | byte(seen.blue);
    }

    static constexpr std::size_t max_known = 4096;
    Palette palette_;
    ColorMap map_;
    std::vector<Known> known_ = std::vector<Known>(max_known);
};

enum class Opacity { Opaque, Transparent };

struct PngOptions {
    double across = 0, down = 0; ///< pixels for a meter
    Opacity opacity = Opacity::Opaque;
    Palette palette = Palette::Colors;
    ColorMap colors{}; ///< of Palette::Colors; empty: as they are
};
/// Encodes an ARGB32 surface as a PNG in sRGB, or in gray.
std::string encode_png(cairo_surface_t* surface, const PngOptions& options);

/// A part of a drawing to be rasterized.
struct RasterPlan {
    geom::Box box; ///< mm
    Pixels pixels;
    Opacity opacity = Opacity::Opaque; ///< opaque pictures have a white ground
    Palette palette = Palette::Colors;
    ColorMap colors{}; ///< empty: as they are drawn
};
/// Draws in millimeters and encodes the result as PNG.
std::string raster(const RasterPlan& plan, const std::function<void(cairo_t*)>& paint);

/// Returns the size in pixels that the options give, or that follows from their resolution.
Pixels pixels_for(const geom::Box& box, const Options& options);

} // namespace spotit::render
