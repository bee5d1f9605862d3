// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "sheet/packing/spacing.hpp"

#include <spotit/sheet.hpp>

namespace spotit::sheet {

bool can_be_shifted(const geom::Shape& card) {
    return !card.is_box();
}

// Two cards of a shape that looks the same upside down touch where a card of twice the size has its rim.
Spacing::Spacing(const geom::Shape& room, geom::Point way)
    : room_(room)
    , across_{-way.y, way.x} {
    pitch = 2 * room_.reach(way, 0);
    across = height(0);
    max_shift = 2 * room_.reach(way, across / 4);
    constexpr double rounding = 1e-9; // circles are equally dense at both
    const auto area = [this](double at_pitch) { return at_pitch * height(at_pitch / 2); };
    hex_pitch = area(2 * max_shift) < (1 - rounding) * area(pitch) ? 2 * max_shift : pitch;
}

} // namespace spotit::sheet
