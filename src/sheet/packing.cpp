// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "sheet/packing.hpp"

#include <cmath>

namespace spotit::sheet {

int count_at_pitch(double room, double pitch) {
    constexpr double rounding = 1e-9; // mm
    if (room < -rounding) return 0;
    return 1 + static_cast<int>(std::floor((room + rounding) / pitch));
}

Block pack_grid(const Packable& what) {
    const double column_pitch = what.card.width + what.gap, row_pitch = what.card.height + what.gap;
    const int columns = count_at_pitch(what.room.width - what.card.width, column_pitch);
    const int rows = count_at_pitch(what.room.height - what.card.height, row_pitch);
    Block block;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            block.centres.push_back({column * column_pitch, row * row_pitch});
    return block;
}

} // namespace spotit::sheet
