// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/font/text_fonts.hpp"

#include <spotit/geom.hpp>

#include <vector>

namespace spotit::symbol {

/// Pango rounds to 1/1024 of its unit, which is negligible at this size.
inline constexpr double layout_size = 1000;

/// A text and its font.
struct Lettering {
    std::shared_ptr<const TextFonts> fonts;
    std::string font; ///< as TextFonts::describe takes it
    std::string text; ///< line feeds begin a new line

    /// Returns a layout for the calling thread, its letters `layout_size` high. Blanks in sums are narrow.
    LayoutHandle lay_out() const;
};

/// One of a text's lines, as a layout of its own.
struct WordLine {
    LayoutHandle layout;
    geom::Point at{}; ///< its top left corner
};
/// Returns the lines of a text, centered above each other and as close as their ink permits, so that they
/// look like one block.
std::vector<WordLine> lay_out_lines(const Lettering& lettering);

/// Returns the box of the ink of a layout, in its units from its top left corner.
geom::Box ink_box(PangoLayout* layout);
/// Returns the box of the ink of all lines.
geom::Box ink_box(const std::vector<WordLine>& lines);

/// Returns the text with those line ends, at blanks and between words of scripts without blanks, that make
/// its block least elongated and its lines most even. Lines of a single letter are avoided, sums are not
/// taken apart, and a short word such as an article stays on the line of the next word unless that makes a
/// very long line.
std::string balanced(const Lettering& lettering);

} // namespace spotit::symbol
