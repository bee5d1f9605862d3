#include <spotit/geom/raster.hpp>

#include <array>

namespace spotit::geom {
namespace {

/// The sides of a pixel in clockwise order.
enum PixelSide { Left, Top, Right, Bottom };
constexpr std::array<Pixel, 4> beyond{{{-1, 0}, {0, -1}, {1, 0}, {0, 1}}}; ///< the neighbor across a side
constexpr std::array<Pixel, 4> ahead{
    {{0, -1}, {1, 0}, {0, 1}, {-1, 0}}}; ///< the pixel to the right when walking along a side

PixelSide rotate_side(PixelSide side, int quarters) {
    return static_cast<PixelSide>((static_cast<int>(side) + quarters) & 3);
}

/// A walk along the pixel sides between inside and outside.
struct Tracer {
    const Raster<char>& inside;
    Diagonals diagonals;
    const std::function<double(Pixel)>& measure_excess;
    /// Whether the side above a pixel is part of a ring already.
    Raster<char> traced{inside.width, inside.height + 1, 0};

    std::vector<Polygon> trace_all() {
        std::vector<Polygon> rings;
        const std::vector<char> clear(static_cast<std::size_t>(inside.width), 0);
        const char* above = clear.data();
        for (int y = 0; y <= inside.height; ++y) {
            const char* const below = y < inside.height ? &inside.at(0, y) : clear.data();
            for (int x = 0; x < inside.width; ++x)
                if (above[x] != below[x] && traced.at(x, y) == 0)
                    rings.push_back(below[x] != 0 ? trace({x, y}, Top) : trace({x, y - 1}, Bottom));
            above = below;
        }
        return rings;
    }

    bool is_inside(Pixel p) const { return inside.has(p.x, p.y) && inside.at(p) != 0; }

    Polygon trace(const Pixel start, const PixelSide start_side) {
        Polygon ring;
        Pixel pixel = start;
        PixelSide side = start_side;
        do {
            // Each ring has sides at the top or at the bottom of a pixel.
            if (side == Top) traced.at(pixel) = 1;
            if (side == Bottom) traced.at(pixel.x, pixel.y + 1) = 1;
            ring.push_back(find_crossing(pixel, side));
            const Pixel next = pixel + ahead[side], diagonal = next + beyond[side];
            if (is_inside(diagonal) && (diagonals == Diagonals::Joined || is_inside(next))) {
                pixel = diagonal;
                side = rotate_side(side, -1);
            } else if (is_inside(next)) {
                pixel = next;
            } else {
                side = rotate_side(side, 1);
            }
        } while (pixel != start || side != start_side);
        return ring;
    }
    Point find_crossing(Pixel pixel, PixelSide side) const {
        const double in = measure_excess(pixel), out = measure_excess(pixel + beyond[side]);
        const double part = in / (in - out);
        return {pixel.x + 0.5 + part * beyond[side].x, pixel.y + 0.5 + part * beyond[side].y};
    }
};

} // namespace

std::vector<Polygon> trace_borders(const Raster<char>& inside, Diagonals diagonals,
                                   const std::function<double(Pixel)>& measure_excess) {
    return Tracer{inside, diagonals, measure_excess}.trace_all();
}

} // namespace spotit::geom
