// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "render/svg/svg_colors.hpp"

#include <string>

namespace spotit::render {

/// How a picture is written.
struct SvgStyle {
    const SvgColors& colors;
    std::string prefix; ///< of its ids, which are followed by a number
    int pixels = 0;     ///< on the longer side of images whose colors change
};
/// Returns elements of SVG that show the picture in its own units, as vectors but for images and for what SVG
/// lacks: sweep gradients, radial gradients between circles that do not contain each other, and some
/// composites.
std::string svg_drawing(const symbol::Symbol& picture, const SvgStyle& style);

/// Returns "matrix(a b c d e f)".
std::string svg_matrix(const geom::Affine& place);

} // namespace spotit::render
