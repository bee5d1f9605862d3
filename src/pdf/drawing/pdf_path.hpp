// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom/path.hpp>

#include <string>

namespace spotit::pdf {

/// The use of a path. Filling closes each contour by itself.
enum class PathUse { Fill, Stroke };

/// Appends the construction operators of a path (ISO 32000-1, 8.5.2), as short as they can be.
void append_path(std::string& content, const geom::Path& path, int decimals, PathUse use = PathUse::Fill);

/// Appends a number and a blank.
void append_number(std::string& content, double value, int decimals);

} // namespace spotit::pdf
