#include "yaml/syntax.hpp"
#include "diag/write.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/yaml.hpp>

#include <algorithm>

namespace spotit::yaml {
namespace {

using diag::Diagnostic;

Diagnostic explain_open_bracket(const Stop& stop) {
    const std::string_view text = stop.text();
    const std::size_t open = *stop.open_bracket;
    const std::string_view closer = text[open] == '[' ? "]" : "}", inside = text.substr(open, stop.at - open);
    Diagnostic result = make_problem({stop.source, open, open + 1}, "yaml-unclosed-bracket",
                                     diag::write("this {sign} is never closed", text[open]));
    const std::size_t comment = inside.find(" #");
    if (comment != std::string_view::npos && inside.find(closer, comment) < inside.find('\n', comment))
        return result
            .point_out(
                diag::write("the {sign} that follows is in a comment: after a space, # starts one", closer))
            .correct("put the value that has the # in quotes", quote_value(stop, open + comment + 1));
    const int end = std::max(stop.here.number, stop.source->find_line_number(open) + 1);
    const bool at_end = diag::trim(text.substr(stop.at)).empty();
    // It is missing at the end of the last line that belongs to the bracket.
    const Line last = find_line_above(*stop.source, at_end ? stop.source->count_lines() + 1 : end);
    const std::size_t place = stop.locate(last.content).end;
    diag::Change change;
    if (last.content.find(" #") == std::string_view::npos)
        change.edits = {{{stop.source, place, place}, std::string(closer)}};
    return result
        .point_out(at_end ? diag::write("no {sign} follows", closer)
                          : diag::write("no {sign} follows before line {line}", closer, end))
        .fix(diag::write("add the missing {sign}", closer), std::move(change));
}

Diagnostic explain_flow_end(const Stop& stop) {
    const std::string_view text = stop.text(), closer = text.substr(stop.at, 1);
    if (!stop.open_bracket)
        return make_problem(stop, "yaml-unclosed-bracket", diag::write("this {sign} closes nothing", closer))
            .fix("delete it, or put the text that contains it in quotes");
    const char open = text[*stop.open_bracket];
    return make_problem(stop, "yaml-unclosed-bracket",
                        diag::write("{open} is open, so {sign} can't be closed here", open, closer))
        .fix(diag::write("close the {sign} first", open));
}

/// Explains a lone & or *: an entry meant to begin with -, or a text that needs quotes.
Diagnostic explain_lone_sign(const Stop& stop) {
    const Stop sign{
        stop.source, std::min(stop.text().find_last_of("&*", stop.at), stop.at), {}, stop.open_bracket};
    if (!sign.begins_line() || !sign.here.content.starts_with('*')) return explain_reserved_sign(sign);
    return make_problem(sign, "yaml-anchor", "an entry of a list begins with -, not with *")
        .fix("replace each one with -");
}

Diagnostic explain_anchor(const Stop& stop) {
    Diagnostic result = make_problem(stop, "yaml-anchor", "");
    result.span.end = std::min(stop.text().find_first_of(" \t\r\n,]}", stop.at), stop.text().size());
    const std::string_view word = diag::read_span(result.span);
    if (word.size() < 2) return explain_lone_sign(stop);
    result.message = diag::write("{word} repeats a value that has no name: in YAML * starts an alias", word);
    const bool has_anchors = stop.text().substr(0, stop.at).find(": &") != std::string_view::npos;
    if (has_anchors || diag::trim(stop.before()).ends_with("<<:"))
        return result.fix(diag::write("begin the value that it repeats with  &{name}", word.substr(1)));
    return result.correct("put it in quotes", quote_value(stop, stop.at));
}

Diagnostic explain_block_entry(const Stop& stop) {
    if (stop.begins_line())
        return make_problem(stop, "yaml-list", "no list can begin here")
            .fix("start each - of a list in the same column, below the key");
    return make_problem(stop, "yaml-list", "a list can't begin on the same line as its key")
        .fix("put each - on its own line below the key, or write the list as [one, two]");
}

Diagnostic explain_block_text(const Stop& stop) {
    return make_problem(stop, "yaml-block", "the text after | or > must begin on the next line")
        .fix("begin the text on its own line, indented by two spaces");
}

Diagnostic explain_escape(const Stop& stop) {
    const std::size_t slash = std::min(stop.text().substr(0, stop.at).rfind('\\'), stop.at);
    const diag::Span escape{stop.source, slash, std::min(stop.at, find_line_end(stop.text(), slash))};
    return make_problem(
               escape, "yaml-escape",
               diag::write("{text} is not an escape sequence in double quotes", diag::read_span(escape)))
        .fix("write \\\\ for a backslash, or use single quotes");
}

Diagnostic explain_open_quote(const Stop& stop) {
    const std::string_view text = stop.text();
    char last = '\n';
    for (std::size_t at = 0; at < text.size();) {
        const auto end = find_token_end(text, at, last);
        if (!end) return explain_unclosed_quote({stop.source, at});
        if (text[at] != ' ' && text[at] != '\t') last = text[at];
        at = *end;
    }
    return explain_unclosed_quote(stop);
}

/// A part of a library message, and its replacement.
struct Slip {
    std::string_view library_message;
    Diagnostic (*explain)(const Stop&);
};

constexpr Slip slips[] = {
    {"illegal map", explain_colon}, // key or value
    {"end of map not found", explain_block_end},
    {"end of sequence not found", explain_block_end},
    {"flow end", explain_flow_end},
    {"block entry", explain_block_entry},
    {"block scalar", explain_block_text},
    {"unknown token", explain_reserved_sign},
    {"unknown escape", explain_escape},
    {"scanning hex", explain_escape},
    {"invalid unicode", explain_escape},
    {"referenced anchor", explain_anchor},
    {"not found after", explain_anchor}, // & or *
    {"scanning a", explain_anchor},      // an anchor, an alias
    {"in scalar", explain_open_quote},
    {"tag", explain_tag},
};

} // namespace

std::size_t find_key_end(std::string_view text, std::size_t at) {
    const std::size_t begin = text.find_first_not_of(blanks, at),
                      colon = text.find_first_of(" \t\r\n,:[]{}\"'#", begin);
    const bool is_key = begin < colon && colon + 1 < text.size() && text[colon] == ':' &&
                        blanks.find(text[colon + 1]) != std::string_view::npos;
    return is_key ? colon + 1 : std::string_view::npos;
}

Diagnostic explain_text_with_sign(const Stop& stop, std::size_t at) {
    return make_problem(
               {stop.source, at, at + 1}, "yaml-reserved-sign",
               diag::write("between brackets, text with {sign} needs quotes", stop.text().substr(at, 1)))
        .correct("put it in quotes", quote_value(stop, at));
}

Diagnostic explain_reserved_sign(const Stop& sign) {
    const std::string_view text = sign.text();
    const std::size_t at = sign.at;
    if (at > 0 && at < text.size() && text[at] == '?' && text[at - 1] != ' ' && text[at - 1] != '\n')
        return make_problem(sign, "yaml-reserved-sign",
                            "between brackets, text that ends with ? needs quotes")
            .correct("put it in quotes", quote_value(sign, at));
    return make_problem(sign, "yaml-reserved-sign",
                        diag::write("YAML reserves {sign}: no value can begin with it", text.substr(at, 1)))
        .correct("put it in quotes", quote_value(sign, at));
}

Diagnostic explain_tag(const Stop& stop) {
    const std::size_t end = std::min(stop.text().find_first_of(" \t\r\n,]}", stop.at), stop.text().size());
    return make_problem({stop.source, stop.at, end}, "yaml-tag",
                        "a value that begins with ! is a YAML tag, and themes have none")
        .correct("put the value in quotes", quote_value(stop, stop.at));
}

Diagnostic explain_value_end(diag::Span span) {
    return make_problem(std::move(span), "yaml-after-value", "the value ends before this text")
        .fix("put the whole value in quotes, or begin a new line");
}

Diagnostic explain_unclosed_quote(const Stop& quote) {
    const std::string_view sign = quote.text().substr(quote.at, 1);
    return make_problem(quote, "yaml-unclosed-quote", "this quote is never closed")
        .fix(diag::write("add the missing {sign}", sign.empty() ? "\"" : sign), close_quote(quote));
}

diag::Change close_quote(const diag::Span& quote) {
    const std::string_view text = quote.source->text();
    const std::size_t end = find_line_end(text, quote.begin);
    std::string_view value = text.substr(quote.begin, end - quote.begin);
    if (value.size() < 2 || value.find(" #") != std::string_view::npos) return {};
    if (const Stop stop{quote.source, quote.begin};
        stop.before().find_first_of("[{") != std::string_view::npos)
        value = value.substr(0, value.find_first_of(",]}"));
    else if (stop.before().find(": ") == std::string_view::npos)
        return {}; // a text of symbols, or a line of another one
    const std::size_t last = quote.begin + diag::trim(value).size();
    return {.edits = {{{quote.source, last, last}, std::string(text.substr(quote.begin, 1))}}};
}

Diagnostic explain(const Stop& stop) {
    if (auto indentation = explain_blanks(stop)) return *indentation;
    if (stop.library_message.ends_with("flow not found") && stop.open_bracket) {
        if (auto comma = explain_missing_comma(stop)) return *comma;
        if (!find_whole_end(stop.text(), *stop.open_bracket)) return explain_open_bracket(stop);
    }
    for (const Slip& slip : slips)
        if (stop.library_message.find(slip.library_message) != std::string_view::npos)
            return slip.explain(stop);
    const std::string_view sign = stop.text().substr(stop.at, 1);
    if (stop.open_bracket && (sign == "?" || sign == "[" || sign == "{"))
        return explain_text_with_sign(stop, stop.at);
    return make_problem(stop, "yaml", "from here on this is not valid YAML")
        .note("look for a missing quote, bracket or ':' here or on the line above");
}

diag::Diagnostic make_problem(diag::Span span, diag::Id id, diag::Sentence message) {
    return {diag::Severity::Error, id, std::move(message), std::move(span)};
}

Line::Line(const diag::SourceText& source, int number)
    : number(number)
    , text(source.read_line(number))
    , content(diag::trim(text))
    , indentation(std::min(text.find_first_not_of(" \t"), text.size()))
    , colon(std::min(text.find(": "), text.find(":\t"))) {
    if (!has_colon() && text.ends_with(':')) colon = text.size() - 1;
}

std::string_view Line::key() const {
    return diag::trim(text.substr(0, colon));
}

std::string_view Line::value() const {
    return has_colon() ? diag::trim(text.substr(colon + 1)) : std::string_view();
}

Line find_line_above(const diag::SourceText& source, int number) {
    Line above(source, number - 1);
    while (above.number > 0 && (above.content.empty() || above.content.starts_with('#')))
        above = Line(source, above.number - 1);
    return above;
}

std::string_view Stop::before() const {
    return here.text.substr(0, std::min(at - locate(here.text).begin, here.text.size()));
}

diag::Span Stop::locate(std::string_view part) const {
    const auto begin = static_cast<std::size_t>(part.data() - text().data());
    return {source, begin, begin + part.size()};
}

diag::Edit quote_value(const Stop& stop, std::size_t at) {
    const std::string_view text = stop.text();
    at = std::min(text.find_first_not_of(" \t", at), text.size());
    const std::size_t line_end = find_line_end(text, at);
    std::size_t begin = at, end = std::min(text.substr(0, line_end).find(" #", at), line_end);
    if (stop.open_bracket) {
        const bool is_map = text[*stop.open_bracket] == '{';
        // A comma before what is no key belongs to a text in a map.
        const auto ends_entry = [&](std::size_t comma) {
            return text[comma] == ',' && (!is_map || find_key_end(text, comma + 1) <= line_end);
        };
        for (std::size_t i = *stop.open_bracket; i < at; ++i)
            if (const std::size_t key = is_map ? find_key_end(text, i + 1) : i + 1;
                (i == *stop.open_bracket || ends_entry(i)) && key <= at)
                begin = text.find_first_not_of(blanks, key);
        const auto is_one_of = [&](std::string_view signs) { return signs.find(text[end]) < signs.size(); };
        end = begin;
        for (int depth = 0; end < line_end && (depth > 0 || !(ends_entry(end) || is_one_of("]}"))); ++end)
            depth += is_one_of("[{") ? 1 : is_one_of("]}") ? -1 : 0;
    }
    const std::string_view value = diag::trim(text.substr(begin, end - begin));
    const bool has_apostrophe =
        value.starts_with('\'') && value.ends_with('\'') && std::ranges::count(value, '\'') == 3; // 'l'or'
    return {{stop.source, begin, begin + value.size()},
            diag::quote(has_apostrophe ? value.substr(1, value.size() - 2) : value)};
}

std::size_t find_line_end(std::string_view text, std::size_t at) {
    return std::min(text.find_first_of("\r\n", at), text.size());
}

bool begins_quote(std::string_view text, std::size_t at) {
    return at < text.size() && (text[at] == '"' || text[at] == '\'');
}

std::optional<std::size_t> find_scalar_end(std::string_view text, std::size_t begin, std::string_view value) {
    if (begins_quote(text, begin)) {
        const char quote = text[begin];
        for (std::size_t i = begin + 1; i < text.size(); ++i) {
            const bool is_doubled = quote == '\'' && text.substr(i).starts_with("''");
            if (is_doubled || (quote == '"' && text[i] == '\\'))
                ++i;
            else if (text[i] == quote)
                return i + 1;
        }
        return std::nullopt;
    }
    if (text.substr(std::min(begin, text.size())).starts_with(value))
        return std::min(begin + value.size(), text.size());
    // Several lines, plain or as a block: carets mark the first.
    std::size_t end = find_line_end(text, begin);
    while (end > begin + 1 && (text[end - 1] == ' ' || text[end - 1] == '\t')) --end;
    return end;
}

std::optional<std::size_t> find_token_end(std::string_view text, std::size_t at, char last) {
    const bool may_begin = std::string_view("\r\n:-,[{?").find(last) != std::string_view::npos;
    if (may_begin && begins_quote(text, at)) return find_scalar_end(text, at, {});
    const bool follows_blank =
        at == 0 || std::string_view(" \t\r\n").find(text[at - 1]) != std::string_view::npos;
    return text[at] == '#' && follows_blank ? find_line_end(text, at) : at + 1;
}

} // namespace spotit::yaml
