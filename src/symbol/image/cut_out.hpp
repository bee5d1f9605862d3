// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/cairo_handles.hpp"

namespace spotit::symbol {

/// Makes the white around a drawing transparent: all nearly white pixels that are joined to the edges of the
/// picture, and of the pixels beside them the share of white.
SurfaceHandle cut_out_white(const SurfaceHandle& opaque);

} // namespace spotit::symbol
