// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

namespace spotit::layout {

/// Returns rectangles that cover rings within the unit circle, gaps between them included that are about as
/// narrow as a cell: one for each run of filled cells in a row of a grid. No point of a ring is further than
/// cell / 8 outside.
geom::Region coarse_outline(const geom::Region& rings, double cell);

} // namespace spotit::layout
