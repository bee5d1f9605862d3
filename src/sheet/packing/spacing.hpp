// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

namespace spotit::sheet {

/// The minimum distances of cards in rows. Lengths are shares of the distance between two cards that face
/// each other, measured across their gap.
struct Spacing {
    double pitch;  ///< minimum distance of two centers in a row
    double across; ///< minimum distance of two rows with their cards at the same places
    /// The useful maximum shift of a row against the next. Rows come closer with it, up to half of `across`,
    /// which the second next row requires.
    double max_shift;
    double hex_pitch; ///< in a row of the densest packing, in which every second row is shifted by half of it
    /// Returns the minimum distance of two rows. It is concave: an intermediate distribution of gaps is never
    /// the best.
    double (*height)(double distance, double shift);
};

/// Returns true if cards of that shape come closer to each other in shifted rows than in a grid.
bool can_be_shifted(const geom::Shape& card);

/// Returns the spacing of cards that can be shifted. Columns are rows of the sheet rotated by a quarter turn.
Spacing spacing_in_rows(const geom::Shape& card);
Spacing spacing_in_columns(const geom::Shape& card);

/// Returns the distance of two such cards in the units above, given the vector between their centers. They
/// touch at the card's height.
double distance_along(const geom::Shape& card, geom::Point way);

} // namespace spotit::sheet
