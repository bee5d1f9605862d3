// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "job/checks/similar_symbols.hpp"

namespace spotit::job {

/// What players could take for each other in a Set deck: its colors, its shapes, and a color for the
/// card's. `drawings` are those of its SetPictures. Errors are of the id `blank-symbol`; the others are
/// warnings, whose severity the theme's `check` is still to change.
std::vector<diag::Diagnostic> check_set_colors(const theme::Theme& theme,
                                               std::span<const symbol::Symbol> drawings, const Print& print);

} // namespace spotit::job
