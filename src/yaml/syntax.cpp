#include "yaml/syntax.hpp"
#include "diag/write.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/yaml.hpp>

#include <algorithm>

namespace spotit::yaml {
namespace {

using diag::Diagnostic;

Diagnostic explain_open_bracket(const Stop& stop) {
    const std::string_view text = stop.source->text();
    const std::size_t open = *stop.open_bracket;
    const std::string_view closer = text[open] == '[' ? "]" : "}";
    Diagnostic result = make_problem({stop.source, open, open + 1}, "yaml-unclosed-bracket",
                                     diag::write("this {} is never closed", text[open]));
    const std::string_view inside = text.substr(open, stop.at - open);
    const std::size_t comment = inside.find(" #");
    if (comment != std::string_view::npos && inside.find(closer, comment) < inside.find('\n', comment)) {
        result.label =
            diag::write("the {} that follows is in a comment: after a space, # starts one", closer);
        return result.fix("put the value that begins with # in quotes");
    }
    const Line here(stop);
    const bool at_end = diag::trim(text.substr(std::min(stop.at, text.size()))).empty();
    result.label = at_end ? diag::write("no {} follows", closer)
                          : diag::write("no {} follows before line {}", closer,
                                        std::max(here.number, stop.source->find_line_number(open) + 1));
    return result.fix(diag::write("add the missing {}", closer));
}

Diagnostic explain_flow_end(const Stop& stop) {
    const std::string_view text = stop.source->text();
    const char closer = stop.at < text.size() ? text[stop.at] : ' ';
    if (stop.open_bracket) {
        return make_problem(
                   stop, "yaml-unclosed-bracket",
                   diag::write("{} is open, so {} can't be closed here", text[*stop.open_bracket], closer))
            .fix(diag::write("close the {} first", text[*stop.open_bracket]));
    }
    return make_problem(stop, "yaml-unclosed-bracket", diag::write("this {} closes nothing", closer))
        .fix("delete it, or put the text that holds it in quotes");
}

/// Explains a lone & or *: an entry meant to begin with -, or a text that needs quotes.
Diagnostic explain_lone_sign(const Stop& stop) {
    const std::string_view text = stop.source->text();
    const auto is_sign = [&](std::size_t at) {
        return at < text.size() && (text[at] == '&' || text[at] == '*');
    };
    const std::size_t at = stop.at > 0 && !is_sign(stop.at) ? stop.at - 1 : stop.at;
    const Line here({stop.source, at, {}, {}, {}});
    const bool is_bullet = text.substr(at).starts_with('*') && diag::trim(here.before()).empty();
    if (!is_bullet) return explain_reserved_sign(stop, at);
    return make_problem({stop.source, at, at + 1}, "yaml-anchor",
                        "an entry of a list begins with -, not with *")
        .fix("write - in place of it, each time");
}

Diagnostic explain_block_entry(const Stop& stop) {
    const Line here(stop);
    if (!diag::trim(here.before()).empty()) {
        return make_problem(stop, "yaml-list", "a list can't begin in the line of its key")
            .fix("give each - a line of its own below the key, or write the list as [one, two]");
    }
    return make_problem(stop, "yaml-list", "no list can begin here")
        .fix("start each - of a list in the same column, below the key");
}

Diagnostic explain_escape(const Stop& stop) {
    const std::string_view text = stop.source->text();
    const std::size_t slash = stop.at == 0 ? 0 : std::min(text.rfind('\\', stop.at - 1), text.size());
    const diag::Span escape{stop.source, slash,
                            std::max(slash + 1, std::min(stop.at, find_line_end(text, slash)))};
    return make_problem(escape, "yaml-escape",
                        diag::write("{} is not an escape between double quotes", diag::read_span(escape)))
        .fix("write \\\\ for a backslash, or use single quotes");
}

Diagnostic explain_anchor(const Stop& stop) {
    const Line here(stop);
    const std::string_view text = stop.source->text();
    Diagnostic result = make_problem(stop, "yaml-anchor", "");
    result.span.end = std::min(text.find_first_of(" \t\r\n,]}", stop.at), text.size());
    const std::string_view word = diag::read_span(result.span);
    if (word.size() < 2) return explain_lone_sign(stop);
    result.message = diag::write("{} repeats a value that has no name: in YAML * starts an alias", word);
    const bool has_anchors = text.substr(0, stop.at).find(": &") != std::string_view::npos;
    if (has_anchors || diag::trim(here.before()).ends_with("<<:"))
        return result.fix(diag::write("begin the value that it repeats with  &{}", word.substr(1)));
    return result.correct("put it in quotes", here.with_quotes(stop.at));
}

Diagnostic explain_block_text(const Stop& stop) {
    return make_problem(stop, "yaml-block", "text after | or > begins in the next line")
        .fix("begin the text in a line of its own, indented by two");
}

/// Finds the quote that opens the scalar at the end of the text.
std::optional<std::size_t> find_unclosed_quote(std::string_view text) {
    bool may_begin = true; // a scalar: after an indicator or at the start of a line
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool blank_before =
            i == 0 || std::string_view(" \t\r\n").find(text[i - 1]) != std::string_view::npos;
        if (c == '#' && blank_before) {
            i = find_line_end(text, i);
            may_begin = true;
        } else if (may_begin && (c == '"' || c == '\'')) {
            const ScalarEnd end = find_scalar_end(text, i, {});
            if (!end.closed) return i;
            i = end.end - 1;
            may_begin = false;
        } else if (std::string_view(" \t").find(c) == std::string_view::npos) {
            may_begin = std::string_view("\r\n:-,[{?").find(c) != std::string_view::npos;
        }
    }
    return std::nullopt;
}

Diagnostic explain_open_quote(const Stop& stop) {
    const auto open = find_unclosed_quote(stop.source->text());
    return explain_unclosed_quote(stop.source, open.value_or(stop.at));
}

Diagnostic explain_tag(const Stop& stop) {
    return make_problem(stop, "yaml-tag", "a value that begins with ! is a YAML tag, and themes have none")
        .fix("put the value in quotes");
}

/// The beginning of a library message, and its replacement.
struct Wording {
    std::string_view said;
    Diagnostic (*explain)(const Stop&);
};

constexpr Wording wordings[] = {
    {"illegal map value", explain_colon},
    {"illegal map key", explain_colon},
    {"end of map not found", explain_block_end},
    {"end of sequence not found", explain_block_end},
    {"illegal flow end", explain_flow_end},
    {"illegal block entry", explain_block_entry},
    {"unknown token", [](const Stop& stop) { return explain_reserved_sign(stop, stop.at); }},
    {"unknown escape", explain_escape},
    {"bad character found while scanning hex", explain_escape},
    {"invalid unicode", explain_escape},
    {"the referenced anchor", explain_anchor},
    {"alias not found", explain_anchor},
    {"illegal character found while scanning alias", explain_anchor},
    {"anchor not found", explain_anchor},
    {"illegal character found while scanning anchor", explain_anchor},
    {"unexpected character in block", explain_block_text},
    {"cannot set zero indentation", explain_block_text},
    {"illegal EOF in scalar", explain_open_quote},
    {"illegal document indicator", explain_open_quote},
    {"tag handle", explain_tag},
    {"illegal character found while scanning tag", explain_tag},
    {"end of verbatim tag", explain_tag},
};

} // namespace

Diagnostic explain_reserved_sign(const Stop& stop, std::size_t at) {
    const std::string_view text = stop.source->text();
    const Line here({stop.source, at, {}, {}, {}});
    if (at > 0 && at < text.size() && text[at] == '?' &&
        std::string_view(" \n").find(text[at - 1]) == std::string_view::npos) {
        const std::size_t begin = text.find_first_not_of(' ', text.substr(0, at).find_last_of(",:[{\n") + 1);
        return make_problem({stop.source, at, at + 1}, "yaml-reserved-sign",
                            "a text that ends with ? needs quotes between brackets")
            .correct("put it in quotes", here.with_quotes(begin));
    }
    return make_problem({stop.source, at, std::min(at + 1, text.size())}, "yaml-reserved-sign",
                        diag::write("YAML reserves {}: no value can begin with it", text.substr(at, 1)))
        .correct("put it in quotes", here.with_quotes(at));
}

Diagnostic explain_unclosed_quote(const std::shared_ptr<const diag::SourceText>& source, std::size_t at) {
    const std::string_view text = source->text();
    at = std::min(at, text.size());
    const std::string sign(text.substr(at, 1));
    return make_problem({source, at, std::min(at + 1, text.size())}, "yaml-unclosed-quote",
                        "this quote is never closed")
        .fix(diag::write("add the missing {}", sign.empty() ? "\"" : sign));
}

Diagnostic explain(const Stop& stop) {
    if (auto indentation = explain_blanks(stop)) return *indentation;
    if (stop.said.ends_with("flow not found") && stop.open_bracket) {
        if (auto comma = explain_missing_comma(stop)) return *comma;
        if (!find_whole_end(stop.source->text(), *stop.open_bracket)) return explain_open_bracket(stop);
    }
    for (const Wording& wording : wordings)
        if (stop.said.starts_with(wording.said)) return wording.explain(stop);
    return make_problem(stop, "yaml", "from here on this is not valid YAML")
        .note("look for a missing quote, bracket or ':' here or in the line above");
}

diag::Span locate(const Stop& stop, std::string_view part) {
    const auto begin = static_cast<std::size_t>(part.data() - stop.source->text().data());
    return {stop.source, begin, begin + part.size()};
}

diag::Diagnostic make_problem(diag::Span span, diag::Id id, diag::Sentence message) {
    return {diag::Severity::Error, id, std::move(message), std::move(span)};
}

diag::Diagnostic make_problem(const Stop& stop, diag::Id id, diag::Sentence message) {
    const std::size_t end = std::min(stop.at + 1, stop.source->text().size());
    return make_problem({stop.source, stop.at, end}, id, std::move(message));
}

Line::Line(const Stop& stop)
    : source(stop.source)
    , number(source->find_line_number(stop.at))
    , text(source->read_line(number))
    , begin(locate(stop, text).begin)
    , column(std::min(stop.at - std::min(stop.at, begin), text.size())) {}

diag::Edit Line::with_quotes(std::size_t byte) const {
    const std::size_t from = std::min(byte - std::min(byte, begin), text.size());
    std::string_view value = text.substr(from);
    value = value.substr(0, value.find(" #"));
    const std::string_view before = text.substr(0, from);
    // Inside brackets the value ends where the next one begins; {title} is part of it.
    if (before.find_first_of("[{") != std::string_view::npos) {
        std::size_t end = value.find_first_of(",]}");
        const auto count = [&](char c) { return std::ranges::count(value.substr(0, end), c); };
        while (end < value.size() && count('{') > count('}')) end = value.find_first_of(",]}", end + 1);
        value = value.substr(0, end);
    }
    const std::size_t length = diag::trim(value).size();
    return {{source, begin + from, begin + from + length}, diag::quote(value.substr(0, length))};
}

std::size_t measure_indentation(std::string_view line) {
    return std::min(line.find_first_not_of(" \t"), line.size());
}

int find_line_above(const Stop& stop, int number) {
    const auto is_blank = [&](int line) {
        const std::string_view content = diag::trim(stop.source->read_line(line));
        return content.empty() || content.starts_with('#');
    };
    int above = number - 1;
    while (above > 0 && is_blank(above)) --above;
    return above;
}

std::size_t find_line_end(std::string_view text, std::size_t at) {
    return std::min(text.find_first_of("\r\n", at), text.size());
}

} // namespace spotit::yaml
