// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/canvas.hpp"

#include <spotit/geom.hpp>

#include <string>
#include <string_view>
#include <vector>

/// Parts of an SVG that Cairo can't write. Cairo's file shows each of them as an image at an address,
/// wherever groups, masks and transformations put it; then the image's element is replaced by the part.
namespace spotit::symbol {

/// Paints a part, in the context's current coordinates. Its box must not be empty; the canvas must have
/// parts.
void paint_svg_part(const Canvas& canvas, std::string part, const geom::Box& box);

/// Returns Cairo's SVG with the parts in their places.
std::string with_svg_parts(std::string_view svg, const std::vector<std::string>& parts);

} // namespace spotit::symbol
