#pragma once

#include <string>
#include <string_view>

namespace spotit::cli {

/// Returns a manual page in mdoc(7): the template with lines such as @OPTIONS@ replaced by text from the
/// tables of commands, options and theme keys. Throws std::invalid_argument for an unknown line of this form.
std::string manual_page(std::string_view frame);

// Conversion of plain text to mdoc(7).

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
