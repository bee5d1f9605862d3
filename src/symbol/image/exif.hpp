// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

#include <cstdint>
#include <span>

/// How a camera was held, as photos say it: 1 to 8, 1 is upright.
namespace spotit::symbol {

/// Exif's tag 0x0112 in the first directory of a TIFF structure; 1 where there is none or it is damaged.
int exif_orientation(std::span<const std::uint8_t> tiff);

/// From stored pixels to the picture the right way up.
geom::Affine upright(int orientation, geom::Size stored);
geom::Size upright_size(int orientation, geom::Size stored);

} // namespace spotit::symbol
