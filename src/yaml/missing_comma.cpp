#include "yaml/syntax.hpp"

#include "diag/write.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/yaml.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::yaml {
namespace {

constexpr std::string_view blanks = " \t\r\n";

bool is_blank(char c) {
    return blanks.find(c) != std::string_view::npos;
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
        const bool ends_word = at + 1 == text.size() || is_blank(text[at + 1]);
        if (c == '#' && is_blank(text[at - 1])) {
            at = find_line_end(text, at);
        } else if (c == ']' || c == '}') {
            return std::nullopt;
        } else if (c == ':' && (ends_word || is_whole) && has_colon) {
            // The key before it is the last word of the apparent value, or all of it.
            if (plain == none) return std::nullopt;
            const std::size_t last = text.find_last_not_of(blanks, at - 1);
            return std::max(plain, text.find_last_of(blanks, last) + 1);
        } else if (c == ',' || (c == ':' && (ends_word || is_whole))) {
            has_colon = c == ':';
            is_whole = false;
            plain = none;
            ++at;
        } else if (is_whole && !is_blank(c)) {
            return at;
        } else if (plain == none && std::string_view("\"'[{").find(c) != none) {
            const auto end = find_whole_end(text, at);
            if (!end) return std::nullopt;
            at = *end;
            is_whole = true;
        } else {
            if (!is_blank(c)) plain = std::min(plain, at);
            ++at;
        }
    }
    return std::nullopt;
}

/// Explains a second colon in the value of a key: the word before it is all of the value, or none that can be
/// a key; nothing for another entry.
std::optional<diag::Diagnostic> explain_value_with_colon(const Stop& stop, const diag::Span& entry) {
    const std::string_view text = stop.source->text(), word = diag::read_span(entry);
    const std::size_t before = text.find_last_of(":,[{", entry.begin - 1),
                      value = text.find_first_not_of(blanks, before + 1);
    const Line here({stop.source, entry.begin, {}, {}, {}});
    const bool is_word = stop.is_key != nullptr && !stop.is_key(word) && value >= here.begin &&
                         text.substr(entry.end).starts_with(':');
    if (text[before] != ':' || (value != entry.begin && !is_word)) return std::nullopt;
    diag::Diagnostic result = make_problem(entry, "yaml-second-colon",
                                           "a second ':' after one key, so YAML can't tell what the value is")
                                  .correct("put it in quotes", here.with_quotes(value));
    if (value == entry.begin) return result;
    return result.note(
        diag::shorten(diag::write("     or, where {} is a name of your own, put a comma before it", word)));
}

} // namespace

std::optional<std::size_t> find_whole_end(std::string_view text, std::size_t at) {
    int depth = 0;
    bool may_begin = true; // a quoted scalar: after an indicator
    for (; at < text.size(); ++at) {
        const char c = text[at];
        if (may_begin && (c == '"' || c == '\'')) {
            const ScalarEnd end = find_scalar_end(text, at, {});
            if (!end.closed) return std::nullopt;
            at = end.end - 1;
        } else if (c == '[' || c == '{') {
            ++depth;
        } else if (c == ']' || c == '}') {
            --depth;
        } else if (c == '#' && is_blank(text[at - 1])) {
            at = find_line_end(text, at);
        }
        if (depth == 0) return at + 1;
        if (!is_blank(c)) may_begin = std::string_view("[{,:").find(c) != std::string_view::npos;
    }
    return std::nullopt;
}

std::optional<diag::Diagnostic> explain_missing_comma(const Stop& stop) {
    const std::string_view text = stop.source->text();
    const std::size_t open = *stop.open_bracket;
    const auto found = find_entry_without_comma(text, open);
    if (!found) return std::nullopt;
    const Line here({stop.source, *found, {}, {}, {}});
    // A line no deeper than that of the bracket is not part of it: the bracket is not closed.
    const std::string_view first_line = stop.source->read_line(stop.source->find_line_number(open));
    const bool begins_line = diag::trim(here.before()).empty();
    if (begins_line && here.column <= measure_indentation(first_line)) return std::nullopt;
    const std::size_t end = std::min(text.find_first_of(" \t\r\n,:]}", *found + 1), text.size());
    const diag::Span entry{stop.source, *found, end};
    if (auto value = explain_value_with_colon(stop, entry)) return value;
    constexpr std::string_view missing = "a comma is missing before this";
    if (begins_line)
        return make_problem(entry, "yaml-no-comma", std::string(missing))
            .fix("end the line above with a comma");
    std::string_view before = here.before().substr(0, here.before().find_last_not_of(blanks) + 1);
    const bool has_sign = before.ends_with(';');
    const std::string_view sign = before.substr(before.size() - (has_sign ? 1 : 0));
    before.remove_suffix(sign.size());
    const std::size_t after = here.begin + before.size();
    const diag::Edit comma{{stop.source, after, here.begin + here.column}, ", "};
    if (has_sign)
        return make_problem(locate(stop, sign), "yaml-no-comma", "entries are separated by commas, not by ;")
            .correct("write a comma in place of it, each time", comma);
    return make_problem(entry, "yaml-no-comma", std::string(missing)).correct("put one there", comma);
}

} // namespace spotit::yaml
