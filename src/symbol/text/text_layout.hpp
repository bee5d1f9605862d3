// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/font/text_fonts.hpp"

#include <spotit/symbol.hpp>

#include <memory>
#include <set>
#include <string>

namespace spotit::symbol {

/// Distance that a halo extends beyond the letters, in ems.
inline constexpr double halo_reach = 0.14;

/// A text with its style and fonts.
struct SetText {
    std::shared_ptr<const TextFonts> fonts;
    TextStyle style;
    std::string text;

    /// Returns a layout for the calling thread; letters are `layout_size` high.
    LayoutHandle lay_out() const;
    /// Returns the millimeters of a layout unit.
    double unit() const;
};

/// Returns the text without characters that no font has. Throws diag::Error if there is no such font.
SetText set_text(std::string_view text, const TextStyle& style, const Fonts& fonts);

/// Returns the characters for which no font has a glyph.
std::set<char32_t> unknown_characters(PangoLayout* layout);
/// Returns the text without these characters.
std::string without(std::string_view text, const std::set<char32_t>& unwanted);

/// Returns the distance from the top of a layout to its first baseline, in its units.
double first_base_line(PangoLayout* layout);

} // namespace spotit::symbol
