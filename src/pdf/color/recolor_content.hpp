// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/color/cmyk_transform.hpp"

#include <array>
#include <functional>
#include <string>
#include <string_view>

namespace spotit::pdf {

/// What a color is written as: the operands.
using ColorWriter = std::function<Amounts(const std::array<double, 3>& rgb)>;

/// The content with its RGB colors written otherwise; lines and shapes stay as they are.
std::string with_colors(std::string_view content, const ColorWriter& write);

/// As a reader mixes them for a mask: what becomes of a color is how light it is.
Amounts mask_gray(const std::array<double, 3>& rgb);

} // namespace spotit::pdf
