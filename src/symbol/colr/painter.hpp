// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/canvas.hpp"
#include "symbol/colr/gradients.hpp"
#include "symbol/colr/paint.hpp"

#include <vector>

namespace spotit::symbol {

/// Draws layers from bottom to top in the context's current coordinates.
void paint(const Canvas& canvas, const std::vector<Paint>& layers);

/// Returns the source to fill an area with. If the canvas wants shapes only, a fill that is opaque everywhere
/// is black.
PatternHandle make_source(const Canvas& canvas, const Area& area);

} // namespace spotit::symbol
