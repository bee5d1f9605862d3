// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/layout.hpp>

#include <functional>

namespace spotit::layout {

/// Looks for the gap, at least `least` mm, at which a card comes nearest to a coverage: `pack` makes its
/// layout for a gap. Coverage falls with the gap, by and large. The layout at `least` when that covers no
/// more than is wanted.
Layout pack_to_fill(double coverage, double least, const std::function<Layout(double)>& pack);

} // namespace spotit::layout
