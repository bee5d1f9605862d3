// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

#include <cairo.h>

#include <vector>

/// Outlines as values that can be looked along and cut, where a Cairo path can only be drawn. Any unit.
namespace spotit::symbol {

/// A cubic Bézier curve; a straight one has its handles at its ends.
struct Curve {
    geom::Point from, from_handle, to_handle, to;

    bool is_straight() const { return from_handle == from && to_handle == to; }
};

geom::Point point_at(const Curve& curve, double t);
/// Its direction there, of length 1; nothing of a curve that is a point is asked for.
geom::Point direction_at(const Curve& curve, double t);
/// The part of it from one t to another.
Curve part(const Curve& curve, double from, double to);
/// Of the polygon of its ends and handles: the curve is no longer.
double max_length(const Curve& curve);

/// Curves that join; a closed one returns to its beginning.
struct Contour {
    std::vector<Curve> curves{};
    bool closed = true;
};
using Contours = std::vector<Contour>;

Contours box_contours(const geom::Box& box, const geom::Affine& place);
/// Their points as multiples of the unit.
Contours rounded(Contours contours, double unit);
/// Around the curves' ends and handles.
geom::Box bounds(const Contours& contours);
/// Adds them to the context's current path.
void trace(cairo_t* context, const Contours& contours);

} // namespace spotit::symbol
