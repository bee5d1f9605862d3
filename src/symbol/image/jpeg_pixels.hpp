// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/cairo_handles.hpp"

#include <cstdint>
#include <span>

namespace spotit::symbol {

/// Decodes a JPEG at reduced size: as few pixels as possible, but at least `min_side` on its longer side if
/// it has as many; inks become screen colors. Throws Damaged, also for damage that decoders only warn about.
SurfaceHandle decode_jpeg(std::span<const std::uint8_t> jpeg, bool inverted_inks, unsigned min_side);

} // namespace spotit::symbol
