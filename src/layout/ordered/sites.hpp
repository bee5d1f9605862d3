// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/shapes/boundary.hpp"

#include <vector>

namespace spotit::layout {

// The places for `count` bodies that leave room for the largest equal discs with a gap between them; none
// when even points have no room.

/// On lines that run along the rim, the outermost filled first, one body in the middle where that is better.
std::vector<Vec> ring_sites(const Boundary& rim, int count, float gap);
/// In rows from side to side, each as long as the card is wide there.
std::vector<Vec> grid_sites(const Boundary& rim, int count, float gap);

} // namespace spotit::layout
