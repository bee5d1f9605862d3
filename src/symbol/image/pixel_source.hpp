#pragma once

#include "symbol/paint.hpp"

#include <spotit/diag.hpp>
#include <spotit/symbol/pixels.hpp>

#include <functional>
#include <utility>

namespace spotit::symbol {

using SharedSurface = std::shared_ptr<cairo_surface_t>;

/// The pixels of a picture, which may be decoded each time they are drawn. Immutable; safe to use from many
/// threads.
class PixelSource {
public:
    /// Returns the pixels, or fewer: at least as many on the longer side as asked for. Throws Damaged.
    using Decode = std::function<SharedSurface(double min_side)>;
    struct Options {
        std::uint64_t id = 0; ///< equal for equal pixels
        geom::Size size{};
        Decode decode{};
        bool is_opaque = false;
        JpegFile jpeg{};            ///< that PDF and SVG take as it is
        diag::Diagnostic failure{}; ///< the error if it can't be decoded, without the reason
    };
    explicit PixelSource(Options options)
        : options_(std::move(options)) {}

    std::uint64_t id() const { return options_.id; }
    const geom::Size& size() const { return options_.size; }
    bool is_opaque() const { return options_.is_opaque; }
    const JpegFile& jpeg() const { return options_.jpeg; }
    /// Throws diag::Error if the pixels can't be decoded.
    SharedSurface decode(double min_side) const;
    /// Paints the pixels, one to a unit from the origin.
    void paint(cairo_t* context) const;

private:
    Options options_;
};

/// Returns the source of pixels that are kept in memory.
std::shared_ptr<const PixelSource> keep_pixels(const SharedSurface& pixels);
/// Returns a number that is equal for equal pixels.
std::uint64_t hash_pixels(cairo_surface_t* surface);
/// Returns the pixels of an image surface.
RgbaImage to_rgba(cairo_surface_t* surface);

} // namespace spotit::symbol
