// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/content/flat_path.hpp"

#include <spotit/geom.hpp>

#include <array>
#include <optional>

namespace spotit::verify {

/// A path that is read, measured so that it doesn't matter in which operators it is written. Points are the
/// page's.
class ReadPath {
public:
    void move_to(geom::Point p);
    void line_to(geom::Point p);
    void curve_to(geom::Point first, geom::Point second, geom::Point end);
    void close();
    /// For the next path.
    void clear();

    geom::Point pen() const { return pen_; }
    /// Around all its points and those that bend it; empty before there are any.
    const geom::Box& bounds() const { return bounds_; }
    struct Measure {
        double area = 0, length = 0;
        geom::Point center_of_line{}, center_of_area{};
    };
    /// Every part closed, as when it is filled.
    Measure measure() const;
    using Corners = std::array<geom::Point, 4>;
    /// What the path is if it is a parallelogram and nothing else.
    std::optional<Corners> parallelogram() const;
    /// Around what it encloses.
    const Outline& outline() const { return outline_; }

private:
    struct Sums {
        double doubled_area = 0, length = 0;
        geom::Point moment{};      ///< of the length
        geom::Point area_moment{}; ///< six times that of the area, around the origin

        void add_side(geom::Point from, geom::Point to, geom::Point start);
    };

    geom::Box bounds_{};
    geom::Point start_{}, pen_{};
    Sums sums_{};
    Outline outline_{};
    Corners corners_{};
    int corner_count_ = 0, parts_ = 0; ///< of straight lines; more corners than four are only counted
    bool closed_ = true;
};

} // namespace spotit::verify
