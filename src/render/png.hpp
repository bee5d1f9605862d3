// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/render.hpp>

#include <cairo.h>

#include <string>

namespace spotit::render {

/// Pixels for a meter, across and down, as stored in a PNG.
struct Resolution {
    double across = 0, down = 0;
};
enum class Opacity { Opaque, Transparent };

/// Encodes an ARGB32 surface as a PNG in sRGB, or in gray.
std::string encode_png(cairo_surface_t* surface, const Resolution& resolution, Opacity opacity,
                       Palette palette);

} // namespace spotit::render
