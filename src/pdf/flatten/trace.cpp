#include "pdf/flatten/pixels.hpp"

#include <cmath>
#include <cstdint>
#include <utility>

namespace spotit::pdf {
namespace {

constexpr double tolerance = 0.08, min_area = 0.25; // pixels

/// Marching squares: each cell lies between the centers of four pixels, and each line enters and leaves cells
/// on edges, so that an edge knows the one after it.
class Tracer {
public:
    Tracer(const Pixels& pixels, double opacity)
        : pixels_(pixels)
        , opacity_(opacity)
        , columns_(pixels.width + 2)
        , inside_(columns_ * (pixels.height + 2), 0)
        , next_(2 * inside_.size(), none) {
        for (std::size_t i = 0; i < pixels.alpha.size(); ++i)
            inside_[(i / pixels.width + 1) * columns_ + i % pixels.width + 1] =
                static_cast<unsigned char>(pixels.alpha[i]) >= opacity ? 1 : 0;
    }

    geom::Region run() {
        for (std::size_t y = 0; y <= pixels_.height; ++y)
            for (std::size_t x = 0; x <= pixels_.width; ++x) link_cell(x, y);
        geom::Region rings;
        for (std::size_t edge = 0; edge < next_.size(); ++edge) {
            geom::Polygon ring = take_ring(edge);
            if (ring.size() < 3 || std::abs(geom::measure_signed_area(ring)) < min_area) continue;
            rings.push_back(geom::simplify(ring, tolerance));
        }
        return rings;
    }

private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    /// The first row and column lie outside.
    double read_value(std::size_t x, std::size_t y) const {
        if (x == 0 || y == 0 || x > pixels_.width || y > pixels_.height) return 0;
        return static_cast<unsigned char>(pixels_.alpha[(y - 1) * pixels_.width + x - 1]);
    }
    /// Even numbers: from a center to the right; odd ones: downwards.
    std::size_t find_edge_right(std::size_t x, std::size_t y) const { return 2 * (y * columns_ + x); }

    void link_cell(std::size_t x, std::size_t y) {
        const std::size_t corner = y * columns_ + x, below = corner + columns_;
        const std::array<char, 4> inside{inside_[corner], inside_[corner + 1], inside_[below + 1],
                                         inside_[below]};
        if (inside[0] == inside[1] && inside[1] == inside[2] && inside[2] == inside[3]) return;
        // Clockwise: top, right, bottom, left; each from one corner to the next.
        const std::array<std::size_t, 4> edges{find_edge_right(x, y), find_edge_right(x + 1, y) + 1,
                                               find_edge_right(x, y + 1), find_edge_right(x, y) + 1};
        for (std::size_t i = 0; i < 4; ++i) {
            if (inside[i] != 0 || inside[(i + 1) % 4] == 0) continue;
            std::size_t end = (i + 1) % 4;
            while (inside[(end + 1) % 4] != 0) end = (end + 1) % 4;
            next_[edges[end]] =
                static_cast<std::uint32_t>(edges[i]); // the inside on the right, seen on paper
        }
    }
    geom::Point find_crossing(std::size_t edge) const {
        const std::size_t x = edge / 2 % columns_, y = edge / 2 / columns_;
        const bool down = edge % 2 == 1;
        const double from = read_value(x, y), to = down ? read_value(x, y + 1) : read_value(x + 1, y);
        const double part = (opacity_ - from) / (to - from);
        // The center of the first pixel, at 1, is half a pixel from the corner.
        return {static_cast<double>(x) - 0.5 + (down ? 0 : part),
                static_cast<double>(y) - 0.5 + (down ? part : 0)};
    }
    geom::Polygon take_ring(std::size_t edge) {
        geom::Polygon ring;
        while (next_[edge] != none) {
            ring.push_back(find_crossing(edge));
            edge = std::exchange(next_[edge], none);
        }
        return ring;
    }

    const Pixels& pixels_;
    double opacity_;
    std::size_t columns_;
    std::vector<char> inside_;
    std::vector<std::uint32_t> next_;
};

} // namespace

geom::Region trace_coverage(const Pixels& pixels, double opacity) {
    return Tracer(pixels, opacity).run();
}

} // namespace spotit::pdf
