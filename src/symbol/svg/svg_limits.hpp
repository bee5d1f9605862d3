// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/svg/svg_elements.hpp"

namespace spotit::symbol {

/// The cost of drawing an SVG with librsvg, which can't be interrupted.
struct SvgCost {
    double elements = 0; ///< drawn elements, each counted as often as it is used
    double filters = 0;  ///< milliseconds for filters and masks on a page of a million pixels
    double layers = 0;   ///< nested layers, each with as many pixels as the page
};

/// Estimates the cost. Throws Damaged if more than 100,000 elements would be drawn.
SvgCost estimate_svg_cost(const SvgElements& svg);

/// Returns the number of pixels that the longer side of the page may have before filters take too long or
/// layers too much memory. Throws Damaged if that is below 250.
double max_svg_side(const SvgCost& cost);

} // namespace spotit::symbol
