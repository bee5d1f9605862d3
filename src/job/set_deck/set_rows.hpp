// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

#include <vector>

namespace spotit::job {

/// What is to be placed, about the middle of its box: the box's size and the convex hull. In units of its
/// own.
struct Cell {
    geom::Size size;
    std::vector<geom::Point> hull;
};
Cell cell_around(const geom::Region& region);

/// Where cells may be, and the least white between two of them, in millimeters.
struct Room {
    geom::Shape shape;
    double gap = 0;
};

/// How many cells stand in each row, from the top; rows are centerd.
using Rows = std::vector<int>;
/// Where cells go, and their scale.
struct Arrangement {
    Rows rows;
    double scale = 0;
    double shift = 0; ///< of all rows, down
};
/// The middles of the cells, in millimeters, row by row.
std::vector<geom::Point> places(const Cell& cell, const Arrangement& arrangement, double gap);

/// All arrangements of so many cells, each as large as it gets in the room.
std::vector<Arrangement> arrangements(const Cell& cell, int count, const Room& room);
/// Gives an arrangement a scale that is no larger than its own, and puts it into the middle of the room that
/// it has then.
void shrink(Arrangement& arrangement, double scale, const Cell& cell, const Room& room);

} // namespace spotit::job
