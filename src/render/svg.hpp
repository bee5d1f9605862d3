// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "render/pictures.hpp"

#include <spotit/render.hpp>

namespace spotit::render {

struct SvgRequest {
    const document::Document& document;
    const Pictures& pictures;
    const Options& options;
};
std::string face_as_svg(const SvgRequest& request, int face);
std::string sheet_as_svg(const SvgRequest& request, const document::Sheet& sheet);

} // namespace spotit::render
