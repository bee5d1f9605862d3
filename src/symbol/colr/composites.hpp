// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/canvas.hpp"
#include "symbol/colr/paint.hpp"

#include <string_view>
#include <vector>

namespace spotit::symbol {

/// Draws the source onto the backdrop in the composite's mode, and both onto the canvas. Stays a vector in
/// Cairo's PDF where `stays_vector` says so.
void paint_composite(const Canvas& canvas, const Composite& composite);

/// False for modes that PDF has nothing for; Cairo then makes the page an image.
bool stays_vector(const Composite& composite);
/// The modes in these layers that don't stay vectors, each once, as OpenType calls them.
std::vector<std::string_view> raster_modes(const std::vector<Paint>& layers);

} // namespace spotit::symbol
