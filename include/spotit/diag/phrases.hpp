// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/diag.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace spotit::diag {

/// A numbered line as a note, below the excerpt of the mistake.
std::string line_note(int number, std::string_view line);
/// "line 4", or the name of the source where it is another than that of `from`.
std::string describe_place(const diag::Span& span, const diag::Span& from);
/// Note with the line on which `span` begins.
std::string line_note(const diag::Span& span);

/// A message that quotes what the theme says, cut off where that is far too long.
std::string shortened(std::string text);

/// The text as a YAML scalar in quotes.
std::string quoted(std::string_view text);
/// "a, b or c".
std::string join_words(const std::vector<std::string_view>& words);

/// Marks of lists on paper, where YAML wants a -.
inline constexpr std::string_view bullets[] = {"•", "·", "‣", "●", "–", "—"};
/// What is wrong with such a mark.
std::string bullet_message(std::string_view bullet);

/// Whether the text has quotes that a word processor made.
bool has_curly_quotes(std::string_view text);

/// The text of a span.
std::string_view span_text(const diag::Span& span);
std::string_view trimmed(std::string_view text);
/// Letters of ASCII as small ones.
char lower_case(char letter);
std::string lower_case(std::string_view text);

} // namespace spotit::diag
