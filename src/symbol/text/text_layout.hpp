// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/font/text_fonts.hpp"

#include <spotit/symbol.hpp>

#include <memory>
#include <set>
#include <string>

namespace spotit::symbol {

/// How far a halo reaches beyond the letters, in ems.
inline constexpr double halo_reach = 0.14;

/// A text, how it is set, and in what.
struct SetText {
    std::shared_ptr<const TextFonts> fonts;
    TextStyle style;
    std::string text;

    /// For the calling thread; letters `layout_size` high.
    LayoutHandle lay_out() const;
    /// Millimeters for a unit of the layout.
    double unit() const;
};

/// Without the characters that no font has. Throws diag::Error when there is no such font.
SetText set_text(std::string_view text, const TextStyle& style, const Fonts& fonts);

/// Returns the characters for which no font has a glyph.
std::set<char32_t> unknown_characters(PangoLayout* layout);
/// Returns the text without these characters.
std::string without(std::string_view text, const std::set<char32_t>& unwanted);

/// From the top of a layout to its first baseline, in its units.
double first_base_line(PangoLayout* layout);

} // namespace spotit::symbol
