// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace spotit::symbol {

/// What librsvg takes to draw an SVG. It can't be stopped once it draws.
struct SvgCost {
    double elements = 0; ///< drawn, each as often as it is used
    double filters = 0;  ///< milliseconds of filters and masks for a page of a million pixels
    double layers = 0;   ///< one in the other; each has as many pixels as the page
};

/// Foretells it from an SVG's text: elements that are used again and again, filters, layers in layers. Throws
/// Damaged when it has far more elements than a drawing needs.
SvgCost svg_cost(std::string_view svg);

/// How many pixels a page's longer side may have: with more, filters would take too long, or layers too much
/// memory. Throws Damaged when that is too little to be of use.
double max_svg_side(const SvgCost& cost);

} // namespace spotit::symbol
