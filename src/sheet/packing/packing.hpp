// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/sheet.hpp>

#include <vector>

namespace spotit::sheet {

/// Cards side by side: their centers, row by row, relative to any origin.
struct Block {
    Packing packing = Packing::Grid;
    std::vector<geom::Point> centers;
};

/// Cards to be packed `gap` apart into `room`.
struct Packable {
    geom::Shape card;
    geom::Size room;
    double gap = 0;
};

/// Packs the cards' boxes in a grid. Corners of hexagons keep more than the gap, as much as their bleed
/// needs.
Block pack_grid(const Packable& what);

/// Packs cards that can be shifted in rows (or columns); every second is shifted or some have a card
/// less, so that the rows move closer. Never fewer than in the grid.
Block pack_zigzag(const Packable& what);

/// Packs cards that can be shifted in rows (or columns), every second one shifted by half a pitch: the
/// densest packing of the plane, but not of every sheet.
Block pack_hex(const Packable& what);

/// Returns how many cards fit into `room` (the space left beside the first one) at this pitch. Lengths that
/// are written as exact sums must not fail for a rounding error.
int count_at_pitch(double room, double pitch);

} // namespace spotit::sheet
