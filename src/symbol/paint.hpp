// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/symbol/drawing.hpp>

#include <cairo.h>

namespace spotit::symbol {

enum class Purpose {
    Color, ///< the drawing as it is
    Shape, ///< only coverage and opacity count; colors may be anything
};

/// Paints a drawing in the context's current coordinates. Throws diag::Error if a picture file can't be drawn
/// in this size.
void paint(cairo_t* context, const Drawing& drawing, Purpose purpose = Purpose::Color);

cairo_matrix_t cairo_matrix(const geom::Affine& map);
/// Adds the path to the context's current path.
void trace(cairo_t* context, const geom::Path& path);

} // namespace spotit::symbol
