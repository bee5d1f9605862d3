// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::symbol {

/// The facts about an SVG's drawing that its text contains. SvgDocument reads no other file, and
/// `try_pictures` finds what takes too long or too much; only the pictures inside are guarded here.
struct SvgContents {
    std::vector<std::string> outside{}; ///< paths of files and addresses, which are not read
    bool has_pictures = false;          ///< embedded pixels
    double filtered_parts = 0;          ///< shapes and groups with filters
    double filter_milliseconds = 0;     ///< for filters and masks on a page of a million pixels
    /// Pixels of the longer side of the page above which librsvg may not draw the text.
    double max_text_side = std::numeric_limits<double>::infinity();
};

/// Scans an SVG in any encoding with ASCII or UTF-16 markup, and the SVGs in it. Throws Damaged if the
/// pictures in it have more than `max_pixels`, or entities could hide them, or one is neither PNG, JPEG nor
/// SVG: which others are drawn depends on the computer; or if it holds much more text than can be drawn.
SvgContents scan_svg(std::string_view svg);

/// Returns the number of pixels that the longer side of the page may have before filters and masks take that
/// many milliseconds; 250 to 2400.
double max_filter_side(const SvgContents& contents, double milliseconds);

} // namespace spotit::symbol
