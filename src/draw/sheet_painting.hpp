// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "draw/face_painting.hpp"

namespace spotit::draw {

/// Paints a page, its top left corner at the origin, in millimetres.
void paint_sheet(cairo_t* context, const document::Document& document, const Pictures& pictures,
                 const document::Sheet& sheet);

} // namespace spotit::draw
