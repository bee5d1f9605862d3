// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/layout.hpp>

#include <functional>

namespace spotit::layout {

/// Finds the gap, at least `least` mm, at which a card comes nearest to a coverage: `pack` makes the
/// layout for a gap. Coverage falls with the gap, by and large. Returns the layout at `least` if that covers
/// no more than is wanted.
Layout pack_to_coverage(double coverage, double least, const std::function<Layout(double)>& pack);

} // namespace spotit::layout
