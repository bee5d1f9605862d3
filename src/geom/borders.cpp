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
class Tracer {
public:
    Tracer(const Raster<char>& inside, Diagonals diagonals,
           const std::function<double(Pixel)>& measure_excess)
        : inside_(inside)
        , diagonals_(diagonals)
        , measure_excess_(measure_excess)
        , traced_(inside.width, inside.height + 1, 0) {}

    std::vector<Polygon> trace_all() {
        std::vector<Polygon> rings;
        const std::vector<char> clear(static_cast<std::size_t>(inside_.width), 0);
        const char* above = clear.data();
        for (int y = 0; y <= inside_.height; ++y) {
            const char* const below = y < inside_.height ? &inside_.at(0, y) : clear.data();
            for (int x = 0; x < inside_.width; ++x)
                if (above[x] != below[x] && traced_.at(x, y) == 0)
                    rings.push_back(below[x] != 0 ? trace({x, y}, Top) : trace({x, y - 1}, Bottom));
            above = below;
        }
        return rings;
    }

private:
    bool is_inside(Pixel p) const { return inside_.has(p.x, p.y) && inside_.at(p) != 0; }

    Polygon trace(const Pixel start, const PixelSide start_side) {
        Polygon ring;
        Pixel pixel = start;
        PixelSide side = start_side;
        do {
            // Each ring has sides at the top or at the bottom of a pixel.
            if (side == Top) traced_.at(pixel) = 1;
            if (side == Bottom) traced_.at(pixel.x, pixel.y + 1) = 1;
            ring.push_back(find_crossing(pixel, side));
            const Pixel next = pixel + ahead[side], diagonal = next + beyond[side];
            if (is_inside(diagonal) && (diagonals_ == Diagonals::Joined || is_inside(next))) {
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
    Point find_crossing(Pixel inside, PixelSide side) const {
        const double in = measure_excess_(inside), out = measure_excess_(inside + beyond[side]);
        const double part = in / (in - out);
        return {inside.x + 0.5 + part * beyond[side].x, inside.y + 0.5 + part * beyond[side].y};
    }

    const Raster<char>& inside_;
    Diagonals diagonals_;
    const std::function<double(Pixel)>& measure_excess_;
    Raster<char> traced_; ///< the side above a pixel is part of a ring already
};

} // namespace

std::vector<Polygon> trace_borders(const Raster<char>& inside, Diagonals diagonals,
                                   const std::function<double(Pixel)>& measure_excess) {
    return Tracer(inside, diagonals, measure_excess).trace_all();
}

} // namespace spotit::geom
