#pragma once

#include <spotit/diag.hpp>

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::diag {

/// Returns the text with U+FFFD for control characters, line ends, changes of direction and what is no UTF-8,
/// with which the name of a file could change what a terminal shows. Tabs are named, and several lines keep
/// their line ends.
std::string escape_controls(std::string_view text, bool has_lines = false);

/// Returns a numbered line as a note, below the excerpt of the mistake.
std::string describe_line(int number, std::string_view line);
/// Returns "line 4", or the name of the source if it is not that of `from`.
Sentence describe_place(const diag::Span& span, const diag::Span& from);
/// Returns a note with the line on which `span` begins.
std::string describe_line(const diag::Span& span);
/// Returns a note with the line of an edit as it is then.
std::string describe_corrected_line(const Edit& edit);

/// Truncates a message that quotes a very long text.
Sentence shorten(Sentence text);

/// Returns the text as a quoted YAML scalar.
std::string quote(std::string_view text);
/// Returns a value of a theme as people write it: 29.4 mm for 29.4mm, in other languages with their sign.
Sentence show_value(std::string_view written);
/// Returns the word, in quotes if a shell would split or expand it.
std::string quote_for_shell(const std::string& word);
/// Returns "a, b, c".
Sentence list_all(std::span<const Sentence> sentences);
/// Returns "a, b or c".
Sentence join_words(const std::vector<Sentence>& words);
Sentence join_words(const std::vector<std::string_view>& words);
/// Returns "a, b and c".
Sentence join_all(const std::vector<Sentence>& words);
/// Returns "a, b and 3 more", with at most so many names.
Sentence list_some(std::span<const std::string> names, std::size_t max_named = 5);

/// Bullets of lists on paper; YAML requires a -.
inline constexpr std::string_view bullets[] = {"•", "·", "‣", "●", "▪", "–", "—"};
/// Returns the message about a bullet.
Sentence explain_bullet(std::string_view bullet);

/// Returns true if the text has curly quotes, as word processors make them.
bool has_curly_quotes(std::string_view text);
/// Returns the first folder on the way to a file that this user can't enter; empty if there is none.
std::filesystem::path find_locked_folder(const std::filesystem::path& file);

/// Returns the remedy for a file or folder that this user may not read: "chmod u+rx locked, or ask its
/// owner".
Sentence write_permission_remedy(const std::filesystem::path& file);

std::string_view read_span(const diag::Span& span);
std::string_view trim(std::string_view text);
/// Converts ASCII letters to lower case.
char to_lower_case(char letter);
std::string to_lower_case(std::string_view text);

} // namespace spotit::diag
