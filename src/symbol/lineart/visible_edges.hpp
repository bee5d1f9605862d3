// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/glyph/contours.hpp"
#include "symbol/lineart/rasterized.hpp"

#include <functional>

namespace spotit::symbol {

/// The conditions for drawing a line along an edge, in the picture's units.
struct EdgeOptions {
    double reach = 1;       ///< distance on both sides of the edge at which the picture is compared
    double min_length = 1;  ///< shorter lines are left out, shorter gaps closed
    double contrast = 0.06; ///< between both sides
    /// Returns true if an edge may be drawn between these points on both of its sides.
    std::function<bool(geom::Point, geom::Point)> allowed{};
};

/// Returns the number of places at which the outlines are examined.
double places_along(const Contours& outlines, const EdgeOptions& options);
/// Returns the parts of the outlines along which the picture shows an edge: closed contours where it is all
/// of one, else open ones.
Contours visible_edges(const Contours& outlines, const RasterizedPicture& picture,
                       const EdgeOptions& options);

} // namespace spotit::symbol
