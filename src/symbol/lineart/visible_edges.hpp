// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/glyph/contours.hpp"
#include "symbol/lineart/rasterized.hpp"

#include <functional>

namespace spotit::symbol {

/// What a line along an edge must be to be drawn, in the picture's units.
struct EdgeOptions {
    double reach = 1;       ///< how far on both sides of the edge the picture is looked at
    double shortest = 1;    ///< shorter lines are left out, shorter gaps closed
    double contrast = 0.06; ///< between both sides
    /// Whether an edge may be drawn between these points on both of its sides.
    std::function<bool(geom::Point, geom::Point)> allowed{};
};

/// At how many places the outlines are looked at.
double places_along(const Contours& outlines, const EdgeOptions& options);
/// The parts of the outlines along which the picture shows an edge: whole contours closed, parts open.
Contours visible_edges(const Contours& outlines, const RasterizedPicture& picture,
                       const EdgeOptions& options);

} // namespace spotit::symbol
