// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom/rim_distance.hpp>

#include <vector>

namespace spotit::job {

/// A drawing to be placed, about the middle of its box: the box's size and the convex hull. In its own units.
struct Cell {
    geom::Size size;
    std::vector<geom::Point> hull;
};
Cell cell_around(const geom::Region& region);

/// The area for cells, and the minimum distance between two of them, in millimeters.
struct Room {
    geom::Shape shape;
    double gap = 0;
    geom::RimDistance<double> rim{shape};
};

/// The number of cells in each row, from the top; rows are centered.
using Rows = std::vector<int>;
/// The rows of cells and their scale.
struct Arrangement {
    Rows rows;
    double scale = 0;
    double shift = 0; ///< of all rows, down
};
/// Returns the centers of the cells, in millimeters, row by row.
std::vector<geom::Point> places(const Cell& cell, const Arrangement& arrangement, double gap);

/// Returns all arrangements of `count` cells, each as large as fits in the room.
std::vector<Arrangement> arrangements(const Cell& cell, int count, const Room& room);
/// Scales an arrangement down, and centers it in the room.
void shrink(Arrangement& arrangement, double scale, const Cell& cell, const Room& room);

} // namespace spotit::job
