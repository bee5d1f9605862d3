// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/ink_colors.hpp"

#include <array>
#include <functional>
#include <string>
#include <string_view>

namespace spotit::pdf {

/// What a colour is written as: the operands.
using ColorWriter = std::function<Amounts(const std::array<double, 3>& rgb)>;

/// The content with its RGB colours written otherwise; lines and shapes stay as they are.
std::string with_colors(std::string_view content, const ColorWriter& write);

/// As a reader mixes them for a mask: what becomes of a colour is how light it is.
Amounts mask_grey(const std::array<double, 3>& rgb);

} // namespace spotit::pdf
