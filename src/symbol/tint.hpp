// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/request.hpp"

namespace spotit::symbol {

/// Returns whether the color is opaque and made of bytes, as in style sheets; inks have colors between them.
bool is_made_of_bytes(const color::Color& color);
/// Returns whether both are the same shape, in a single color, and the second one in this color.
bool is_tinted(const Symbol& symbol, const Symbol& tinted, const color::Color& color);
/// Repaints a picture of a single color in the color of its spec. Any other picture stays as it is, with a
/// warning.
void tint(Symbol& symbol, const Request& request);

} // namespace spotit::symbol
