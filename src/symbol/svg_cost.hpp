// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace spotit::symbol {

/// Foretells from an SVG's text how much there is to draw, since librsvg can't be stopped once it draws:
/// elements that are used again and again, filters, layers in layers. Throws Damaged when it is far beyond
/// what a drawing needs.
void check_svg_cost(std::string_view svg);

} // namespace spotit::symbol
