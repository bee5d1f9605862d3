// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

#include <array>
#include <optional>

namespace spotit::verify {

/// The corners of a parallelogram, one after the other around it.
using Corners = std::array<geom::Point, 4>;
inline geom::Point middle_of(const Corners& corners) {
    return 0.5 * (corners[0] + corners[2]);
}
double area_of(const Corners& corners);

/// A path as the sums that don't depend on the operators it is written in. Points are the page's.
class PathMeasure {
public:
    void move_to(geom::Point p);
    void line_to(geom::Point p);
    void curve_to(geom::Point first, geom::Point second, geom::Point end);
    void close();

    geom::Point pen() const { return pen_; }
    const geom::Box& bounds() const { return bounds_; }
    struct Sums {
        double area = 0, length = 0;
        geom::Point center{}; ///< of its line
    };
    /// Returns the sums with every part closed, as when it is filled.
    Sums sums() const;
    /// Returns the corners if the path is a parallelogram and nothing else.
    std::optional<Corners> parallelogram() const;

private:
    void add_side(geom::Point to);
    void begin_part();

    geom::Box bounds_{};
    geom::Point start_{}, pen_{};
    double doubled_area_ = 0, length_ = 0;
    geom::Point moment_{}; ///< of the length
    Corners corners_{};
    int corner_count_ = 0, parts_ = 0; ///< more corners than four are only counted
    bool closed_ = true;
};

} // namespace spotit::verify
