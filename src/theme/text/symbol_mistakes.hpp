// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/problems.hpp"

#include <string_view>

namespace spotit::theme {

/// The problems of parts of a text of symbols; `span` is the place of the part.
Problem mixed_symbol(std::string_view text, const diag::Span& span);
/// A comma or a bullet, see theme::is_separator.
Problem separator(std::string_view sign, const diag::Span& span);
/// The comma of "dog,cat".
Problem tight_separator(std::string_view sign, const diag::Span& span);
/// ":dog", with one colon.
Problem half_name(std::string_view word, std::string_view emoji, const diag::Span& span);
/// Hundreds of characters with joiners between them.
Problem endless_emoji(std::string_view word, const diag::Span& span);
/// "\"ice", with one quote.
Problem half_quoted(std::string_view word, const diag::Span& span);
/// '#' in a text of symbols; the label is at the sign alone.
Problem comment_in_text(const diag::Span& span);
/// "photos/".
Problem folder_as_symbol(std::string_view word, const diag::Span& span);
/// "U+FFFFFF".
Problem no_character(std::string_view word, const diag::Span& span);
/// Returns true for a separator that marks the entries of a list on paper.
bool is_bullet(std::string_view separator);

} // namespace spotit::theme
