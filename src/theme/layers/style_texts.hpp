// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace spotit::theme {

/// A style that comes with the program: its name, and the theme that it is. The second line says what it is.
struct StyleText {
    std::string_view name, text;
};
/// Returns the styles of themes/styles, which are compiled in.
std::span<const StyleText> style_texts();

} // namespace spotit::theme
