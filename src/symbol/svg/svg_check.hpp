// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/svg/svg_limits.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace spotit::symbol {

/// The embedded and outside pictures of an SVG, and its cost.
struct SvgFindings {
    std::vector<std::string> outside{}; ///< paths of files and addresses, which are not read
    bool has_pictures = false;          ///< embedded pixels
    SvgCost cost{};                     ///< including embedded SVGs
};

/// Checks the text of an SVG before librsvg reads it, which does not limit embedded pictures. Throws Damaged
/// if one is too large, neither PNG, JPEG nor SVG, or could be hidden from these checks.
SvgFindings check_svg(std::string_view svg);

} // namespace spotit::symbol
