// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/svg/svg_limits.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace spotit::symbol {

/// What an SVG shows besides its own drawing, and its cost.
struct SvgFindings {
    std::vector<std::string> outside{}; ///< paths of files and addresses that are not read
    bool has_pictures = false;          ///< embedded ones made of pixels
    SvgCost cost{};                     ///< with that of embedded SVGs
};

/// Checks the text of an SVG before librsvg reads it, which has no limit for embedded pictures. Throws
/// Damaged if one is too large, neither PNG, JPEG nor SVG, or could be hidden from these checks.
SvgFindings check_svg(std::string_view svg);

} // namespace spotit::symbol
