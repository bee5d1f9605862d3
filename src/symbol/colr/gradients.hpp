// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/cairo_handles.hpp"
#include "symbol/colr/paint.hpp"

namespace spotit::symbol {

/// Whether the map has an inverse that Cairo will take.
bool is_invertible(const geom::Affine& map);
cairo_matrix_t cairo_matrix(const geom::Affine& map);

/// The fill as a Cairo source for a context in whose coordinates the fill lies at `place`, good for
/// everything within `area` there. Empty when it paints nothing. All of them stay vectors in a PDF.
PatternHandle make_pattern(const Fill& fill, const geom::Affine& place, const geom::Box& area);

/// The color line with every stop inside: for each offset from first() to last(), mapped to 0 to 1.
/// Colors are interpolated without premultiplying, as PDF, Cairo and the browsers do.
void add_stops(cairo_pattern_t* pattern, const ColorLine& line);

/// The color at an offset between the first and the last stop, else that of the nearest of the two.
Rgba color_at(const ColorLine& line, double offset);

} // namespace spotit::symbol
