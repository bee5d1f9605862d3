// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

namespace spotit::layout {

/// Returns the width of the widest white between the parts of a silhouette: the longest edge of their minimum
/// spanning tree (Prim 1957, doi:10.1002/j.1538-7305.1957.tb01515.x). 0 for a single part.
double inner_white(const geom::Region& parts);

} // namespace spotit::layout
