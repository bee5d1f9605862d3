#pragma once

#include <spotit/layout.hpp>

#include <span>

namespace spotit::layout::oracle {

/// A card as somebody sees it who has only pixels: the outlines are painted where their placements
/// put them, and distances are measured from pixel to pixel. Shares no code with the engine. Lengths in mm,
/// true to about a pixel.
struct Seen {
    double coverage = 0; ///< of the safe shape
    double gap = 0;      ///< at most `up_to`
    double rim = 0;      ///< least clearance to the safe shape of any painted pixel
    bool overlap = false;
};
struct Resolution {
    double pixel = 0.1;
    double up_to = 4;
};
Seen look(std::span<const geom::Region> outlines, std::span<const Placement> placements,
          const geom::Shape& safe, const Resolution& resolution);

} // namespace spotit::layout::oracle
