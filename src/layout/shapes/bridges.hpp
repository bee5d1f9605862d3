// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

namespace spotit::layout {

/// Returns rings that fill the narrow gaps between the parts of a silhouette, so that no other symbol gets in
/// between: for each two parts closer than `width`, the convex hull of their points that close to the other
/// part.
geom::Region bridges(const geom::Region& parts, double width);

} // namespace spotit::layout
