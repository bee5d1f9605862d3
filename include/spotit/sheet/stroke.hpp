// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

namespace spotit::sheet {

/// A stroked line, circle or closed polygon with rounded corners.
struct Stroke {
    enum class Kind { Line, Circle, Polygon } kind = Kind::Line;
    geom::Point from{}, to{}; ///< a line's ends; a circle's center, and a point on it
    geom::Polygon corners{};  ///< of a polygon only: the corners before they are rounded
    double corner_radius = 0; ///< of a polygon only
    double width = 0.1;       ///< mm
    double black = 1;         ///< share of black ink, 0 to 1
};

/// Nothing is drawn nearer to the paper's edge than this; text and rulers keep the larger distance, which
/// home printers can print.
inline constexpr double marks_edge = 3, rulers_edge = 5;

} // namespace spotit::sheet
