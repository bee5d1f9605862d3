// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

#include <cstdint>
#include <optional>
#include <span>

/// The orientation of a camera in Exif: 1 to 8, 1 is upright.
namespace spotit::symbol {

/// Returns a tag of one whole number in the first directory of a TIFF structure; nothing if it is missing or
/// damaged.
std::optional<std::uint32_t> read_tiff_tag(std::span<const std::uint8_t> tiff, std::uint32_t tag);
/// Returns Exif's tag 0x0112 in the first directory of a TIFF structure; 1 if it is missing or damaged.
int exif_orientation(std::span<const std::uint8_t> tiff);

/// Returns the map from stored pixels to the upright picture.
geom::Affine upright(int orientation, geom::Size stored);
geom::Size upright_size(int orientation, geom::Size stored);

} // namespace spotit::symbol
