#pragma once

#include <spotit/document.hpp>

#include <string>
#include <vector>

namespace spotit::cutter {

/// Returns the trim of a card in exact lines and arcs, counterclockwise as seen on paper.
std::vector<geom::Vertex> trace_outline(const geom::Shape& card, geom::Point center);

/// Returns the trims of all cards of a front, in the order of its slots; none for a back.
std::vector<std::vector<geom::Vertex>> trace_outlines(const document::Document& document,
                                                      const document::Page& page);

} // namespace spotit::cutter
