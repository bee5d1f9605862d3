// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "render/svg/svg_colors.hpp"
#include "render/svg/svg_definitions.hpp"

#include <spotit/symbol/drawing.hpp>

#include <string>
#include <string_view>

namespace spotit::render {

/// Returns false for paints that SVG lacks: sweeps, and circles that do not contain each other.
bool has_svg_paint(const symbol::Paint& paint);
/// Returns the attributes that fill a path; there must be such a paint.
std::string svg_fill(const symbol::Fill& fill, const SvgColors& colors, SvgDefinitions& definitions);
/// Returns the attributes of a color; `name` is "fill", "stroke" or "stop-color".
std::string svg_color(std::string_view name, const color::Color& color, const SvgColors& colors);
/// Returns " NAME=..." for a transformation; nothing for one that changes nothing.
std::string svg_transform(std::string_view name, const geom::Affine& place);

} // namespace spotit::render
