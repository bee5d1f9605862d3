// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/symbol.hpp>

#include <string>
#include <string_view>

namespace spotit::render {

/// What Cairo wrote, each of its colors as the gray of the same luminance. Throws std::runtime_error when a
/// color is written in a way that Cairo is not known to use.
std::string with_gray_colors(std::string_view svg);

/// A picture in grays as pixels, so many on its longer side: an image of SVG in the picture's own units.
std::string gray_image(const symbol::Symbol& picture, int pixels);

} // namespace spotit::render
