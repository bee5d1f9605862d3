// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/symbol.hpp>

#include <string>
#include <string_view>

namespace spotit::render {

/// Converts each color of an SVG by Cairo or by module symbol to the gray of the same luminance. Throws
/// std::runtime_error for a color in an unknown format.
std::string with_gray_colors(std::string_view svg);

/// Returns a gray picture of `pixels` on its longer side as an image of SVG, in the picture's own units.
std::string gray_image(const symbol::Symbol& picture, int pixels);

} // namespace spotit::render
