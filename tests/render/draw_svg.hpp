#pragma once

#include "render/read_png.hpp"

namespace spotit::render::test {

/// An SVG as librsvg draws it.
Pixels draw_svg(const std::string& svg, int width, int height);

} // namespace spotit::render::test
