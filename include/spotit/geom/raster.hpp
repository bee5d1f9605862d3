#pragma once

#include <spotit/geom.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace spotit::geom {

struct Pixel {
    int x = 0, y = 0;
    friend Pixel operator+(Pixel a, Pixel b) { return {a.x + b.x, a.y + b.y}; }
    friend bool operator==(Pixel, Pixel) = default;
};

/// Returns the place of a pixel among those of a picture of that width, row by row.
constexpr std::size_t to_pixel_index(int width, int x, int y) {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x);
}

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

/// Whether pixels that touch at a corner alone are one part.
enum class Diagonals { Apart, Joined };
/// Returns the borders between the pixels that are 1, inside, and those that are 0 or beyond the raster. The
/// unit is the pixel, the center of the first one is (0.5, 0.5). `measure_excess`, positive inside and
/// negative outside, is interpolated between the centers of two pixels; the border lies where it is 0. Outer
/// rings run clockwise, holes the other way; each begins at the top, at the left of its highest pixels.
std::vector<Polygon> trace_borders(const Raster<char>& inside, Diagonals diagonals,
                                   const std::function<double(Pixel)>& measure_excess);

/// Opacities; the outermost pixels are clear.
using AlphaRaster = Raster<std::uint8_t>;

/// Returns the outer borders of the region that is at least as opaque as `level` (1 to 255): holes are
/// filled, pixels that touch at a corner are connected. The unit is the pixel, the center of the first one is
/// (0.5, 0.5). A raster spreads a sharp edge over a pixel: the border lies where opacity is a quarter of that
/// beside it, a quarter of a pixel outside the edge. Where a picture fades out, the border lies at the level.
/// It is interpolated between pixels. Rings run clockwise.
Region trace_outer_contours(const AlphaRaster& raster, int level);

/// Returns 1 for the pixels that are at least as opaque as `level`, and for all that these enclose.
Raster<char> fill_holes(const AlphaRaster& raster, int level);

} // namespace spotit::geom
