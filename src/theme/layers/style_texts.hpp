// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace spotit::theme {

/// A built-in style: its name, and its theme, whose second line is the summary.
struct StyleText {
    std::string_view name, text;
};
/// Returns the styles of themes/styles, which are compiled in.
std::span<const StyleText> style_texts();

} // namespace spotit::theme
