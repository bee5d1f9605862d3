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

/// Returns the start of the value after the first ": " of the text; nothing if there is none.
std::optional<std::size_t> find_first_value(std::string_view text) {
    for (std::size_t i = 0; i + 1 < text.size(); ++i)
        if (text[i] == ':' && (text[i + 1] == ' ' || text[i + 1] == '\t'))
            return std::min(text.find_first_not_of(" \t", i + 1), text.size());
    return std::nullopt;
}

Diagnostic explain_second_colon(const Stop& stop, const Line& here, std::size_t value) {
    return make_problem(stop, "yaml-second-colon",
                        "a second ':' in this line, so YAML can't tell what the value is")
        .correct("put it in quotes", here.with_quotes(here.begin + value));
}

/// "title:Animals": a ':' without a space is part of a word.
Diagnostic explain_no_space(const Stop& stop, int line, std::size_t colon) {
    const std::string_view text = stop.source->read_line(line);
    const diag::Span sign = locate(stop, text.substr(colon, 1));
    return make_problem(sign, "yaml-no-space", "a space is missing after this ':'")
        .correct("put a space between key and value", {sign, ": "});
}

/// Proposes to turn the value of the line above into an entry of the list that begins below it.
void propose_list(Diagnostic& result, int above, std::string_view line) {
    const std::size_t colon = line.find(": ");
    if (colon == std::string_view::npos) return;
    result.message =
        diag::write("line {} has its value in the line itself, so no list can follow below it", above);
    result.fix_instead("make its value an entry of the list, too")
        .note(diag::describe_line(above, line.substr(0, colon + 1)))
        .note(diag::describe_line(above + 1, fmt::format("  - {}", diag::trim(line.substr(colon + 1)))));
}

/// Returns true for "-🐶".
bool lacks_space(std::string_view content) {
    return content.size() > 1 && content[0] == '-' && content[1] != ' ' && content[1] != '-';
}

std::string_view find_bullet(std::string_view content) {
    for (const std::string_view bullet : diag::bullets)
        if (content.starts_with(bullet)) return content.substr(0, bullet.size());
    const std::size_t digits = content.find_first_not_of("0123456789");
    const bool is_number =
        digits > 0 && digits < content.size() && (content[digits] == '.' || content[digits] == ')');
    return is_number ? content.substr(0, digits + 1) : std::string_view();
}

/// Explains a line in the column of the one above that is no key: one of them is meant as an entry of a list.
Diagnostic explain_same_column(const Stop& stop, int above) {
    const Line here(stop);
    const std::string_view line = diag::trim(stop.source->read_line(above)), content = diag::trim(here.text);
    const std::string shown = diag::describe_line(above, stop.source->read_line(above));
    Diagnostic result = make_problem(stop, "yaml-list", "");
    if (const std::string_view bullet = find_bullet(content); !bullet.empty()) {
        result.message = diag::explain_bullet(bullet);
        result.fix("write - in place of it, each time");
    } else if (lacks_space(content)) {
        result.id = "yaml-no-space";
        result.message = "a space is missing after this -";
        result.fix("put a space between - and the entry, each time");
    } else if (content.starts_with("-") && !line.starts_with("-") &&
               line.find(": ") == std::string_view::npos) {
        result.id = "yaml-no-colon";
        result.message = diag::write("there is no ':' in line {}, so no list can follow below it", above);
        result.note(shown).fix("write it as  key: value, or delete it");
    } else if (content.starts_with("-") && !line.starts_with("-")) {
        propose_list(result, above, line);
    } else if (line.starts_with("-")) {
        result.message = "the lines above are the entries of a list, and this one has no -";
        result.note(shown).fix("start it with -, too; or further left, if it is a key of its own");
    } else {
        result.message = "this line is neither a key with its ':' nor an entry of a list";
        result.note(shown).fix("start it and its like with \"- \" if they are a list");
    }
    return result;
}

/// Explains lines below "symbols: |" that are not indented; nothing if there is no such line above.
std::optional<Diagnostic> explain_unindented_text(const Stop& stop, int number) {
    for (int above = find_line_above(stop, number); above > 0; above = find_line_above(stop, above)) {
        const std::string_view line = diag::trim(stop.source->read_line(above));
        const std::size_t colon = line.find(": ");
        if (colon == std::string_view::npos && !line.ends_with(':')) continue;
        const std::string_view value = diag::trim(line.substr(std::min(colon + 1, line.size())));
        if (colon == std::string_view::npos || (value != "|" && value != ">")) return std::nullopt;
        return make_problem(
                   locate(stop, stop.source->read_line(above + 1)), "yaml-indentation",
                   diag::write("the text of `{}` begins here, and is not indented", line.substr(0, colon)))
            .fix("begin each of its lines with two spaces");
    }
    return std::nullopt;
}

} // namespace

Diagnostic explain_colon(const Stop& stop) {
    const Line here(stop);
    const std::string_view text = stop.source->text();
    const bool is_question = text.substr(std::min(stop.at, text.size())).starts_with('?');
    if (is_question && !diag::trim(here.before()).empty()) return explain_reserved_sign(stop, stop.at);
    if (const auto value = find_first_value(here.before())) return explain_second_colon(stop, here, *value);
    const int above = find_line_above(stop, here.number);
    const std::string_view line = above > 0 ? stop.source->read_line(above) : std::string_view{};
    const bool has_key = find_first_value(std::string(line) + " ").has_value();
    const std::size_t colon = line.find(':');
    if (above > 0 && !has_key && colon != std::string_view::npos) return explain_no_space(stop, above, colon);
    if (auto text_above = explain_unindented_text(stop, here.number)) return *text_above;
    if (above > 0 && !has_key && !diag::trim(line).starts_with('-')) {
        return make_problem(
                   stop, "yaml-no-colon",
                   diag::write("there is no ':' in line {}, so YAML takes it and this line for one key",
                               above))
            .note(diag::describe_line(above, line))
            .fix("write it as  key: value, or delete it");
    }
    Diagnostic result = make_problem(stop, "yaml-indentation", "no key can stand here");
    const std::size_t start = here.begin + measure_indentation(here.text);
    result.span = {stop.source, start, std::max(stop.at, start + 1)};
    if (above > 0 && measure_indentation(here.text) > measure_indentation(line)) {
        result.message =
            diag::write("this line is indented deeper than line {}, which has a value already", above);
        result.note(diag::describe_line(above, line)).fix("begin both in the same column");
        if (diag::trim(here.text).starts_with("- ")) propose_list(result, above, line);
    }
    return result;
}

std::optional<Diagnostic> explain_blanks(const Stop& stop) {
    const Line here(stop);
    const std::string_view start = here.text.substr(0, measure_indentation(here.text)),
                           rest = here.text.substr(start.size());
    if (const std::size_t tab = start.find('\t'); tab != std::string_view::npos)
        return make_problem(locate(stop, start.substr(tab)), "yaml-tab",
                            "this line is indented with a tab; YAML wants spaces")
            .fix("put two spaces for each tab");
    for (const std::string_view blank : {"\u00A0", "\u3000"})
        if (rest.starts_with(blank))
            return make_problem(locate(stop, rest.substr(0, blank.size())), "no-break-space",
                                "this line begins with a no-break space; YAML wants plain spaces")
                .fix("delete it and type spaces");
    return std::nullopt;
}

Diagnostic explain_block_end(const Stop& stop) {
    const Line here(stop);
    const std::string_view text = stop.source->text();
    const std::string_view before = diag::trim(here.before());
    if (before.empty()) {
        const int above = find_line_above(stop, here.number);
        if (above > 0 &&
            measure_indentation(stop.source->read_line(above)) == measure_indentation(here.text)) {
            if (auto text_below = explain_unindented_text(stop, here.number)) return *text_below;
            return explain_same_column(stop, above);
        }
        const std::size_t own = measure_indentation(here.text);
        return make_problem(stop, "yaml-indentation",
                            diag::write("this line is indented by {}, the one above by {}", own,
                                        above > 0 ? measure_indentation(stop.source->read_line(above)) : 0))
            .fix("start keys that belong together in the same column");
    }
    const bool after_quote = stop.quoted && stop.quoted->end <= stop.at &&
                             diag::trim(text.substr(stop.quoted->end, stop.at - stop.quoted->end)).empty();
    if (!after_quote) {
        return make_problem(stop, "yaml-after-value", "the value ends before this text")
            .fix("put the whole value in quotes, or begin a new line");
    }
    // Quotes around keys: the closing quote of an earlier value is missing.
    if (diag::read_span(*stop.quoted).find('\n') != std::string_view::npos)
        return explain_unclosed_quote(stop.source, stop.quoted->begin);
    return make_problem(stop, "yaml-after-value", "there is text after the closing quote")
        .fix("put the whole value in one pair of quotes; inside '...' a ' is written ''");
}

} // namespace spotit::yaml
