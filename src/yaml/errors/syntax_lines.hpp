// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "yaml/errors/syntax.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::yaml {

/// The line at which the YAML library gave up.
struct Line {
    explicit Line(const Stop& stop);

    int number;
    std::string_view text;
    std::size_t column; ///< of the stop, in bytes of the line

    std::string_view before() const { return text.substr(0, column); }
    std::size_t start(const Stop& stop) const { return stop.at - column; }
    /// A note with the line corrected: what begins at this byte of the source stands in quotes.
    std::string with_quotes(std::size_t byte) const;

private:
    std::size_t start_;
};

/// What is wrong, at the place where the library gave up.
diag::Diagnostic problem(const Stop& stop, std::string id, std::string message,
                         std::vector<std::string> notes);
/// The nearest line above with something in it; 0 when there is none.
int line_above(const Stop& stop, int number);
/// Bytes of blanks before a line's first other character.
std::size_t indentation(std::string_view line);
/// The end of the line in which `at` is.
std::size_t here_end(std::string_view text, std::size_t at);
/// The quote that opens the scalar which reaches the end of the text.
std::optional<std::size_t> find_unclosed_quote(std::string_view text);

/// indentation_mistakes.cpp: tabs and no-break spaces where YAML wants spaces; nothing when the line begins
/// well.
std::optional<diag::Diagnostic> explain_blanks(const Stop& stop);
/// missing_comma.cpp: two entries in brackets with nothing but blanks between them; nothing when all have
/// their commas. A bracket is open.
std::optional<diag::Diagnostic> explain_missing_comma(const Stop& stop);
/// A value that begins with a sign of YAML's own, at this byte.
diag::Diagnostic reserved_sign(const Stop& stop, std::size_t at);
/// colon_mistakes.cpp: a ':' where no value can be.
diag::Diagnostic explain_colon(const Stop& stop);
/// indentation_mistakes.cpp: something that belongs neither to the value before it nor to the lines above.
diag::Diagnostic explain_block_end(const Stop& stop);

} // namespace spotit::yaml
