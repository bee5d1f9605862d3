#pragma once

#include "symbol/paint.hpp"

#include <spotit/symbol.hpp>

namespace spotit::symbol {

struct Pixel {
    int x = 0, y = 0;
    friend Pixel operator+(Pixel a, Pixel b) { return {a.x + b.x, a.y + b.y}; }
    friend bool operator==(Pixel, Pixel) = default;
};

/// Values by pixel, row by row.
template<class Value>
struct Raster {
    int width = 0, height = 0;
    std::vector<Value> values{};

    Raster() = default;
    Raster(int columns, int rows, Value value)
        : width(columns)
        , height(rows)
        , values(to_pixel_index(columns, 0, rows), value) {}
    std::size_t index(int x, int y) const { return to_pixel_index(width, x, y); }
    bool has(int x, int y) const { return x >= 0 && y >= 0 && x < width && y < height; }
    Value& at(int x, int y) { return values[index(x, y)]; }
    const Value& at(int x, int y) const { return values[index(x, y)]; }
    Value& at(Pixel pixel) { return at(pixel.x, pixel.y); }
    const Value& at(Pixel pixel) const { return at(pixel.x, pixel.y); }
    /// Visits all pixels, row by row.
    template<class Visit>
    void visit_all(Visit visit) const {
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x) visit(Pixel{x, y});
    }
    template<class Visit>
    void visit_neighbors(Pixel pixel, Visit visit) const {
        for (const Pixel way : {Pixel{1, 0}, Pixel{-1, 0}, Pixel{0, 1}, Pixel{0, -1}})
            if (const Pixel next = pixel + way; has(next.x, next.y)) visit(next);
    }
};

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
/// Opacities; the outermost pixels are clear.
using AlphaRaster = Raster<std::uint8_t>;

/// Returns the outer borders of the region that is at least as opaque as `level` (1 to 255): holes are
/// filled, pixels that touch at a corner are connected. The unit is the pixel, the center of the first one is
/// (0.5, 0.5). A raster spreads a sharp edge over a pixel: the border lies where opacity is a quarter of that
/// beside it, a quarter of a pixel outside the edge. Where a picture fades out, the border lies at the level.
/// It is interpolated between pixels. Rings run clockwise.
geom::Region trace_outer_contours(const AlphaRaster& raster, int level);

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
geom::Box find_inked_box(const Drawing& drawing, const geom::Box& page, int side = silhouette_side);

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
