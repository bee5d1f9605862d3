// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/colr/colr.hpp"

#include "symbol/glyph/bytes.hpp"

#include <fmt/format.h>
#include <hb-ot.h>

#include <algorithm>

namespace spotit::symbol {

Palette::Palette(hb_face_t* face) {
    unsigned count = hb_ot_color_palette_get_colors(face, 0, 0, nullptr, nullptr);
    std::vector<hb_color_t> colors(count);
    hb_ot_color_palette_get_colors(face, 0, 0, &count, colors.data());
    colors_.reserve(count);
    for (const hb_color_t color : colors) {
        colors_.push_back({hb_color_get_red(color) / 255.0, hb_color_get_green(color) / 255.0,
                           hb_color_get_blue(color) / 255.0, hb_color_get_alpha(color) / 255.0});
    }
}

color::Color Palette::color(std::uint16_t index, double alpha) const {
    constexpr std::uint16_t foreground = 0xFFFF;
    if (index != foreground && index >= colors_.size())
        throw Damaged{fmt::format("it asks for color {} of a palette of {}", index, colors_.size())};
    color::Color color = index == foreground ? color::Color{} : colors_[index];
    color.alpha *= std::clamp(alpha, 0.0, 1.0);
    return color;
}

} // namespace spotit::symbol
