// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/color/cmyk_transform.hpp"

#include <array>
#include <functional>
#include <string>
#include <string_view>

namespace spotit::pdf {

/// Returns the operands of a color.
using ColorWriter = std::function<Amounts(const std::array<double, 3>& rgb)>;

/// Returns the content with its RGB colors converted; lines and shapes stay as they are.
std::string with_colors(std::string_view content, const ColorWriter& write);

/// Returns the luminance of a color, which is all that a mask takes from it.
Amounts mask_gray(const std::array<double, 3>& rgb);

} // namespace spotit::pdf
