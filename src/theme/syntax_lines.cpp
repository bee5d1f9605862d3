// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/syntax_lines.hpp"

#include "theme/message.hpp"
#include "theme/node.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace spotit::theme {
namespace {

using diag::Diagnostic;

Diagnostic problem(const Stop& stop, std::string id, std::string message, std::vector<std::string> notes) {
    const std::size_t end = std::min(stop.at + 1, stop.source->text().size());
    return {diag::Severity::Error, std::move(id), std::move(message), {stop.source, stop.at, end}, "",
            std::move(notes)};
}

constexpr std::size_t longest_key = 1000; ///< of YAML 1.2: 1024

bool is_blank_or_comment(std::string_view line) {
    const std::string_view content = trimmed(line);
    return content.empty() || content.starts_with('#');
}

/// The nearest line above with something in it; 0 when there is none.
int line_above(const Stop& stop, int number) {
    int above = number - 1;
    while (above > 0 && is_blank_or_comment(stop.source->line(above))) --above;
    return above;
}

/// Where the value begins after the first ": " of the text; nothing when there is none.
std::optional<std::size_t> first_value(std::string_view text) {
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        if (text[i] == ':' && (text[i + 1] == ' ' || text[i + 1] == '\t')) {
            return std::min(text.find_first_not_of(" \t", i + 1), text.size());
        }
    }
    return std::nullopt;
}

Diagnostic second_colon(const Stop& stop, const Line& here, std::size_t value) {
    return problem(stop, "yaml-second-colon",
                   "a second ':' in this line, so YAML can't tell what the value is",
                   {"fix: put it in quotes", here.with_quotes(here.start(stop) + value)});
}

/// "title:Animals": a ':' without a space is part of a word.
Diagnostic no_space(const Stop& stop, int line, std::size_t colon) {
    const std::string_view text = stop.source->line(line);
    const std::size_t at = static_cast<std::size_t>(text.data() - stop.source->text().data()) + colon;
    Diagnostic result = problem(stop, "yaml-no-space", "a space is missing after this ':'", {});
    result.span = {stop.source, at, at + 1};
    result.notes = {"fix: put a space between key and value",
                    line_note(line, fmt::format("{} {}", text.substr(0, colon + 1), text.substr(colon + 1)))};
    return result;
}

std::string levels_above(const Stop& stop, int number, std::size_t own) {
    std::vector<std::size_t> levels;
    for (int above = line_above(stop, number); above > 0; above = line_above(stop, above)) {
        const std::size_t level = indentation(stop.source->line(above));
        if (levels.empty() || level < levels.back()) levels.push_back(level);
        if (level <= own) break;
    }
    std::string text;
    for (std::size_t i = levels.size() > 1 ? levels.size() - 2 : 0; i < levels.size(); ++i) {
        text += fmt::format("{}{}", text.empty() ? "" : " or ", levels[i]);
    }
    return text;
}

} // namespace

Line::Line(const Stop& stop)
    : number(stop.source->line_number(stop.at))
    , text(stop.source->line(number)) {
    start_ = static_cast<std::size_t>(text.data() - stop.source->text().data());
    column = std::min(stop.at - std::min(stop.at, start_), text.size());
}

std::string Line::with_quotes(std::size_t byte) const {
    const std::size_t from = std::min(byte - std::min(byte, start_), text.size());
    std::string_view value = text.substr(from);
    value = value.substr(0, value.find(" #"));
    const std::string_view before = text.substr(0, from);
    // Inside brackets the value ends where the next one begins.
    if (before.find_first_of("[{") != std::string_view::npos)
        value = value.substr(0, value.find_first_of(",]}"));
    const std::size_t length = trimmed(value).size();
    return line_note(
        number, fmt::format("{}{}{}", before, quoted(value.substr(0, length)), text.substr(from + length)));
}

std::size_t indentation(std::string_view line) {
    return std::min(line.find_first_not_of(" \t"), line.size());
}

std::size_t here_end(std::string_view text, std::size_t at) {
    return std::min(text.find_first_of("\r\n", at), text.size());
}

std::optional<std::size_t> find_unclosed_quote(std::string_view text) {
    bool may_begin = true; // a scalar: after an indicator or at the start of a line
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool blank_before =
            i == 0 || std::string_view(" \t\r\n").find(text[i - 1]) != std::string_view::npos;
        if (c == '#' && blank_before) {
            i = here_end(text, i);
            may_begin = true;
        } else if (may_begin && (c == '"' || c == '\'')) {
            const ScalarEnd end = scalar_end(text, i, {});
            if (!end.closed) return i;
            i = end.end - 1;
            may_begin = false;
        } else if (std::string_view(" \t").find(c) == std::string_view::npos) {
            may_begin = std::string_view("\r\n:-,[{?").find(c) != std::string_view::npos;
        }
    }
    return std::nullopt;
}

std::optional<Diagnostic> explain_blanks(const Stop& stop) {
    const Line here(stop);
    const std::size_t blanks = indentation(here.text);
    const std::size_t start = here.start(stop);
    Diagnostic result = problem(stop, "yaml-tab", "this line is indented with a tab; YAML wants spaces",
                                {"fix: put two spaces for each tab"});
    const std::size_t tab = here.text.substr(0, blanks).find('\t');
    if (tab != std::string_view::npos) {
        result.span = {stop.source, start + tab, start + blanks};
        return result;
    }
    for (const std::string_view blank : {std::string_view("\u00A0"), std::string_view("\u3000")}) {
        if (!here.text.substr(blanks).starts_with(blank)) continue;
        result.id = "no-break-space";
        result.message = "this line begins with a no-break space; YAML wants plain spaces";
        result.span = {stop.source, start + blanks, start + blanks + blank.size()};
        result.notes = {"fix: delete it and type spaces"};
        return result;
    }
    return std::nullopt;
}

Diagnostic explain_colon(const Stop& stop) {
    const Line here(stop);
    if (const auto value = first_value(here.before())) return second_colon(stop, here, *value);
    const int above = line_above(stop, here.number);
    const std::string_view line = above > 0 ? stop.source->line(above) : std::string_view{};
    const bool has_key = first_value(std::string(line) + " ").has_value();
    const std::size_t colon = line.find(':');
    if (above > 0 && !has_key && colon != std::string_view::npos) return no_space(stop, above, colon);
    if (above > 0 && !has_key && !trimmed(line).starts_with('-')) {
        Diagnostic result = problem(stop, "yaml-no-colon",
                                    fmt::format("there is no ':' in line {}, so YAML takes "
                                                "it and this line for one key",
                                                above),
                                    {});
        result.notes = {line_note(above, line), "fix: write it as  key: value, or delete it"};
        return result;
    }
    Diagnostic result = problem(stop, "yaml-indentation", "no key can stand here", {});
    const std::size_t start = here.start(stop) + indentation(here.text);
    if (here.column > longest_key) {
        result.id = "yaml-long-key";
        result.message = fmt::format("a key has at most {} characters", longest_key);
        result.notes = {"fix: look for a missing quote, or for a line end that got lost"};
    }
    result.span = {stop.source, start, std::max(stop.at, start + 1)};
    if (above > 0 && indentation(here.text) > indentation(line)) {
        result.message =
            fmt::format("this line is indented deeper than line {}, which has a value already", above);
        result.notes = {line_note(above, line), "fix: begin both in the same column"};
    }
    return result;
}

namespace {

/// "-🐶"
bool lacks_space(std::string_view content) {
    return content.size() > 1 && content[0] == '-' && content[1] != ' ' && content[1] != '-';
}

/// The mark of a list on paper that begins the line; empty when none does.
std::string_view bullet_of(std::string_view content) {
    for (const std::string_view bullet : {"•", "·", "‣", "●", "–", "—"}) {
        if (content.starts_with(bullet)) return content.substr(0, bullet.size());
    }
    const std::size_t digits = content.find_first_not_of("0123456789");
    const bool is_number =
        digits > 0 && digits < content.size() && (content[digits] == '.' || content[digits] == ')');
    return is_number ? content.substr(0, digits + 1) : std::string_view();
}

/// A line in the column of the one above that is no key: it is meant as an entry of a list, or the one above
/// is.
Diagnostic explain_same_column(const Stop& stop, int above) {
    const Line here(stop);
    const std::string_view line = trimmed(stop.source->line(above)), content = trimmed(here.text);
    Diagnostic result = problem(stop, "yaml-list", "", {line_note(above, stop.source->line(above))});
    if (const std::string_view bullet = bullet_of(content); !bullet.empty()) {
        result.message = fmt::format("an entry of a list begins with - and a space, not with {}", bullet);
        result.notes = {"fix: write - in place of it, each time"};
    } else if (lacks_space(content)) {
        result.id = "yaml-no-space";
        result.message = "a space is missing after this -";
        result.notes = {"fix: put a space between - and the entry, each time"};
    } else if (content.starts_with("-") && !line.starts_with("-")) {
        result.message =
            fmt::format("line {} has its value in the line itself, so no list can follow below it", above);
        result.notes.emplace_back(
            "fix: write it into that line without the -, or give each value of that line a "
            "line below it that begins with -");
    } else if (line.starts_with("-")) {
        result.message = "the lines above are the entries of a list, and this one has no -";
        result.notes.emplace_back(
            "fix: let it begin with -, too; or further left, when it is a key of its own");
    } else {
        result.message = "this line is neither a key with its ':' nor an entry of a list";
        result.notes.emplace_back("fix: let it and its like begin with \"- \" when they are a list");
    }
    return result;
}

} // namespace

Diagnostic explain_block_end(const Stop& stop) {
    const Line here(stop);
    const std::string_view text = stop.source->text();
    const std::string_view before = trimmed(here.before());
    if (before.empty()) {
        const int above = line_above(stop, here.number);
        if (above > 0 && indentation(stop.source->line(above)) == indentation(here.text))
            return explain_same_column(stop, above);
        const std::size_t own = indentation(here.text);
        return problem(stop, "yaml-indentation",
                       fmt::format("this line is indented by {}, the lines above by {}", own,
                                   levels_above(stop, here.number, own)),
                       {"fix: let keys that belong together begin in the same column"});
    }
    const bool after_quote = stop.quoted && stop.quoted->end <= stop.at &&
                             trimmed(text.substr(stop.quoted->end, stop.at - stop.quoted->end)).empty();
    if (!after_quote) {
        return problem(stop, "yaml-after-value", "the value ends before this text",
                       {"fix: put the whole value in quotes, or begin a new line"});
    }
    // Quotes around keys: the closing one was forgotten far above.
    if (text_of(*stop.quoted).find('\n') != std::string_view::npos) {
        return unclosed_quote(stop.source, stop.quoted->begin);
    }
    return problem(stop, "yaml-after-value", "there is text after the closing quote",
                   {"fix: put the whole value in one pair of quotes; inside '...' a ' is written ''"});
}

} // namespace spotit::theme
