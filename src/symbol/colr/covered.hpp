// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

#include <cairo.h>

namespace spotit::symbol {

/// Returns true if all pixels that a box reaches are opaque already, so that nothing painted there changes
/// the opacity of any. Looks only at images of opacity (CAIRO_FORMAT_A8), and not from inside a group; the
/// box is in the context's current coordinates.
bool is_covered(cairo_t* context, const geom::Box& box);

} // namespace spotit::symbol
