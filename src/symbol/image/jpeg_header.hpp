// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

#include <cstdint>
#include <span>

namespace spotit::symbol {

/// The properties of a JPEG that precede its pixels.
struct JpegHeader {
    geom::Size size;       ///< as stored
    int components = 3;    ///< 1 gray, 3 colors, 4 inks
    int orientation = 1;   ///< Exif's 1 to 8
    bool inverted = false; ///< inks as Adobe stores them: 0 is full
};

/// Reads up to the first scan, and looks for the end of the last one. Throws Damaged.
JpegHeader read_jpeg_header(std::span<const std::uint8_t> jpeg);

} // namespace spotit::symbol
