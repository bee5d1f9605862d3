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
    ColorMap map{};       ///< of Palette::Colors; empty: as they are
    bool is_mask = false; ///< all is white: of a mask, only lightness and opacity count

    bool are_given() const { return palette == Palette::Colors && !map && !is_mask; }
    /// Returns the color that is shown instead of another; grays have its luminance.
    color::Color change(const color::Color& color) const;
};

/// Replaces each color of an SVG by Cairo. Throws std::runtime_error for a color in an unknown format.
std::string with_colors(std::string_view svg, const SvgColors& colors);

/// Returns an image of what is in the box, with `pixels` on its longer side.
std::string svg_image(const symbol::Drawing& drawing, const geom::Box& box, const SvgColors& colors,
                      int pixels);
/// Returns an image whose attribute is "data:TYPE;base64,BYTES", from the origin.
std::string svg_image(std::string_view type, std::string_view bytes, const geom::Box& box);

} // namespace spotit::render
