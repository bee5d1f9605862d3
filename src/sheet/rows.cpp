// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "sheet/packing.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::sheet {

namespace {

/// Rows of circles, every second one shifted to the right.
struct Rows {
    int rows = 0;
    int in_first = 0, in_second = 0; ///< circles in the rows 0, 2, 4 ... and in the rows 1, 3, 5 ...
    double pitch = 0, shift = 0;     ///< between the centres in a row; of the second row against the first
    double height = 0;               ///< between the centre lines of two rows

    int count() const { return (rows + 1) / 2 * in_first + rows / 2 * in_second; }
};

// Beyond this the rows are as near as the second next row allows.
constexpr double largest_shift = std::numbers::sqrt3 / 2; // of the circles' distance

/// As many rows as fit. `distance` is the least one between two centres, `room` the room for centres.
Rows stack(Rows rows, double distance, double room) {
    const double height = std::sqrt(std::max(0.0, distance * distance - rows.shift * rows.shift));
    rows.height = std::max(height, distance / 2);
    rows.rows = count_at_pitch(room, rows.height);
    return rows;
}

/// All rows have n circles: what the row leaves free is the shift; where that is more than half a pitch, the
/// row is stretched until it is just half.
Rows even_rows(int n, double distance, geom::Size room) {
    Rows rows{.in_first = n, .in_second = n, .pitch = distance};
    rows.shift = room.width - (n - 1) * distance;
    if (n > 1 && rows.shift > distance / 2) {
        rows.pitch = std::min(room.width / (n - 0.5), 2 * largest_shift * distance);
        rows.shift = rows.pitch / 2;
    }
    rows.shift = std::clamp(rows.shift, 0.0, largest_shift * distance);
    return stack(rows, distance, room.height);
}

/// Every second row has one circle less, in the gaps of the stretched rows beside it.
Rows alternating_rows(int n, double distance, geom::Size room) {
    Rows rows{.in_first = n, .in_second = n - 1};
    rows.pitch = std::clamp(room.width / (n - 1), distance, 2 * largest_shift * distance);
    rows.shift = rows.pitch / 2;
    return stack(rows, distance, room.height);
}

/// Rows as dense as can be, each shifted by half a circle; where that leaves no room for any in the second
/// row, one column.
Rows hex_rows(double distance, geom::Size room) {
    Rows rows{.pitch = distance, .shift = distance / 2};
    rows.in_first = count_at_pitch(room.width, distance);
    rows.in_second = count_at_pitch(room.width - rows.shift, distance);
    if (rows.in_second == 0) {
        rows.in_second = rows.in_first;
        rows.shift = 0;
    }
    return stack(rows, distance, room.height);
}

Rows best_rows(double distance, geom::Size room) {
    Rows best;
    const int most = count_at_pitch(room.width, distance);
    for (int n = most; n > 0; --n) {
        std::vector<Rows> candidates{even_rows(n, distance, room)};
        if (n > 1) candidates.push_back(alternating_rows(n, distance, room));
        for (const Rows& candidate : candidates)
            if (candidate.count() > best.count()) best = candidate;
    }
    return best;
}

std::vector<geom::Point> centres_of(const Rows& rows) {
    std::vector<geom::Point> centres;
    for (int row = 0; row < rows.rows; ++row) {
        const bool second = row % 2 == 1;
        for (int i = 0; i < (second ? rows.in_second : rows.in_first); ++i)
            centres.push_back({i * rows.pitch + (second ? rows.shift : 0), row * rows.height});
    }
    return centres;
}

/// In rows or in columns, whichever holds more.
template<class MakeRows>
Block pack_rows(const Packable& what, Packing packing, MakeRows make_rows) {
    const double diameter = what.card.width, distance = diameter + what.gap;
    const geom::Size room{what.room.width - diameter, what.room.height - diameter};
    const Rows rows = make_rows(distance, room), columns = make_rows(distance, {room.height, room.width});
    if (rows.count() >= columns.count()) return {packing, centres_of(rows)};
    Block block{packing, centres_of(columns)};
    for (geom::Point& centre : block.centres) std::swap(centre.x, centre.y);
    std::sort(block.centres.begin(), block.centres.end(),
              [](geom::Point a, geom::Point b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
    return block;
}

} // namespace

Block pack_zigzag(const Packable& what) {
    return pack_rows(what, Packing::Zigzag, best_rows);
}

Block pack_hex(const Packable& what) {
    return pack_rows(what, Packing::Hex, hex_rows);
}

} // namespace spotit::sheet
