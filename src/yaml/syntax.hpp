#pragma once

#include <spotit/diag.hpp>

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>

namespace spotit::yaml {

inline constexpr std::string_view blanks = " \t\r\n";

/// A line of the text, divided into a key and its value.
struct Line {
    Line(const diag::SourceText& source, int number);

    int number; ///< from 1; 0 for no line
    std::string_view text;
    std::string_view content; ///< without blanks around it
    std::size_t indentation;  ///< bytes of blanks before the content
    std::size_t colon;        ///< the first before a blank or at the end; npos if there is none

    bool has_colon() const { return colon != std::string_view::npos; }
    std::string_view key() const;
    /// Returns what follows the colon; empty if there is none.
    std::string_view value() const;
};

/// Returns the change that moves a line, and those below that are indented as deep, to a column.
diag::Change move_left(const Line& first, const std::shared_ptr<const diag::SourceText>& source,
                       std::size_t column);

/// Returns the nearest line above that is neither blank nor a comment.
Line find_line_above(const diag::SourceText& source, int number);

/// A syntax error: where the YAML library stopped, and the lines there.
struct Stop {
    std::shared_ptr<const diag::SourceText> source;
    std::size_t at = 0;                              ///< byte
    std::string_view library_message{};              ///< the library's own message, never shown
    std::optional<std::size_t> open_bracket{};       ///< innermost [ or { that is still open
    std::optional<diag::Span> quoted{};              ///< the last quoted scalar
    bool (*is_key)(std::string_view word) = nullptr; ///< knows the words that can be keys; may be null

    Line here{*source, source->find_line_number(at)};
    Line above = find_line_above(*source, here.number);

    std::string_view text() const { return source->text(); }
    /// Returns the part of the line before the error.
    std::string_view before() const;
    bool begins_line() const { return at <= locate(here.text).begin + here.indentation; }
    diag::Span locate(std::string_view part) const;
    operator diag::Span() const { return {source, at, std::min(at + 1, text().size())}; }
};

[[noreturn]] void refuse(const diag::Diagnostic& problem);
diag::Diagnostic make_problem(diag::Span span, diag::Id id, diag::Sentence message);

/// Explains the syntax error in plain words.
diag::Diagnostic explain(const Stop& stop);
/// Returns the errors for a tag, and for text behind a value.
diag::Diagnostic explain_tag(const Stop& stop);
diag::Diagnostic explain_value_end(diag::Span span);
diag::Diagnostic explain_unclosed_quote(const Stop& quote);
/// Returns the error for a value that begins with a character reserved by YAML.
diag::Diagnostic explain_reserved_sign(const Stop& sign);
/// Returns the error for a text between brackets that has such a sign.
diag::Diagnostic explain_text_with_sign(const Stop& stop, std::size_t at);
/// Returns the end of a key with its colon that stands at a byte behind blanks; npos if none does.
std::size_t find_key_end(std::string_view text, std::size_t at);
/// Returns an edit that puts the value that has this byte in quotes.
diag::Edit quote_value(const Stop& stop, std::size_t at);

/// Returns true for control characters other than tabs and line ends.
bool is_control(char c);
bool begins_quote(std::string_view text, std::size_t at);
/// Returns the end of the scalar `value` written at `begin`; nothing for a quote that is not closed.
std::optional<std::size_t> find_scalar_end(std::string_view text, std::size_t begin, std::string_view value);
std::size_t find_line_end(std::string_view text, std::size_t at);
/// Returns the end of the quoted scalar, comment or single character at this byte; nothing for a quote that
/// is not closed. A quote opens a scalar only if an indicator or a line end is the `last` character before
/// blanks.
std::optional<std::size_t> find_token_end(std::string_view text, std::size_t at, char last);
/// missing_comma.cpp: returns the end of the quoted scalar, list or map in brackets that begins here; nothing
/// if it is not closed.
std::optional<std::size_t> find_whole_end(std::string_view text, std::size_t at);

/// missing_comma.cpp: two entries in brackets with only blanks between them, or a value with a second colon;
/// nothing if there is neither. A bracket is open.
std::optional<diag::Diagnostic> explain_missing_comma(const Stop& stop);
/// line_mistakes.cpp: tabs and no-break spaces where YAML requires spaces; nothing if the line begins
/// correctly.
std::optional<diag::Diagnostic> explain_blanks(const Stop& stop);
/// line_mistakes.cpp: a ':' where no value is possible.
diag::Diagnostic explain_colon(const Stop& stop);
/// line_mistakes.cpp: a line that belongs neither to the value before it nor to the lines above.
diag::Diagnostic explain_block_end(const Stop& stop);

} // namespace spotit::yaml
