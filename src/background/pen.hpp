// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/cairo_handles.hpp"

#include <spotit/color.hpp>
#include <spotit/geom.hpp>

#include <cairo.h>

#include <span>

namespace spotit::background {

/// Collects the drawings of one color as one path, which keeps a file small.
class Pen {
public:
    /// Drawings wholly outside of the box (rotated back by the angle) are left out.
    Pen(cairo_t* context, const geom::Box& box, double angle);
    ~Pen();
    Pen(const Pen&) = delete;
    Pen& operator=(const Pen&) = delete;

    /// Returns the distance from the origin to the farthest corner of the box.
    double reach() const { return reach_; }
    /// Returns true if anything within `radius` of the point is visible.
    bool sees(geom::Point point, double radius) const;

    void dot(geom::Point center);
    void line(geom::Point from, geom::Point to);
    void polygon(std::span<const geom::Point> corners);
    void circle(geom::Point center, double radius);
    void move_to(geom::Point point);
    void curve(geom::Point first, geom::Point second, geom::Point end);

    /// Fills or strokes the path and clears it. Dots are as wide as the line.
    void fill(const color::Color& color);
    enum class Ends { Butt, Round };
    void stroke(const color::Color& color, double width, Ends ends);
    /// Fills the whole box.
    void flood(const color::Color& color);

private:
    cairo_t* context_;
    geom::Box box_;
    geom::Affine turn_;
    double reach_;
};

using symbol::CairoHandle;
using symbol::PatternHandle;
using symbol::SurfaceHandle;

cairo_matrix_t cairo_matrix(const geom::Affine& place);

} // namespace spotit::background
