// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/document.hpp>

#include <string>
#include <vector>

namespace spotit::cutter {

/// A corner of a closed path, and how the way to the next one bends.
struct Vertex {
    geom::Point point;
    /// The tangent of a quarter of the arc's angle; 0 is straight. Positive: counterclockwise as it is seen.
    double bulge = 0;
    double radius = 0; ///< of the arc
};

/// The trim of a card in exact lines and arcs, counterclockwise as it is seen on paper.
std::vector<Vertex> outline(const geom::Shape& card, geom::Point center);

/// The trims of all cards of a sheet, in the order of its slots; its backs have none.
std::vector<std::vector<Vertex>> outlines(const document::Document& document, const document::Page& page);

} // namespace spotit::cutter
