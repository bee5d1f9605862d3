// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/symbol/drawing.hpp>

#include <span>

namespace spotit::background {

/// Collects the drawings of one color as one path, which keeps a file small.
class Pen {
public:
    /// Drawings wholly outside of the box (rotated back by the angle) are left out.
    Pen(const geom::Box& box, double angle);

    /// Returns the distance from the origin to the farthest corner of the box.
    double reach() const { return reach_; }
    /// Returns true if anything within `radius` of the point is visible.
    bool sees(geom::Point point, double radius) const;

    void dot(geom::Point center) { line(center, center); }
    void line(geom::Point from, geom::Point to);
    void polygon(std::span<const geom::Point> corners);
    void circle(geom::Point center, double radius) { path_.add_circle(center, radius); }
    void move_to(geom::Point point) { path_.move_to(point); }
    void curve(geom::Point first, geom::Point second, geom::Point end) { path_.curve_to(first, second, end); }

    /// Fills or strokes the path and begins another. Dots are as wide as the line.
    void fill(const color::Color& color);
    void stroke(const color::Color& color, double width, symbol::Stroke::Ends ends);

    /// Returns all that was drawn, rotated by the angle.
    symbol::Item finish() { return {std::move(drawn_)}; }

private:
    geom::Box box_;
    symbol::Group drawn_;
    double reach_;
    geom::Path path_{};
};

} // namespace spotit::background
