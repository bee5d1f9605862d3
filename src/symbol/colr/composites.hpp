// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/canvas.hpp"
#include "symbol/colr/paint.hpp"

#include <string_view>
#include <vector>

namespace spotit::symbol {

/// Draws the source onto the backdrop in the composite's mode, and both onto the canvas, as vectors in
/// Cairo's PDF if `stays_vector` returns true.
void paint_composite(const Canvas& canvas, const Composite& composite);

/// Returns false for modes that PDF does not have; Cairo then makes the page an image.
bool stays_vector(const Composite& composite);
/// Returns the name of a mode in CSS; empty for those that do not blend colors.
std::string_view css_blend_mode(CompositeMode mode);
/// Returns the modes in these layers that don't stay vectors, each once, by their OpenType names.
std::vector<std::string_view> raster_modes(const std::vector<Paint>& layers);

} // namespace spotit::symbol
