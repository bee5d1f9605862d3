#include "theme/keys/reading.hpp"

#include "diag/write.hpp"

#include <spotit/base/join.hpp>
#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

/// Returns the rest of the line, without blanks around it.
std::string_view read_rest(const diag::Span& span, std::size_t from) {
    const std::string_view rest = std::string_view(span.source->text()).substr(from);
    return diag::trim(rest.substr(0, rest.find_first_of("\r\n")));
}

/// Returns true for a comment that is meant as a value: #fff8e7, #1; false for a note such as "# later".
bool is_meant(std::string_view comment) {
    return comment.size() > 1 && comment[0] == '#' && comment[1] != ' ' && comment[1] != '#';
}

/// Explains that a value became a comment: all of it, or its first word.
void explain_comment(diag::Diagnostic& problem, std::string_view value, diag::Sentence fix) {
    const std::shared_ptr<const diag::SourceText>& source = problem.span.source;
    const auto at = static_cast<std::size_t>(value.data() - source->text().data());
    problem.id = "comment-trap";
    problem.message = diag::write("{problem}: after a space, # starts a comment in YAML", problem.message);
    problem.correct(std::move(fix), {{source, at, at + value.size()}, diag::quote(value)});
}

std::string_view take_first_word(std::string_view text) {
    return text.substr(0, text.find_first_of(" \t"));
}

/// Finds the last "-" before `at` that begins a line.
std::size_t find_dash_before(std::string_view text, std::size_t at) {
    while (at > 0) {
        const std::size_t begin = text.rfind('\n', at - 1) + 1, first = text.find_first_not_of(" \t", begin);
        if (first < at && text[first] == '-') return first;
        at = begin == 0 ? 0 : begin - 1;
    }
    return 0;
}

/// Returns the whole of the line, with its end.
diag::Span find_line(const diag::Span& span) {
    const std::string_view text = span.source->text();
    const std::size_t end = std::min(text.find('\n', span.begin), text.size() - 1);
    return {span.source, text.rfind('\n', span.begin) + 1, end + 1};
}

/// Returns true if the section's keys follow without indentation; they are reported with their section.
bool is_followed_by_keys(const Key& section, const diag::Span& span) {
    const diag::SourceText& source = *span.source;
    for (int number = source.find_line_number(span.begin) + 1; number <= source.count_lines(); ++number) {
        const std::string_view line = diag::trim(source.read_line(number));
        if (line.empty() || line.starts_with('#')) continue;
        const std::string name = to_american(line.substr(0, line.find(':')));
        return find_key(join(section.path, name)) != nullptr && find_key(name) == nullptr;
    }
    return false;
}

bool knows(const Key& key, std::string_view word) {
    const auto is_same = [&](std::string_view name) { return is_same_word(name, word); };
    if (const auto size = parse_quantity(word); size && key.kind == Kind::CardSize)
        return to_millimeters(size->unit).has_value();
    return std::ranges::any_of(list_words(key), is_same) ||
           std::ranges::any_of(list_known_names(key), is_same);
}

/// Returns the only entry of a list; other values as they are.
const yaml::Node& find_single(const yaml::Node& value) {
    return value.items.size() == 1 ? value.items.front() : value;
}

/// Returns the first key of a section that has an example or a default, with that: "card: {shape: circle}".
std::string write_example(const Key& section, const diag::Span& place) {
    for (const Key& key : list_keys()) {
        const std::string value = key.example.empty() ? write_default(key) : std::string(key.example);
        if (key.section() != section.path || value.empty()) continue;
        return is_override(place) ? fmt::format("-s \"{}={}\"", key.path, value)
                                  : fmt::format("{}: {{{}: {}}}", section.name(), key.name(), value);
    }
    return {};
}

/// Returns true for {title} without quotes, which YAML reads as a map.
bool is_bare_placeholder(const yaml::Node& value) {
    return value.is_map() && value.entries.size() == 1 &&
           value.entries[0].value.kind == yaml::Node::Kind::Null &&
           diag::read_span(value.span).starts_with('{');
}

} // namespace

void report_null(Problems& problems, const Key& key, const yaml::Node::Entry& entry) {
    if (key.kind == Kind::Section && is_followed_by_keys(key, entry.key.span)) return;
    const bool is_of_user = key.arity == Arity::Map && entry.key.text != key.name();
    diag::Diagnostic& problem = problems.error(entry.key.span, "no-value", "`{key}` has no value",
                                               is_of_user ? join(key.label(), entry.key.text) : key.label());
    const std::string_view text = entry.key.span.source->text();
    const std::size_t sign = text.find_first_of(":=", entry.key.span.end);
    const std::string_view rest = read_rest(entry.key.span, std::min(sign + 1, text.size()));
    const std::string_view word = take_first_word(rest);
    const diag::Sentence line = describe_removed(entry.key.span);
    const diag::Change removal = remove_key(entry.key.span);
    const bool is_null = !entry.value.text.empty();
    if (is_null)
        problem.message =
            diag::write("{problem}: YAML reads {text} as no value", problem.message, entry.value.text);
    if (is_meant(rest) && color::parse(word)) {
        explain_comment(problem, word, "quote the color");
    } else if (is_meant(rest) || (rest.starts_with('#') && key.kind == Kind::Text)) {
        explain_comment(problem, rest, "put it in quotes");
    } else if (is_null && key.kind == Kind::Text) {
        problem.fix(diag::write("put the word in quotes, or delete {entry}", line),
                    diag::write_value(entry.value.span, diag::quote(entry.value.text)));
    } else if (is_null && std::ranges::count(list_words(key), "none") > 0) {
        problem.fix(diag::write("write none, or delete {entry}", line), removal);
    } else if (!is_null && is_override(entry.key.span)) {
        const std::string_view written = diag::trim(text.substr(0, text.find('=')));
        problem.message = diag::write("there is no value after the = of {key}", written);
        problem.fix(diag::write("write a value there, or remove -s {key}=", written));
    } else if (key.kind == Kind::Symbols) {
        problem.note("for example:  symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻");
    } else if (key.kind == Kind::Section) {
        problem.fix(
            is_between_brackets(entry.key.span)
                ? diag::write("write its keys between {{ and }}, or delete {entry}", line)
                : diag::write("write its keys below it, indented by two spaces, or delete {entry}", line),
            removal);
    } else {
        const std::string usual = write_default(key);
        problem.fix(usual.empty() ? diag::write("write one, or delete {entry}", line)
                                  : diag::write("write one, or delete {entry} to use the default, {default}",
                                                line, usual),
                    removal);
    }
}

void report_null_item(Problems& problems, const yaml::Node& item) {
    const std::string_view text = item.span.source->text();
    const std::size_t at = std::min(item.span.begin, text.size());
    diag::Diagnostic& problem = problems.error(item.span, "no-value", "this entry of `symbols` is empty");
    if (at < text.size() && (text[at] == ',' || text[at] == ']')) {
        problem.span.end = at + 1;
        problem.fix("delete it", text[at] == ',' ? rewrite(problem.span, "") : diag::Change());
    } else {
        const std::size_t dash = find_dash_before(text, at);
        problem.span = {item.span.source, dash, dash + 1};
        const std::string_view rest = read_rest(item.span, dash + 1);
        if (is_meant(rest))
            explain_comment(problem, take_first_word(rest), "put it in quotes");
        else
            problem.fix("delete it", rewrite(find_line(problem.span), ""));
    }
}

const Key* find_key_for(const Key& section, const yaml::Node& value) {
    const yaml::Node& single = find_single(value);
    const Key* found = nullptr;
    for (const Key& key : list_keys()) {
        const bool is_meant =
            single.is_scalar() ? knows(key, diag::trim(single.text)) : key.arity == Arity::Pair;
        if (key.section() != section.path || !is_meant || key.kind == Kind::Section) continue;
        if (found != nullptr) return nullptr;
        found = &key;
    }
    return found;
}

void explain_kind(diag::Diagnostic& problem, const Key& key, const yaml::Node::Entry& entry) {
    const yaml::Node& value = entry.value;
    const bool has_language = std::ranges::any_of(value.entries, [](const yaml::Node::Entry& each) {
        return base::find_row(list_languages(), each.key.text, &Language::code) != nullptr;
    });
    const Key* const plural = has_language ? find_key(fmt::format("{}s", key.path)) : nullptr; // titles
    const bool is_list = value.kind == yaml::Node::Kind::List;
    const Key* const named = value.is_scalar() ? find_key(join(key.path, to_american(value.text))) : nullptr;
    if (is_bare_placeholder(value)) {
        problem.correct("put it in quotes", {value.span, diag::quote(diag::read_span(value.span))});
    } else if (key.kind == Kind::Section && !value.is_map()) {
        const diag::Span& written = find_single(value).span;
        if (const Key* const meant = find_key_for(key, value))
            problem.fix(diag::write("write  {section}: {{{key}: {value}}}", key.name(), meant->name(),
                                    diag::read_span(take_first_line(written))),
                        diag::write_value(
                            value.span, fmt::format("{{{}: {}}}", meant->name(), diag::read_span(written))));
        else if (named != nullptr) // `extras: rules`
            problem.fix(named->example.empty()
                            ? diag::write("write  {section}: {{{key}: ...}}, which takes {wanted}",
                                          key.name(), named->name(), describe_values(*named))
                            : diag::write("write  {section}: {{{key}: {value}}}", key.name(), named->name(),
                                          named->example));
        else if (!value.items.empty() && std::ranges::all_of(value.items, &yaml::Node::is_map))
            problem.fix(diag::read_span(value.span).starts_with('[')
                            ? diag::Sentence("write its keys between { and }, not between [ and ]")
                            : "replace each - before its keys with a space");
        else
            problem.note(diag::write("keys: {keys}", base::join(list_names(key.path), " ")))
                .note(diag::write("for example:  {example}", write_example(key, entry.key.span)));
    } else if (plural != nullptr) {
        problem.fix(diag::write("write  {key}: {value}", plural->name(),
                                diag::read_span(take_first_line(value.span))),
                    diag::write_value(entry.key.span, std::string(plural->name())));
    } else if (is_list && key.kind == Kind::Paint) {
        problem.note("for two or more colors:  {gradient: linear, stops: [white, gold]}");
    } else if (is_list && key.section() == "symbols[]" && key.arity == Arity::One) {
        problem.fix("give each its own entry, which begins with -");
    }
}

} // namespace spotit::theme
