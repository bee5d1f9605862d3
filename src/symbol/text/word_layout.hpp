// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/font/text_fonts.hpp"

#include <spotit/geom.hpp>

namespace spotit::symbol {

/// Pango rounds to 1/1024 of its unit; laying out this large makes that nothing.
inline constexpr double layout_size = 1000;

/// Text and what it is set in.
struct Lettering {
    std::shared_ptr<const TextFonts> fonts;
    std::string font; ///< as TextFonts::describe takes it
    std::string text; ///< line feeds begin a new line

    /// For the calling thread, lines centered, letters `layout_size` high.
    LayoutHandle lay_out() const;
};

/// Returns the box of the ink of a layout, in its units from its top left corner.
geom::Box ink_box(PangoLayout* layout);

/// The text with those of its spaces made line feeds that make its block least elongated, its lines as even
/// as can be. Lines of a single letter are not made, nor are sums taken apart.
std::string balanced(const Lettering& lettering);

} // namespace spotit::symbol
