// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

/// Conversion of plain text to mdoc(7).
namespace spotit::cli {

/// Escapes backslashes and sets `code` in bold, for text within a line.
std::string mdoc_escaped(std::string_view text);
/// Escapes the arguments of a macro, so that none of them is taken for a macro.
std::string mdoc_argument(std::string_view text);
/// Returns lines of text, one sentence each, with a final line end.
std::string mdoc_text(std::string_view text);
/// Joins lines with spaces, and reduces runs of spaces to one.
std::string one_line(std::string_view text);
/// Returns the text with a capital first letter.
std::string capital(std::string text);

} // namespace spotit::cli
