// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/color.hpp>

#include <string_view>

namespace spotit::symbol {

/// Returns a plain word for a color, light or dark: "red", "blue".
std::string_view plain_color_name(const color::Color& color);

} // namespace spotit::symbol
