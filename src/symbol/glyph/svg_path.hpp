// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/glyph/contours.hpp"

#include <string>

namespace spotit::symbol {

/// Returns the data of an SVG path, short: relative, with quadratic curves where the font had them.
std::string svg_path(const Contours& contours);

} // namespace spotit::symbol
