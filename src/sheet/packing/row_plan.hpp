// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "sheet/packing/spacing.hpp"

namespace spotit::sheet {

/// Full rows that alternate between left and right, and among the first of them short rows with a card less,
/// which lie in the gaps of the full ones and closer to them.
struct RowPlan {
    int rows = 0;               ///< of both kinds
    int in_full = 0;            ///< cards in a full row
    int shorts = 0;             ///< short rows: the second, the fourth ...
    double pitch = 0;           ///< between the centers in a row
    double shift = 0;           ///< of a full row against the next full row
    double height = 0;          ///< between the center lines of two full rows
    double height_at_short = 0; ///< between those of a full row and a short one

    int count() const { return rows * in_full - shorts; }
    bool is_short(int row) const { return row % 2 == 1 && row / 2 < shorts; }
    /// Returns the number of steps between rows, down to this one, that lead to a short row or away from it.
    int steps_at_shorts(int row) const { return row < 2 * shorts ? row : 2 * shorts; }
};

/// The room for rows, and the distances between their cards.
struct RowRoom {
    Spacing spacing;
    double width = 0, height = 0; ///< of the room for centers
};

/// Returns the rows that hold most cards, with at most two different heights. All are full if that is enough.
RowPlan best_rows(const RowRoom& room);

/// Returns the rows of the densest packing of the plane, each shifted by half a pitch; one column if the
/// second row has no room.
RowPlan hex_rows(const RowRoom& room);

} // namespace spotit::sheet
