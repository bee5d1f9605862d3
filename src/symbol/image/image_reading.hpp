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

/// Readers of image files; each throws Damaged. The bytes are kept as long as a picture needs them.
namespace spotit::symbol {

using FileBytes = std::shared_ptr<const std::string>;

inline std::span<const std::uint8_t> as_bytes(std::string_view text) {
    return {static_cast<const std::uint8_t*>(static_cast<const void*>(text.data())), text.size()};
}

/// The pixels of an A4 page at 600 dpi, which take 160 MB.
inline constexpr double max_pixels = 40e6;
/// Throws Damaged if a picture has more pixels, or none.
void check_pixels(double width, double height);

/// The size of the stored pixels and their Exif orientation, 1 to 8.
struct Stored {
    geom::Size size;
    int orientation = 1;
};
/// Gives the symbol its picture, box, outline and pixels. `decode` makes the surface, once or each time the
/// picture is drawn.
void set_pixels(Symbol& symbol, const Stored& stored, std::function<SurfaceHandle()> decode);

/// Reads the whole file. Throws Damaged.
FileBytes read_file(const std::filesystem::path& file);
/// Returns the error of a picture that can't be used.
diag::Diagnostic picture_error(const SymbolSpec& spec, std::string_view reason);

/// Gives the symbol its picture, box, outline and pixels.
using ReadImage = void(Symbol& symbol, const FileBytes& file, const Request& request);

/// Decodes a whole PNG whose size has been checked. Throws Damaged.
SurfaceHandle decode_png(std::span<const std::uint8_t> png);
/// Reads width and height from the header. Throws Damaged.
geom::Size png_size(std::span<const std::uint8_t> png);

} // namespace spotit::symbol
