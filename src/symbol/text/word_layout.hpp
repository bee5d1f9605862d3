// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/font/text_fonts.hpp"

#include <spotit/geom.hpp>

namespace spotit::symbol {

/// Pango rounds to 1/1024 of its unit, which is negligible at this size.
inline constexpr double layout_size = 1000;

/// A text and its font.
struct Lettering {
    std::shared_ptr<const TextFonts> fonts;
    std::string font; ///< as TextFonts::describe takes it
    std::string text; ///< line feeds begin a new line

    /// Returns a layout for the calling thread; lines are centered, letters `layout_size` high.
    LayoutHandle lay_out() const;
};

/// Returns the box of the ink of a layout, in its units from its top left corner.
geom::Box ink_box(PangoLayout* layout);

/// Returns the text with those spaces turned into line feeds that make its block least elongated and its
/// lines most even. Lines of a single letter are avoided, and sums are not taken apart.
std::string balanced(const Lettering& lettering);

} // namespace spotit::symbol
