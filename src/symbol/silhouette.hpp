#pragma once

#include "symbol/paint.hpp"

#include <spotit/symbol.hpp>

namespace spotit::symbol {

using geom::AlphaRaster;
using geom::Pixel;
using geom::Raster;

/// Returns pixels and all that can be reached from them over neighbors for which `enter(to, from)` is true.
/// It must not be true twice for one pixel.
template<class Value, class Enter>
std::vector<Pixel> spread(const Raster<Value>& raster, std::vector<Pixel> found, Enter enter) {
    for (std::size_t i = 0; i < found.size(); ++i) {
        const Pixel from = found[i];
        raster.visit_neighbors(from, [&](Pixel to) {
            if (enter(to, from)) found.push_back(to);
        });
    }
    return found;
}

/// Pixels of the longer side of the raster that outlines are traced from. On a symbol of 20 mm a pixel is
/// 0.08 mm, and the contour is accurate to a quarter of that.
inline constexpr int silhouette_side = 256;

struct PlacedRaster {
    AlphaRaster raster;
    geom::Affine place; ///< from pixels to the picture's units
};

/// Rasterizes the opacity of a drawing; the longer side of its box becomes `side` pixels.
PlacedRaster rasterize_shape(const Drawing& drawing, const geom::Box& box, int side);

/// Returns the box of the ink on a page, to a pixel of a raster of that side; the page itself if it is blank.
geom::Box measure_inked_box(const Drawing& drawing, const geom::Box& page, int side = silhouette_side);

/// How finely an outline is traced, and which parts are specks.
struct Tracing {
    int side = silhouette_side; ///< pixels of the longer side
    double min_pixels = 3;      ///< smaller parts are invisible
    double min_share = 0;       ///< of the whole area
};
/// Returns the outline of a drawing in its units: the region of at least 10 % opacity, holes filled, all
/// parts but specks. It contains all such ink; a blank drawing has an empty region.
geom::Region trace_silhouette(const Drawing& drawing, const geom::Box& box, const Tracing& tracing = {});

} // namespace spotit::symbol
