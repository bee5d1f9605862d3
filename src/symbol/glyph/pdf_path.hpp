// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/glyph/contours.hpp"

#include <string>

namespace spotit::symbol {

/// Adds the operators that construct a path from contours (ISO 32000-1, 8.5.2), each followed by a blank.
/// Contours are left open, for filling and clipping close them.
void append_pdf_path(std::string& content, const Contours& contours);

} // namespace spotit::symbol
