// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "sheet/packing/packing.hpp"

#include <cmath>

namespace spotit::sheet {

int count_at_pitch(double room, double pitch) {
    constexpr double rounding = 1e-9; // mm
    if (room < -rounding) return 0;
    return 1 + static_cast<int>(std::floor((room + rounding) / pitch));
}

Block pack_grid(const Packable& what) {
    const geom::Size card = what.card.size(), pitch = what.card.inset(-what.gap / 2).size();
    const int columns = count_at_pitch(what.room.width - card.width, pitch.width);
    const int rows = count_at_pitch(what.room.height - card.height, pitch.height);
    Block block;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            block.centers.push_back({column * pitch.width, row * pitch.height});
    return block;
}

} // namespace spotit::sheet
