// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom/rim_distance.hpp>

namespace spotit::sheet {

/// The minimum distances of cards in rows. Round corners do not bring them closer.
class Spacing {
public:
    /// `room` is the shape that each card needs for itself, with half of the gap around it; `way` is the
    /// direction of the rows, of length 1. Columns are rows of the sheet rotated by a quarter turn.
    Spacing(const geom::Shape& room, geom::Point way);

    double pitch;  ///< minimum distance of two centers in a row
    double across; ///< minimum distance of two rows with their cards at the same places
    /// The useful maximum shift of a row against the next. Rows come closer with it, up to half of `across`,
    /// which the second next row requires.
    double max_shift;
    double hex_pitch; ///< in a row of the densest packing, in which every second row is shifted by half of it
    /// Returns the minimum distance of two rows. It is concave: an intermediate distribution of gaps is never
    /// the best.
    double height(double shift) const { return 2 * room_.reach(across_, shift / 2); }

private:
    geom::RimDistance<double> room_;
    geom::Point across_; ///< the direction from one row to the next
};

} // namespace spotit::sheet
