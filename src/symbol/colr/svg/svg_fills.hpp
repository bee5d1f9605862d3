// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/colr/paint.hpp"
#include "symbol/colr/svg/svg_definitions.hpp"

#include <string>
#include <string_view>

namespace spotit::symbol {

/// The colors of an SVG. White: of a mask, whose lightness and opacity count.
enum class SvgColors { Own, White };

/// Returns false for fills that SVG lacks: sweeps, and circles that do not contain each other.
bool has_svg_fill(const Fill& fill);
/// Returns the attributes that fill a path; there must be such a fill.
std::string svg_fill(const Area& area, SvgColors colors, SvgDefinitions& definitions);
/// Returns " NAME=..." for a transformation; nothing for one that changes nothing.
std::string svg_transform(std::string_view name, const geom::Affine& place);

} // namespace spotit::symbol
