// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/cairo_handles.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace spotit::symbol {

/// Decodes a JPEG at reduced size: as few pixels as possible, but at least `min_side` on its longer side if
/// it has as many; inks become screen colors. Throws Damaged, also for damage that decoders only warn about.
SurfaceHandle decode_jpeg(std::span<const std::uint8_t> jpeg, bool inverted_inks, unsigned min_side);

/// Returns the same picture as a smaller JPEG, in the same kind of colors, with a half, a quarter or an
/// eighth of the pixels each way, at least `min_side` on its longer side; nothing if it has too few for that.
/// Throws Damaged.
std::optional<std::string> shrink_jpeg(std::span<const std::uint8_t> jpeg, bool inverted_inks,
                                       unsigned min_side);

/// Encodes an opaque surface as a JPEG.
std::string encode_jpeg(cairo_surface_t* surface);

} // namespace spotit::symbol
