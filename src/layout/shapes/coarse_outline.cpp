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

    void fill(const Polygon& ring) {
        for (const Point p : subdivide({ring}, cell_ / 4))
            filled_[to_line(p.y) * side_ + to_line(p.x)] = true;
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
    for (const Polygon& ring : rings) cells.fill(ring);
    return cells.list_runs();
}

} // namespace spotit::layout
