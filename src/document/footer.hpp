// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/document.hpp>

#include <string>

namespace spotit::document {

/// A page, by its place among all, and what its foot is set in.
struct Foot {
    int sheet = 0, sheets = 0; ///< its number from 1, and how many there are
    Side side = Side::Front;
    const symbol::Fonts& fonts;
};
/// Of the line at the foot: the system's sans-serif, and the theme's where that lacks a letter.
symbol::Fonts footer_fonts(const ComposeInput& parts);
/// Warns of letters that no font has, in the title and in the theme's own line.
void check_footer(const ComposeInput& parts, diag::Sink& sink);
/// The line at the foot of a page: as the theme has it, else what it is and how to print it, in the deck's
/// language. The title is cut off where it leaves no room for the rest. It names the cutter's marks in any
/// case, and says of proofs that they are such.
std::string footer(const ComposeInput& parts, const Foot& foot, const sheet::LabelPlace& place);

} // namespace spotit::document
