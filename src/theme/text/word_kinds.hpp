// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

namespace spotit::theme {

/// Splits a text of symbols at blanks.
std::vector<std::string_view> blank_separated(std::string_view text);
/// Splits a text at blanks outside of quotes: "ice cream" is one part, with its quotes. Quotes must be closed
/// in the same line; a lone apostrophe is a letter.
std::vector<std::string_view> parts_of_text(std::string_view text);
/// Returns true for a quoted part; the text between its quotes.
bool is_quoted(std::string_view part);
std::string_view without_quotes(std::string_view part);
/// Returns true if a part begins with a quote that is not closed.
bool is_half_quoted(std::string_view part);
/// Returns true for ":dog:".
bool is_colon_name(std::string_view word);
/// Returns "dog" for ":dog" and "dog:", where a colon may be missing; empty for other words, such as ":-)".
std::string_view half_named(std::string_view word);
/// Returns true for a comma or a bullet between symbols or before them.
bool is_separator(std::string_view word);
/// Returns the digits of an emoji's number as other programs write it: "U1F602", "0x1F603", "\\u1F604",
/// "&#x1F605;"; empty for other words.
std::string_view hidden_code_point(std::string_view word);
/// Returns true for characters that show nothing by themselves: no-break and wide spaces, joiners, variation
/// selectors.
bool is_invisible(std::string_view text);
/// Returns the place of the comma in "dog,cat"; npos in other words, such as "3,5".
std::size_t find_inner_comma(std::string_view word);
bool has_emoji(std::string_view text);
/// Returns true if a word stands for emoji, not for itself.
bool is_emoji_word(std::string_view word);

} // namespace spotit::theme
