// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/render.hpp>

#include <cairo.h>

#include <string>

namespace spotit::render {

enum class Opacity { Opaque, Transparent };

struct PngOptions {
    double across = 0, down = 0; ///< pixels for a meter
    Opacity opacity = Opacity::Opaque;
    Palette palette = Palette::Colors;
    ColorMap colors{}; ///< of Palette::Colors; empty: as they are
};
/// Encodes an ARGB32 surface as a PNG in sRGB, or in gray.
std::string encode_png(cairo_surface_t* surface, const PngOptions& options);

} // namespace spotit::render
