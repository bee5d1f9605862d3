// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "render/picture_painter.hpp"

namespace spotit::render {

/// Paints a face around the origin, within the context's clip.
void paint_face(cairo_t* context, const PicturePainter& pictures, const document::Face& face);

/// Returns the box around the card, grown.
geom::Box face_box(const document::Document& document, double grown);

} // namespace spotit::render
