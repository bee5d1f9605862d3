// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/cairo_handles.hpp"
#include "symbol/colr/paint.hpp"

namespace spotit::symbol {

/// Returns a sweep gradient as a mesh of thin sectors that covers the area, in the gradient's own
/// coordinates. PDF has such meshes too (shading type 7).
PatternHandle make_sweep(const SweepGradient& gradient, const geom::Box& area);

} // namespace spotit::symbol
