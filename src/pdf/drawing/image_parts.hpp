// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/drawing/part.hpp"

#include <spotit/symbol/pixels.hpp>

namespace spotit::pdf {

/// Returns an image (ISO 32000-1, 8.9.5) in the colors of its pixels: a JPEG as it is, others packed.
SharedPart make_image(const symbol::Pixels& pixels);
SharedPart make_image(const symbol::RgbaImage& image);

/// The kind of bytes to pack: numbers and operators, or the samples of an image.
enum class Packing { Content, Samples };
/// Packs bytes in the format of zlib (RFC 1950): content a tenth smaller than zlib itself does, samples as
/// small and as fast.
std::string pack(const std::string& bytes, Packing packing = Packing::Content);

} // namespace spotit::pdf
