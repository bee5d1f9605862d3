// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/cairo_handles.hpp"
#include "symbol/glyph/bytes.hpp"
#include "symbol/request.hpp"

#include <functional>
#include <memory>
#include <span>
#include <string>

/// Readers of picture files; each throws Damaged. The bytes are kept as long as a picture needs them.
namespace spotit::symbol {

using FileBytes = std::shared_ptr<const std::string>;

inline std::span<const std::uint8_t> as_bytes(std::string_view text) {
    return {static_cast<const std::uint8_t*>(static_cast<const void*>(text.data())), text.size()};
}

/// What an A4 sheet has at 600 dpi, and what 160 MB hold.
inline constexpr double max_pixels = 40e6;
/// Throws Damaged with the figures when a picture is larger.
void check_pixels(double width, double height);

/// Pixels as a file holds them, and how a camera was held (Exif's 1 to 8).
struct Stored {
    geom::Size size;
    int orientation = 1;
};
/// Gives the symbol its picture, box, outline and pixels. `decode` makes the surface, once or whenever the
/// picture is drawn.
void set_pixels(Symbol& symbol, const Stored& stored, std::function<SurfaceHandle()> decode);

/// Gives the symbol its picture, box, outline and pixels.
using ReadImage = void(Symbol& symbol, const FileBytes& file, const Request& request);
ReadImage read_svg, read_png, read_jpeg, read_webp;

/// A whole PNG, its size checked before. Throws Damaged.
SurfaceHandle decode_png(std::span<const std::uint8_t> png);
/// Width and height from its header. Throws Damaged.
geom::Size png_size(std::span<const std::uint8_t> png);

} // namespace spotit::symbol
