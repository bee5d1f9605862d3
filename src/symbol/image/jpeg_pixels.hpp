// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/cairo_handles.hpp"

#include <cstdint>
#include <span>

namespace spotit::symbol {

/// A JPEG made smaller while it is decoded, as few pixels as possible but at least `longest` on its longer
/// side if it has them; inks become screen colors. Throws Damaged, also for what decoders only warn of.
SurfaceHandle decode_jpeg(std::span<const std::uint8_t> jpeg, bool inverted_inks, unsigned longest);

} // namespace spotit::symbol
