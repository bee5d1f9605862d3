#pragma once

#include <spotit/geom.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace spotit::pdf {

/// The corners of a parallelogram, one after the other around it.
using Corners = std::array<geom::Point, 4>;
geom::Point compute_middle(const Corners& corners);
double measure_area(const Corners& corners);
Corners map_corners(const geom::Box& box, const geom::Affine& map = {});

/// A path as polygons. Points are the page's.
class Path {
public:
    void move_to(geom::Point p);
    void line_to(geom::Point p);
    void curve_to(geom::Point first, geom::Point second, geom::Point end);
    void close();
    void add(const Corners& corners);
    geom::Point pen() const { return pen_; }

    geom::Box bounds() const { return geom::measure_bounds(parts_); }
    /// Returns the corners if the path is a parallelogram and nothing else.
    std::optional<Corners> find_parallelogram() const;

private:
    geom::Region parts_{};
    std::size_t point_count_ = 0;
    geom::Point pen_{};
    bool begins_ = true; ///< a line begins another part
};

/// Returns the content with a space between any two tokens, and with the short operators for curves that
/// begin or end at a control point: `v` and `y` (ISO 32000-1, 8.5.2.1). It draws the same.
std::string shorten_curves(std::string_view content);

} // namespace spotit::pdf
