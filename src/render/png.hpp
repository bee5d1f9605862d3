// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/render.hpp>

#include <cairo.h>

#include <string>

namespace spotit::render {

/// What a PNG says of itself: pixels for a metre, across and down.
struct Resolution {
    double across = 0, down = 0;
};
/// Whether there is something to see through.
enum class Opacity { Opaque, Transparent };

/// An ARGB32 surface as a PNG in sRGB, or in gray.
std::string png_of(cairo_surface_t* surface, const Resolution& resolution, Opacity opacity, Palette palette);

} // namespace spotit::render
