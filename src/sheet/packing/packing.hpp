#pragma once

#include <spotit/sheet.hpp>

namespace spotit::sheet {

/// Cards to be packed `gap` apart into `room`.
struct Packable {
    geom::Shape card;
    geom::Size room;
    double gap = 0;
};

/// Returns the centers of the cards in a packing other than Auto, row by row, relative to any origin. Grid:
/// their boxes side by side; corners of hexagons keep more than the gap, as much as their bleed needs.
/// Zigzag: cards that can be shifted, in rows (or columns); every second is shifted or some have a card less,
/// so that the rows move closer; never fewer than in the grid. Hex: every second row is shifted by half a
/// pitch, the densest packing of the plane, but not of every sheet.
std::vector<geom::Point> pack(Packing packing, const Packable& packable);

} // namespace spotit::sheet
