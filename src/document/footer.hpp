// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/document/compose.hpp>

#include <string>

namespace spotit::document {

/// The position of a page among all, and the fonts of its footer.
struct Foot {
    int sheet = 0, sheets = 0; ///< its number from 1, and the total
    Side side = Side::Front;
    const symbol::Fonts& fonts;
};
/// Returns the fonts of the footer: the system's sans-serif, and the theme's for missing letters.
symbol::Fonts footer_fonts(const ComposeInput& parts);
/// Warns of letters that no font has, in the title and in the theme's own line.
void check_footer(const ComposeInput& parts, diag::Sink& sink);
/// Returns the footer of a page: the theme's line, or the title, sheet number and print instructions in the
/// deck's language. The title is shortened if there is no room. The cutter's marks are always named, and
/// drafts are labeled as such.
std::string footer(const ComposeInput& parts, const Foot& foot, const sheet::LabelPlace& place);

} // namespace spotit::document
