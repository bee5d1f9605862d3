// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

#include <vector>

namespace spotit::sheet {

/// Where a tick leaves a card, from its center, and which way it goes (of length 1).
struct TickPlace {
    geom::Point trim, way;
};

/// The four winds, and the corners of a hexagon, between which scissors cut straight.
std::vector<TickPlace> tick_places(const geom::Shape& card);

/// How far from its trim a tick stays nearer to its own card than to the other, `other` from its center.
double halfway(const geom::Shape& card, const TickPlace& tick, geom::Point other);

} // namespace spotit::sheet
