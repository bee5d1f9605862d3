// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

#include <algorithm>

namespace spotit::render {

/// Returns the scale at which Cairo draws a picture: Cairo rounds to 1/256 of a point, and readers refuse
/// pages beyond 14400 points, so pictures in small units (texts in millimeters) are drawn larger. Font units,
/// 1000 to 2048 to the em, stay as they are.
inline double page_scale(const geom::Box& box) {
    constexpr double fine = 400, readable = 10000;
    const double side = std::max(box.width(), box.height());
    if (side < fine) return fine / side;
    return side > readable ? readable / side : 1;
}

} // namespace spotit::render
