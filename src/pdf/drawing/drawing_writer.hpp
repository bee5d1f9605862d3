// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/color/file_colors.hpp"
#include "pdf/drawing/part.hpp"

#include <spotit/symbol.hpp>

namespace spotit::pdf {

/// Returns a picture as a form (ISO 32000-1, 8.10) in its own units, y down. Vectors stay vectors but for
/// modes of composition that PDF lacks.
SharedPart draw_form(const symbol::Symbol& picture, const FileColors& colors);

} // namespace spotit::pdf
