#include "layout/shapes/outline.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace spotit::layout {
namespace {

using geom::Point;
using geom::Polygon;

/// Marks the cells of a grid over the square around the unit circle that a ring touches or fills.
void fill_cells(const Polygon& ring, double cell, std::size_t side, std::vector<bool>& filled) {
    const auto to_line = [&](double coordinate) {
        const double line = std::clamp((coordinate + 1) / cell, 0.0, static_cast<double>(side - 1));
        return static_cast<std::size_t>(line);
    };
    const auto to_middle = [&](std::size_t line) {
        return (static_cast<double>(line) * cell - 1) + cell / 2;
    };
    for (const Point p : subdivide({ring}, cell / 4)) filled[to_line(p.y) * side + to_line(p.x)] = true;
    for (std::size_t i = 0; i < filled.size(); ++i)
        if (!filled[i]) filled[i] = geom::contains(ring, {to_middle(i % side), to_middle(i / side)});
}

} // namespace

geom::Region make_coarse_outline(const geom::Region& rings, double cell) {
    const auto side = static_cast<std::size_t>(std::ceil(2 / cell));
    std::vector<bool> filled(side * side);
    for (const Polygon& ring : rings) fill_cells(ring, cell, side, filled);
    geom::Region runs;
    for (std::size_t row = 0; row < side; ++row)
        for (std::size_t column = 0; column < side; ++column) {
            const std::size_t first = column;
            while (column < side && filled[row * side + column]) ++column;
            if (column == first) continue;
            const auto at = [&](std::size_t x, std::size_t y) {
                return Point{static_cast<double>(x) * cell - 1, static_cast<double>(y) * cell - 1};
            };
            runs.push_back({at(first, row), at(column, row), at(column, row + 1), at(first, row + 1)});
        }
    return runs;
}

} // namespace spotit::layout
