#pragma once

#include "render/raster.hpp"
#include "symbol/paint.hpp"

#include <spotit/render.hpp>

#include <mutex>

namespace spotit::render {

// Owners of Cairo objects, and shapes as paths.

using ContextHandle = symbol::CairoHandle;
using symbol::SavedState;
using symbol::SurfaceHandle;
using symbol::transform;

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
    /// Returns the colors of SVG.
    ShownColors colors(Palette palette) const { return {palette, colors_}; }
    /// Paints on a surface of pixels.
    void paint(cairo_t* context, const document::PlacedPicture& placed) const;
    /// Returns an SVG fragment with the picture in its own units, its ids beginning with "p7-"; made on first
    /// use.
    std::string svg(int picture, Palette palette) const;

private:
    struct Own {
        std::mutex drawing;
        std::string svg, gray_svg;
    };
    const document::Document& document_;
    ColorMap colors_;
    mutable std::vector<Own> own_;
};

/// Paints a face around the origin, within the context's clip.
void paint_face(cairo_t* context, const PicturePainter& pictures, const document::Face& face);

/// Paints a page, its top left corner at the origin, in millimeters.
void paint_page(cairo_t* context, const PicturePainter& pictures, const document::Page& page);

} // namespace spotit::render
