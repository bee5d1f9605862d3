// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

#include <vector>

namespace spotit::sheet {

/// The point where a tick leaves a card, from its center, and its direction (of length 1).
struct TickPlace {
    geom::Point trim, way;
};

/// Returns the ticks' places: at the four winds, but of a polygon other than a rectangle at its corners.
std::vector<TickPlace> tick_places(const geom::Shape& card);

/// Returns how far from its trim a tick stays nearer to its own card than to the other, `other` from its
/// center.
double find_halfway(const geom::Shape& card, const TickPlace& tick, geom::Point other);

} // namespace spotit::sheet
