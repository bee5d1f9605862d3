// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/render.hpp>
#include <spotit/symbol.hpp>

#include <string>
#include <string_view>

namespace spotit::render {

/// The colors in which an SVG is shown.
struct SvgColors {
    Palette palette = Palette::Colors;
    ColorMap map{}; ///< of Palette::Colors; empty: as they are

    bool are_given() const { return palette == Palette::Colors && !map; }
    /// Returns the color that is shown instead of another; grays have its luminance.
    color::Color shown(const color::Color& color) const;
};

/// Replaces each color of an SVG by Cairo or by module symbol. Throws std::runtime_error for a color in an
/// unknown format.
std::string with_colors(std::string_view svg, const SvgColors& colors);

/// Returns a picture of `pixels` on its longer side as an image of SVG, in the picture's own units.
std::string image_in(const SvgColors& colors, const symbol::Symbol& picture, int pixels);

} // namespace spotit::render
