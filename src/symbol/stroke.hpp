// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cairo.h>

namespace spotit::symbol {

/// Fills what a stroke of the context's path with round ends and corners covers, and clears the path. Of
/// strokes, Cairo 1.18 makes other pixels than 1.16, and layouts, which are traced from them, must not
/// differ.
void fill_stroke(cairo_t* context, double width);

} // namespace spotit::symbol
