#pragma once

#include <spotit/diag.hpp>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace spotit::yaml {

/// The state of the YAML library at a syntax error.
struct Stop {
    std::shared_ptr<const diag::SourceText> source;
    std::size_t at = 0;                              ///< byte
    std::string_view said;                           ///< the library's own message, never shown
    std::optional<std::size_t> open_bracket;         ///< innermost [ or { that is still open
    std::optional<diag::Span> quoted;                ///< the last quoted scalar
    bool (*is_key)(std::string_view word) = nullptr; ///< knows the words that can be keys; may be null
};

/// Throws the error.
[[noreturn]] void refuse(const diag::Diagnostic& problem);

/// Explains the syntax error in plain words.
diag::Diagnostic explain(const Stop& stop);
/// Returns the error for a quote that is not closed.
diag::Diagnostic explain_unclosed_quote(const std::shared_ptr<const diag::SourceText>& source,
                                        std::size_t at);

/// The line of the syntax error.
struct Line {
    explicit Line(const Stop& stop);

    std::shared_ptr<const diag::SourceText> source;
    int number;
    std::string_view text;
    std::size_t begin;  ///< byte of the source
    std::size_t column; ///< of the error, in bytes of the line

    std::string_view before() const { return text.substr(0, column); }
    /// Returns an edit that puts the text from this byte of the source in quotes.
    diag::Edit with_quotes(std::size_t byte) const;
};

/// Returns the place of a part of the text.
diag::Span locate(const Stop& stop, std::string_view part);
/// Returns an error at this place.
diag::Diagnostic make_problem(diag::Span span, diag::Id id, diag::Sentence message);
/// Returns an error at the place where the library stopped.
diag::Diagnostic make_problem(const Stop& stop, diag::Id id, diag::Sentence message);
/// Returns the nearest line above that is not blank; 0 if there is none.
int find_line_above(const Stop& stop, int number);
/// Returns the bytes of blanks before a line's first other character.
std::size_t measure_indentation(std::string_view line);
/// Returns the end of the line that contains `at`.
std::size_t find_line_end(std::string_view text, std::size_t at);

/// line_mistakes.cpp: tabs and no-break spaces where YAML requires spaces; nothing if the line begins
/// correctly.
std::optional<diag::Diagnostic> explain_blanks(const Stop& stop);
/// missing_comma.cpp: two entries in brackets with only blanks between them, or a value with a second colon;
/// nothing if there is neither. A bracket is open.
std::optional<diag::Diagnostic> explain_missing_comma(const Stop& stop);
/// missing_comma.cpp: returns the end of the quoted scalar, list or map in brackets that begins here; nothing
/// if it is not closed.
std::optional<std::size_t> find_whole_end(std::string_view text, std::size_t at);
/// A value that begins with a character reserved by YAML, at this byte.
diag::Diagnostic explain_reserved_sign(const Stop& stop, std::size_t at);
/// line_mistakes.cpp: a ':' where no value is possible.
diag::Diagnostic explain_colon(const Stop& stop);
/// line_mistakes.cpp: a line that belongs neither to the value before it nor to the lines above.
diag::Diagnostic explain_block_end(const Stop& stop);

} // namespace spotit::yaml
