#include "yaml/syntax.hpp"

#include "diag/write.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/yaml.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace spotit::yaml {
namespace {

using diag::Diagnostic;

std::string show(const Line& line) {
    return diag::describe_line(line.number, line.text);
}

/// Puts two spaces in the place of each tab at the beginning of a line.
std::vector<diag::Edit> replace_tabs(const std::shared_ptr<const diag::SourceText>& source) {
    const std::string_view text = source->text();
    std::vector<diag::Edit> edits;
    bool is_indentation = true;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (is_indentation && text[at] == '\t') edits.push_back({{source, at, at + 1}, "  "});
        is_indentation = text[at] == '\n' || (is_indentation && (text[at] == ' ' || text[at] == '\t'));
    }
    return edits;
}

/// Proposes to turn the value of the line above into an entry of the list that begins below it.
Diagnostic propose_list(Diagnostic result, const Line& above) {
    result.message =
        diag::write("line {line} already has a value after its ':', so no list can follow it", above.number);
    std::string_view value = above.value(); // no entry can be a list, but what is in its brackets can
    if (value.starts_with('[') && value.ends_with(']') && value.find(',') == std::string_view::npos)
        value = value.substr(1, value.size() - 2);
    return result.fix_instead("make its value an entry of the list, too")
        .note(diag::describe_line(above.number, fmt::format("{}:", above.key())))
        .note(diag::describe_line(above.number + 1, fmt::format("  - {}", value)));
}

/// Returns the change that puts a space behind the dash of each line that begins with one in this column.
diag::Change part_dashes(const Stop& stop) {
    diag::Change change;
    for (int number = 1; number <= stop.source->count_lines(); ++number) {
        const Line line(*stop.source, number);
        const std::size_t dash = stop.locate(line.text).begin + line.indentation;
        if (line.indentation == stop.here.indentation && line.content.starts_with('-') &&
            line.content.find_first_of(" -", 1) != 1)
            change.edits.push_back({{stop.source, dash, dash + 1}, "- "});
    }
    return change;
}

/// Returns the change that puts a colon behind a key that begins the line above, which has a value or none.
diag::Change add_colon(const Stop& stop, bool has_value) {
    const std::string_view line = stop.above.content, key = line.substr(0, line.find_first_of(blanks));
    if (stop.is_key == nullptr || !stop.is_key(key) || (key.size() < line.size()) != has_value) return {};
    const std::size_t end = stop.locate(key).end;
    return {.edits = {{{stop.source, end, end}, ":"}}};
}

/// Returns the change that moves a line to the left, to the column of the key above, which has a value.
diag::Change align_with_above(const Stop& stop) {
    const Line &here = stop.here, &above = stop.above;
    const std::size_t key = above.content.starts_with("- ") ? above.content.find_first_not_of("- ") : 0,
                      column = above.indentation + key;
    const bool is_key =
        here.has_colon() && !above.value().empty() && above.content.find_first_of("{[") != key;
    return is_key && column < here.indentation ? move_left(here, stop.source, column) : diag::Change();
}

/// Returns the bullet or number, as on paper, with which a line begins; empty if there is none.
std::string_view read_bullet(std::string_view content) {
    for (const std::string_view bullet : diag::bullets)
        if (content.starts_with(bullet)) return content.substr(0, bullet.size());
    const std::size_t digits = content.find_first_not_of("0123456789");
    const bool is_number =
        digits > 0 && digits < content.size() && (content[digits] == '.' || content[digits] == ')');
    return is_number ? content.substr(0, digits + 1) : std::string_view();
}

/// Explains a line in the column of the one above that is no key: one of them is meant as an entry of a list.
Diagnostic explain_same_column(const Stop& stop) {
    const Line& above = stop.above;
    const std::string_view content = stop.here.content, bullet = read_bullet(content);
    const bool is_entry = content.starts_with('-'), follows_entry = above.content.starts_with('-');
    if (!bullet.empty())
        return make_problem(stop, "yaml-list", diag::explain_bullet(bullet)).fix("replace each one with -");
    if (is_entry && content.size() > 1 && content[1] != ' ' && content[1] != '-') // -🐶
        return make_problem(stop, "yaml-no-space", "a space is missing after this -")
            .fix("put a space between each - and its entry", part_dashes(stop));
    if (is_entry && !follows_entry && !above.value().empty())
        return propose_list(make_problem(stop, "yaml-list", ""), above);
    if (is_entry && !follows_entry)
        return make_problem(
                   stop, "yaml-no-colon",
                   diag::write("there is no ':' on line {line}, so no list can follow it", above.number))
            .excerpt(show(above))
            .fix("write it as  key: value, or delete it", add_colon(stop, false));
    if (follows_entry)
        return make_problem(stop, "yaml-list",
                            "the lines above are the entries of a list, and this one has no -")
            .excerpt(show(above))
            .fix("start it with -, too; or indent it less, if it is a key");
    return make_problem(stop, "yaml-list", "this line is neither a key with its ':' nor an entry of a list")
        .excerpt(show(above))
        .fix("start it, and lines like it, with \"- \" if they are a list");
}

/// Explains lines below "symbols: |" that are not indented; nothing if there is no such line above.
std::optional<Diagnostic> explain_unindented_text(const Stop& stop) {
    Line key = stop.above;
    while (key.number > 0 && !key.has_colon()) key = find_line_above(*stop.source, key.number);
    if (key.value() != "|" && key.value() != ">") return std::nullopt;
    return make_problem(stop.locate(stop.source->read_line(key.number + 1)), "yaml-indentation",
                        diag::write("the text of `{key}` begins here, and is not indented", key.key()))
        .fix("begin each of its lines with two spaces");
}

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
                         diag::trim(text.substr(entry.end)).starts_with(':');
    if (text[before] != ':' || (value != entry.begin && !is_word)) return std::nullopt;
    diag::Diagnostic result = make_problem(entry, "yaml-second-colon",
                                           "a second ':' after one key, so YAML can't tell what the value is")
                                  .correct("put it in quotes", quote_value(stop, value));
    if (value == entry.begin) return result;
    return result.note(
        diag::shorten(diag::write("     or, if {word} is a name of your own, put a comma before it", word)));
}

} // namespace

diag::Change move_left(const Line& first, const std::shared_ptr<const diag::SourceText>& source,
                       std::size_t column) {
    diag::Change change;
    if (first.indentation <= column) return change;
    for (int number = first.number; number <= source->count_lines(); ++number) {
        const Line line(*source, number);
        const bool is_deep = line.indentation >= first.indentation; // such a # may be part of a text
        if (!is_deep && (line.content.empty() || line.content.starts_with('#'))) continue;
        if (!is_deep) break;
        const auto begin = static_cast<std::size_t>(line.text.data() - source->text().data());
        change.edits.push_back({{source, begin, begin + first.indentation - column}, ""});
    }
    return change;
}

Diagnostic explain_colon(const Stop& stop) {
    const Line &here = stop.here, &above = stop.above;
    const std::size_t begin = stop.locate(here.text).begin, other_colon = above.text.find(':');
    if (stop.text().substr(stop.at).starts_with('?') && !stop.begins_line())
        return explain_reserved_sign(stop);
    if (here.has_colon() && here.colon + 1 < stop.before().size())
        return make_problem(stop, "yaml-second-colon",
                            "a second ':' in this line, so YAML can't tell what the value is")
            .correct("put it in quotes", quote_value(stop, begin + here.colon + 1));
    if (!above.has_colon() && other_colon != std::string_view::npos) { // title:Animals
        const diag::Span sign = stop.locate(above.text.substr(other_colon, 1));
        return make_problem(sign, "yaml-no-space", "a space is missing after this ':'")
            .correct("put a space between key and value", {sign, ": "});
    }
    if (auto text_above = explain_unindented_text(stop)) return *text_above;
    if (above.number > 0 && !above.has_colon() && !above.content.starts_with('-'))
        return make_problem(
                   stop, "yaml-no-colon",
                   diag::write(
                       "there is no ':' on line {line}, so YAML reads that line and this one as one key",
                       above.number))
            .excerpt(show(above))
            .fix("write it as  key: value, or delete it", add_colon(stop, true));
    const std::size_t start = begin + here.indentation;
    Diagnostic result = make_problem({stop.source, start, std::max(stop.at, start + 1)}, "yaml-indentation",
                                     "no key is allowed here");
    if (above.number == 0 || here.indentation <= above.indentation) return result;
    if (here.content.starts_with("- ") && !above.value().empty()) return propose_list(result, above);
    result.message =
        diag::write("this line is indented deeper than line {line}, which has a value already", above.number);
    return result.excerpt(show(above)).fix("begin both in the same column", align_with_above(stop));
}

std::optional<Diagnostic> explain_blanks(const Stop& stop) {
    const std::string_view start = stop.here.text.substr(0, stop.here.indentation),
                           rest = stop.here.text.substr(start.size());
    if (const std::size_t tab = start.find('\t'); tab != std::string_view::npos)
        return make_problem(stop.locate(start.substr(tab)), "yaml-tab",
                            "this line is indented with a tab; YAML needs spaces")
            .fix("replace each tab with two spaces", {.edits = replace_tabs(stop.source)});
    for (const std::string_view blank : {"\u00A0", "\u3000"})
        if (rest.starts_with(blank))
            return make_problem(stop.locate(rest.substr(0, blank.size())), "no-break-space",
                                "this line begins with a no-break space; YAML needs plain spaces")
                .fix("delete it and type spaces");
    return std::nullopt;
}

Diagnostic explain_block_end(const Stop& stop) {
    const Line &here = stop.here, &above = stop.above;
    if (stop.begins_line() && here.indentation != above.indentation)
        return make_problem(stop, "yaml-indentation",
                            diag::write("this line is indented by {columns}, the one above by {above}",
                                        here.indentation, above.indentation))
            .fix("start keys that belong together in the same column", align_with_above(stop));
    if (stop.begins_line()) {
        if (auto text_above = explain_unindented_text(stop)) return *text_above;
        return explain_same_column(stop);
    }
    if (!stop.quoted || stop.quoted->end > stop.at ||
        !diag::trim(stop.text().substr(stop.quoted->end, stop.at - stop.quoted->end)).empty())
        return explain_value_end(stop);
    // Quotes around keys: the closing quote of an earlier value is missing.
    if (diag::read_span(*stop.quoted).find('\n') != std::string_view::npos)
        return explain_unclosed_quote({stop.source, stop.quoted->begin});
    return make_problem(stop, "yaml-after-value", "there is text after the closing quote")
        .fix("put the whole value in one pair of quotes; inside '...' a ' is written ''");
}

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
    if (text[*stop.open_bracket] == '{' && !here.begins_line() && !begins_quote(text, *found) &&
        find_key_end(text, *found) > text.size())
        return explain_text_with_sign(stop, quote_value(stop, *found).place.begin);
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
