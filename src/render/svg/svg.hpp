// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "render/picture_painter.hpp"

#include <spotit/render.hpp>

namespace spotit::render {

struct SvgRequest {
    const document::Document& document;
    const PicturePainter& pictures;
    const Options& options;
};
std::string face_as_svg(const SvgRequest& request, int face);
std::string ground_as_svg(const SvgRequest& request, int face);
std::string card_as_svg(const geom::Shape& card);
std::string page_as_svg(const SvgRequest& request, const document::Page& page);

} // namespace spotit::render
