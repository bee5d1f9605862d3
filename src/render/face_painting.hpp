// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "render/picture_painter.hpp"

namespace spotit::render {

/// A face around the origin, to be painted within the context's clip and at most `bleed` beyond the box
/// around the card.
struct FacePaint {
    const document::Document& document;
    const PicturePainter& pictures;
    double bleed = 0;
};
void paint_face(cairo_t* context, const FacePaint& paint, const document::Face& face);

/// Returns the box around the card, grown.
geom::Box face_box(const document::Document& document, double grown);

} // namespace spotit::render
