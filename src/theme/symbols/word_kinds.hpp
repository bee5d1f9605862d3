// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

namespace spotit::theme {

/// The words of a text of symbols, which blanks part.
std::vector<std::string_view> blank_separated(std::string_view text);
/// The same, but what stands in quotes is one of them, with its quotes: "ice cream". They are closed in the
/// same line; an apostrophe that no other follows is a letter.
std::vector<std::string_view> parts_of_text(std::string_view text);
/// Returns whether it is one of these parts; what stands between the quotes.
bool is_quoted(std::string_view part);
std::string_view without_quotes(std::string_view part);
/// Returns whether a part begins with a quote that is not closed.
bool is_half_quoted(std::string_view part);
/// ":dog:".
bool is_colon_name(std::string_view word);
/// "dog" of ":dog" and "dog:", where one colon could have been forgotten; empty of all else, such as ":-)".
std::string_view half_named(std::string_view word);
/// What people put between the symbols or before them: a comma, a bullet.
bool is_separator(std::string_view word);
bool has_emoji(std::string_view text);
/// Returns whether a word stands for emoji, and not for itself.
bool is_emoji_word(std::string_view word);

} // namespace spotit::theme
