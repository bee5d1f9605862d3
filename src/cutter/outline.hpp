// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/document.hpp>

#include <string>
#include <vector>

namespace spotit::cutter {

/// A corner of a closed path, and the arc to the next one.
struct Vertex {
    geom::Point point;
    /// The tangent of a quarter of the arc's angle; 0 is straight. Positive: counterclockwise as seen.
    double bulge = 0;
    double radius = 0; ///< of the arc
};

/// Returns the trim of a card in exact lines and arcs, counterclockwise as seen on paper.
std::vector<Vertex> outline(const geom::Shape& card, geom::Point center);

/// Returns the trims of all cards of a front, in the order of its slots; none for a back.
std::vector<std::vector<Vertex>> outlines(const document::Document& document, const document::Page& page);

} // namespace spotit::cutter
