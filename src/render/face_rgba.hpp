// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "render/face_painting.hpp"

#include <string>

namespace spotit::render {

/// Paints a face on pixels, see Renderer::face_rgba.
std::string paint_rgba(const PicturePainter& pictures, const document::Face& face,
                       const geom::Affine& to_pixels, const Pixels& size);

} // namespace spotit::render
