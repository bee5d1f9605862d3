// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace spotit::pdf {

/// Returns the content with a space between any two tokens, and with the short operators for curves that
/// begin or end at a control point: `v` and `y` (ISO 32000-1, 8.5.2.1). It draws the same.
std::string shorten_curves(std::string_view content);

} // namespace spotit::pdf
