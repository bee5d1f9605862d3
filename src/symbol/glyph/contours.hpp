// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom/path.hpp>

#include <vector>

/// Paths as curves that can be examined and cut. Any unit.
namespace spotit::symbol {

/// A cubic Bézier curve; a straight one has its handles at its ends.
struct Curve {
    geom::Point from, from_handle, to_handle, to;

    bool is_straight() const { return from_handle == from && to_handle == to; }
};

geom::Point point_at(const Curve& curve, double t);
/// Returns the direction at t, of length 1. The curve must not be a single point.
geom::Point direction_at(const Curve& curve, double t);
/// Returns the part of a curve from one t to another.
Curve part(const Curve& curve, double from, double to);
/// Returns the length of the polygon of ends and handles; the curve is no longer.
double max_length(const Curve& curve);

/// Joined curves; a closed contour returns to its beginning.
struct Contour {
    std::vector<Curve> curves{};
    bool closed = true;
};
using Contours = std::vector<Contour>;

Contours make_contours(const geom::Path& path);
geom::Path make_path(const Contours& contours);
/// Rounds all points to multiples of the unit.
Contours rounded(Contours contours, double unit);
/// Returns the box of all ends and handles.
geom::Box bounds(const Contours& contours);

} // namespace spotit::symbol
