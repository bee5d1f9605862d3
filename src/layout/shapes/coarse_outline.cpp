#include "layout/shapes/outline.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace spotit::layout {
namespace {

using geom::Point;
using geom::Polygon;

/// The cells of a grid over the square around the unit circle.
class Cells {
public:
    explicit Cells(double cell)
        : cell_(cell)
        , side_(static_cast<std::size_t>(std::ceil(2 / cell)))
        , filled_(side_ * side_) {}

    void fill_along(Point from, Point to) {
        const int parts = std::max(1, static_cast<int>(std::ceil(geom::distance(from, to) / (cell_ / 4))));
        for (int part = 0; part < parts; ++part) {
            const Point p = from + (static_cast<double>(part) / parts) * (to - from);
            filled_[to_line(p.y) * side_ + to_line(p.x)] = true;
        }
    }

    void fill_inside(const Polygon& ring) {
        for (std::size_t i = 0; i < filled_.size(); ++i)
            if (!filled_[i])
                filled_[i] = geom::contains(
                    ring, {to_coordinate(i % side_) + cell_ / 2, to_coordinate(i / side_) + cell_ / 2});
    }

    geom::Region list_runs() const {
        geom::Region result;
        for (std::size_t row = 0; row < side_; ++row)
            for (std::size_t column = 0; column < side_; ++column) {
                const std::size_t first = column;
                while (column < side_ && filled_[row * side_ + column]) ++column;
                if (column == first) continue;
                const double left = to_coordinate(first), right = to_coordinate(column),
                             top = to_coordinate(row), bottom = to_coordinate(row + 1);
                result.push_back({{left, top}, {right, top}, {right, bottom}, {left, bottom}});
            }
        return result;
    }

private:
    double to_coordinate(std::size_t line) const { return static_cast<double>(line) * cell_ - 1; }
    std::size_t to_line(double coordinate) const {
        return static_cast<std::size_t>(
            std::clamp((coordinate + 1) / cell_, 0.0, static_cast<double>(side_ - 1)));
    }

    double cell_;
    std::size_t side_;
    std::vector<bool> filled_;
};

} // namespace

geom::Region make_coarse_outline(const geom::Region& rings, double cell) {
    Cells cells(cell);
    for (const Polygon& ring : rings) {
        for (std::size_t i = 0; i < ring.size(); ++i) cells.fill_along(ring[i], ring[(i + 1) % ring.size()]);
        cells.fill_inside(ring);
    }
    return cells.list_runs();
}

} // namespace spotit::layout
