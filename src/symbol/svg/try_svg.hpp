// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace spotit::symbol {

/// Draws an SVG once onto nothing, as far as `read_svg` and the PDF will. Throws Damaged, and may crash, hang
/// or take any memory, as librsvg does: for a child process alone.
void try_svg(const std::string& svg);

} // namespace spotit::symbol
