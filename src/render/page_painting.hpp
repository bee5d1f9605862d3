// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "render/face_painting.hpp"

namespace spotit::render {

/// Paints a page, its top left corner at the origin, in millimeters.
void paint_page(cairo_t* context, const document::Document& document, const PicturePainter& pictures,
                const document::Page& page);

} // namespace spotit::render
