#pragma once

#include <spotit/document.hpp>

#include <string>
#include <vector>

namespace spotit::cutter {

/// Returns the trim of a card in exact lines and arcs, counterclockwise as seen on paper.
std::vector<geom::Vertex> trace_outline(const geom::Shape& card, geom::Point center);

} // namespace spotit::cutter
