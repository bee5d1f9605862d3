// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

namespace spotit::theme {

/// The words of a text of symbols, which blanks part.
std::vector<std::string_view> blank_separated(std::string_view text);
/// ":dog:".
bool is_colon_name(std::string_view word);
/// ":dog" or "dog:", where one colon was forgotten.
bool is_half_name(std::string_view word);
/// What people put between the symbols or before them: a comma, a bullet.
bool is_separator(std::string_view word);
bool has_emoji(std::string_view text);
/// Whether a word stands for emoji, and not for itself.
bool is_emoji_word(std::string_view word);

} // namespace spotit::theme
