// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "render/svg_colors.hpp"

#include <spotit/symbol.hpp>

#include <string>

namespace spotit::render {

/// Returns an SVG fragment that shows the picture in its own units. Its ids are the prefix and a number.
std::string svg_picture(const symbol::Symbol& picture, const std::string& prefix);
/// Changes the colors of the fragment. A picture that contains pixels is rasterized, with `pixels` on its
/// longer side.
std::string svg_picture_in(const SvgColors& colors, const symbol::Symbol& picture, const std::string& prefix,
                           int pixels);

/// Returns "matrix(a b c d e f)".
std::string svg_matrix(const geom::Affine& place);

} // namespace spotit::render
