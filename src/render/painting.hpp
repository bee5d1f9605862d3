#pragma once

#include "symbol/paint.hpp"

#include <spotit/render.hpp>

#include <mutex>

namespace spotit::render {

using symbol::CairoHandle;
using symbol::SavedState;
using symbol::SurfaceHandle;
using symbol::transform;

struct ShownColors {
    Palette palette = Palette::Colors;
    ColorMap map{};       ///< of Palette::Colors; empty: as they are
    bool is_mask = false; ///< all is white: of a mask, only lightness and opacity count

    bool are_given() const { return palette == Palette::Colors && !map && !is_mask; }
    /// Returns the color that is shown instead of another; grays have its luminance.
    color::Color change(const color::Color& color) const;
};

enum class Opacity { Opaque, Transparent };

/// A part of a drawing to be rasterized.
struct RasterPlan {
    geom::Box box; ///< mm
    Pixels pixels;
    Opacity opacity = Opacity::Opaque; ///< opaque pictures have a white ground
    ShownColors colors{};
};
/// Draws in millimeters and encodes the result as a PNG in sRGB, or in gray.
std::string paint_raster(const RasterPlan& plan, const std::function<void(cairo_t*)>& paint);

/// Returns clear pixels. Throws diag::Error if there are too many.
SurfaceHandle make_surface(const Pixels& size);
/// Returns the size in pixels that the options give, or that follows from their resolution.
Pixels compute_pixel_size(const geom::Box& box, const Options& options);

/// Throws diag::Error (ErrorCategory::Input) if Cairo reports a problem with `drawn`.
void require_success(cairo_status_t status, std::string_view drawn);
/// Adds a closed path, the shape with its center at a point.
void trace(cairo_t* context, const geom::Shape& shape, geom::Point center = {});

/// Draws the pictures of a document on many threads; each picture is drawn by one thread at a time.
class PicturePainter {
public:
    /// SVG in colors shows those that `colors` gives.
    explicit PicturePainter(const document::Document& document, ColorMap colors = {});

    const document::Document& document() const { return document_; }
    const symbol::Symbol& operator[](int picture) const {
        return document_.pictures.at(static_cast<std::size_t>(picture));
    }
    ShownColors colors(Palette palette) const { return {palette, colors_}; }
    /// Paints on a surface of pixels.
    void paint(cairo_t* context, const document::PlacedPicture& placed) const;
    /// Returns an SVG fragment with the picture in its own units, its ids beginning with "p7-"; made on first
    /// use.
    std::string write_picture(int picture, Palette palette) const;

private:
    struct Own {
        std::mutex drawing;
        std::string svg, gray_svg;
    };
    const document::Document& document_;
    ColorMap colors_;
    mutable std::vector<Own> own_;
};

/// Paints a page, its top left corner at the origin, in millimeters.
void paint_page(cairo_t* context, const PicturePainter& pictures, const document::Page& page);

} // namespace spotit::render
