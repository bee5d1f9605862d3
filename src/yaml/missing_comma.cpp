#include "yaml/syntax.hpp"

#include "diag/write.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/yaml.hpp>

#include <algorithm>

namespace spotit::yaml {
namespace {

constexpr std::string_view blanks = " \t\r\n";

bool contains(std::string_view signs, char c) {
    return signs.find(c) != std::string_view::npos;
}

/// Returns the beginning of the entry of a list or map in brackets that has no comma before it, or of a value
/// with a second colon; nothing if there is neither.
std::optional<std::size_t> find_entry_without_comma(std::string_view text, std::size_t open) {
    constexpr std::size_t none = std::string_view::npos;
    std::size_t plain = none; // beginning of the plain scalar that is being read
    bool is_whole = false,
         has_colon = false; // a quoted scalar or a bracket has ended; the entry has its value
    for (std::size_t at = open + 1; at < text.size();) {
        const char c = text[at];
        const bool is_blank = contains(blanks, c) || (c == '#' && contains(blanks, text[at - 1]));
        const bool ends_word = at + 1 == text.size() || contains(blanks, text[at + 1]);
        const bool is_colon = c == ':' && (ends_word || is_whole);
        if (c == ']' || c == '}') return std::nullopt;
        if (is_colon && has_colon) {
            // The key before it is the last word of the apparent value, or all of it.
            if (plain == none) return std::nullopt;
            const std::size_t last = text.find_last_not_of(blanks, at - 1);
            return std::max(plain, text.find_last_of(blanks, last) + 1);
        }
        if (is_whole && !is_blank && !is_colon && c != ',') return at;
        const bool begins_whole = plain == none && contains("\"'[{", c);
        const auto end = begins_whole ? find_whole_end(text, at) : find_token_end(text, at, 'a');
        if (!end) return std::nullopt;
        if (is_colon || c == ',') {
            has_colon = is_colon;
            is_whole = false;
            plain = none;
        } else if (begins_whole) {
            is_whole = true;
        } else if (!is_blank) {
            plain = std::min(plain, at);
        }
        at = *end;
    }
    return std::nullopt;
}

/// Explains a second colon in the value of a key: the word before it is all of the value, or none that can be
/// a key; nothing for another entry.
std::optional<diag::Diagnostic> explain_value_with_colon(const Stop& stop, const diag::Span& entry) {
    const std::string_view text = stop.text(), word = diag::read_span(entry);
    const std::size_t before = text.find_last_of(":,[{", entry.begin - 1),
                      value = text.find_first_not_of(blanks, before + 1);
    const bool is_word = stop.is_key != nullptr && !stop.is_key(word) &&
                         text.substr(value, entry.begin - value).find('\n') == std::string_view::npos &&
                         text.substr(entry.end).starts_with(':');
    if (text[before] != ':' || (value != entry.begin && !is_word)) return std::nullopt;
    diag::Diagnostic result = make_problem(entry, "yaml-second-colon",
                                           "a second ':' after one key, so YAML can't tell what the value is")
                                  .correct("put it in quotes", quote_value(stop, value));
    if (value == entry.begin) return result;
    return result.note(
        diag::shorten(diag::write("     or, if {} is a name of your own, put a comma before it", word)));
}

} // namespace

std::optional<std::size_t> find_whole_end(std::string_view text, std::size_t at) {
    int depth = 0;
    for (char last = ','; at < text.size();) {
        const char c = text[at];
        const auto end = find_token_end(text, at, last);
        if (!end) return std::nullopt;
        if (contains("[{", c)) ++depth;
        if (contains("]}", c)) --depth;
        if (depth == 0) return end;
        if (!contains(blanks, c)) last = c;
        at = *end;
    }
    return std::nullopt;
}

std::optional<diag::Diagnostic> explain_missing_comma(const Stop& stop) {
    const std::string_view text = stop.text();
    const auto found = find_entry_without_comma(text, *stop.open_bracket);
    if (!found) return std::nullopt;
    const Stop here{stop.source, *found}, opening{stop.source, *stop.open_bracket};
    // A line no deeper than that of the bracket is not part of it: the bracket is not closed.
    if (here.begins_line() && here.here.indentation <= opening.here.indentation) return std::nullopt;
    const std::size_t end = std::min(text.find_first_of(" \t\r\n,:]}", *found + 1), text.size());
    const diag::Span entry{stop.source, *found, end};
    if (auto value = explain_value_with_colon(stop, entry)) return value;
    const std::size_t last = text.find_last_not_of(blanks, *found - 1);
    if (!here.begins_line() && text[last] == ';')
        return make_problem({stop.source, last, last + 1}, "yaml-no-comma",
                            "entries are separated by commas, not by ;")
            .correct("replace each one with a comma", {{stop.source, last, *found}, ", "});
    diag::Diagnostic result = make_problem(entry, "yaml-no-comma", "a comma is missing before this");
    if (here.begins_line()) return result.fix("end the line above with a comma");
    return result.correct("put one there", {{stop.source, last + 1, *found}, ", "});
}

} // namespace spotit::yaml
