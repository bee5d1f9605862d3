// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

namespace spotit::sheet {

/// The minimum distances of cards that all stand the same way in rows. Lengths are shares of the distance
/// between two that face each other, measured across their gap.
struct Spacing {
    double pitch;  ///< the least between two centers in a row
    double across; ///< the least between two rows that have their cards at the same places
    /// Of a row against the next. Rows come nearer the larger it is, up to half of `across`: that is as near
    /// as the second next row allows.
    double max_shift;
    double hex_pitch; ///< in a row of the densest packing, in which every second is shifted by half of it
    /// The least between two rows. It is concave: moving cards from one gap to another never pays half-way.
    double (*height)(double distance, double shift);
};

/// Returns whether cards of that shape come nearer to each other in shifted rows than in a grid.
bool can_be_shifted(const geom::Shape& card);

/// Returns the spacing of cards that can be shifted. Columns are rows of the sheet turned by a quarter.
Spacing spacing_in_rows(const geom::Shape& card);
Spacing spacing_in_columns(const geom::Shape& card);

/// Returns how far two of these cards are from each other, measured as the distances above are, when this is
/// the way from center to center. They touch at the card's height.
double distance_along(const geom::Shape& card, geom::Point way);

} // namespace spotit::sheet
