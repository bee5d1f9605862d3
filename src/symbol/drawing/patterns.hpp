// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/cairo_handles.hpp"

#include <spotit/symbol/drawing.hpp>

namespace spotit::symbol {

/// Returns the paint of a fill as a Cairo source, valid everywhere within `area`; null if it paints nothing.
PatternHandle make_pattern(const Fill& fill, const geom::Box& area);

} // namespace spotit::symbol
