// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

namespace spotit::layout {

/// Returns rings that fill the narrow places between the parts of a silhouette, so that no other symbol slips
/// in between: for each two parts that come closer than `width`, the convex hull of what of them lies that
/// close.
geom::Region bridges(const geom::Region& parts, double width);

} // namespace spotit::layout
