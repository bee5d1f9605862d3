// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/cairo_handles.hpp"
#include "symbol/colr/paint.hpp"

namespace spotit::symbol {

/// Returns true if the map has an inverse that Cairo accepts.
bool is_invertible(const geom::Affine& map);
cairo_matrix_t cairo_matrix(const geom::Affine& map);

/// Returns the gradient with its first stop at the offset 0 and its last at 1, and without negative radii.
LinearGradient normalized(const LinearGradient& gradient);
RadialGradient normalized(const RadialGradient& original);

/// Returns the fill as a Cairo source for a context in whose coordinates the fill lies at `place`, valid
/// everywhere within `area` there; null if it paints nothing. All sources stay vectors in a PDF.
PatternHandle make_pattern(const Fill& fill, const geom::Affine& place, const geom::Box& area);

/// Adds every stop of the color line: the offsets from first() to last() are mapped to 0 to 1. Colors are
/// interpolated unpremultiplied, as PDF, Cairo and browsers do.
void add_stops(cairo_pattern_t* pattern, const ColorLine& line);

/// Returns the color at an offset; before the first and after the last stop it is constant.
Rgba color_at(const ColorLine& line, double offset);

} // namespace spotit::symbol
