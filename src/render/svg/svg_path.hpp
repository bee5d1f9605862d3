// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom/path.hpp>

#include <string>

namespace spotit::render {

/// Returns the data of an SVG path, short: relative, with quadratic curves where the font had them.
std::string svg_path(const geom::Path& path, int decimals);

} // namespace spotit::render
