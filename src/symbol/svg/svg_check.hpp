// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/svg/svg_limits.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace spotit::symbol {

/// What an SVG refers to.
struct SvgFindings {
    std::vector<std::string> outside{}; ///< files and addresses that it wants to show, and that are not read
    bool has_pictures = false;          ///< made of pixels, in the file itself
    SvgCost cost{};                     ///< with that of those embedded in it
};

/// Looks at the text of an SVG before librsvg does, which has no limit for the pictures embedded in one.
/// Throws Damaged when one is too large, of another kind than PNG and JPEG, or hidden from this look.
SvgFindings check_svg(std::string_view svg);

} // namespace spotit::symbol
