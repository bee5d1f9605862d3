#pragma once

#include "symbol/paint.hpp"

#include <spotit/diag.hpp>
#include <spotit/symbol/pixels.hpp>

#include <functional>

namespace spotit::symbol {

using SharedSurface = std::shared_ptr<cairo_surface_t>;

/// The pixels of a picture, which may be decoded each time they are drawn. Safe to use from many threads.
struct PixelSource {
    std::uint64_t id = 0; ///< equal for equal pixels
    geom::Size size{};
    /// Returns the pixels, or fewer: at least as many on the longer side as asked for. Throws Damaged.
    std::function<SharedSurface(double min_side)> read{};
    bool is_opaque = false;
    JpegFile jpeg{};            ///< that PDF and SVG take as it is
    diag::Diagnostic failure{}; ///< the error if it can't be decoded, without the reason

    /// Reads the pixels. Throws diag::Error if they can't be decoded.
    SharedSurface decode(double min_side) const;
    /// Paints the pixels, one to a unit from the origin.
    void paint(cairo_t* context) const;
};

/// Returns pixels that are kept in memory, at a place.
Pixels keep_pixels(const SharedSurface& pixels, const geom::Affine& place);
/// Returns a number that is equal for equal pixels.
std::uint64_t hash_pixels(cairo_surface_t* surface);
RgbaImage to_rgba(cairo_surface_t* surface);

} // namespace spotit::symbol
