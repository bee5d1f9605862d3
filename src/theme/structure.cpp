// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/message.hpp"
#include "theme/reading.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace spotit::theme {
namespace {

/// A value whose key is in the table.
struct Given {
    const Key* key;
    const Node* value;
};

std::string owners(const std::vector<std::string_view>& sections) {
    std::vector<std::string> names;
    for (const std::string_view section : sections) names.push_back(section_name(section));
    return listed({names.begin(), names.end()});
}

/// "`symbols-per-card` is written `symbols_per_card`", and where it belongs.
void report_spelling(Reading& reading, const Node& key, std::string_view section, const std::string& name) {
    std::string message = fmt::format("`{}` is written `{}`", key.text, name);
    const auto sections = sections_with(name);
    if (std::find(sections.begin(), sections.end(), section) == sections.end()) {
        message += fmt::format(", and belongs to {}, not {}", owners(sections), section_name(section));
    }
    reading.add({"unknown-key", std::move(message), key.span, "", {}});
}

void report_misplaced(Reading& reading, const Node& key, std::string_view section) {
    const std::string name = american(key.text);
    const auto sections = sections_with(name);
    std::string message = fmt::format("`{}` belongs to {}", key.text, owners(sections));
    if (!section.empty()) message += fmt::format(", not {}", section_name(section));
    Reading::Problem problem{"unknown-key", std::move(message), key.span, "", {}};
    if (sections.size() == 1 && sections.front() != "symbols[]") {
        const Key* row = find_key(join(sections.front(), name));
        const bool is_override = key.span.source != reading.source;
        if (row->kind == Kind::Later)
            problem.notes = {fmt::format("but `{}` is not built yet", row->label())};
        else if (is_override)
            problem.notes = {fmt::format("fix: write {}=...", row->label())};
        else if (section.empty())
            problem.notes = {fmt::format("fix: put it below  {}:", sections.front())};
    }
    reading.add(std::move(problem));
}

void report_unknown(Reading& reading, const Node& key, std::string_view section) {
    const std::string name = american(snake_case(key.text));
    for (const std::string_view blank : {std::string_view("\u00A0"), std::string_view("\u3000")}) {
        if (!key.text.starts_with(blank)) continue;
        reading.add({"no-break-space",
                     "a no-break space stands before this key; YAML wants plain spaces",
                     key.span,
                     "",
                     {"fix: delete it and type spaces"}});
        return;
    }
    if (key.text == "<<") {
        reading.add(
            {"unknown-key", "YAML's merge key << is not read", key.span, "", {"fix: write the keys out"}});
        return;
    }
    if (!sections_with(name).empty()) {
        if (name != american(key.text)) return report_spelling(reading, key, section, name);
        return report_misplaced(reading, key, section);
    }
    const std::string in = section.empty() ? "a theme" : section_name(section);
    Reading::Problem problem{
        "unknown-key", fmt::format("there is no `{}` in {}", key.text, in), key.span, "", {}};
    const std::string_view near = diag::nearest(key.text, names_in(section, Which::All));
    if (!near.empty())
        problem.label = fmt::format("did you mean `{}`?", near);
    else
        problem.notes = {fmt::format("keys: {}", fmt::join(names_in(section, Which::Built), " "))};
    reading.add(std::move(problem));
}

/// Whether the row's kind takes this sort of value; reports where it doesn't.
bool fits(Reading& reading, const Key& key, const Node& value) {
    const bool is_section = key.kind == Kind::Section;
    const bool takes_map = is_section || key.kind == Kind::Cards;
    if (key.kind == Kind::Symbols || (takes_map && value.is_map())) return true;
    if (key.kind == Kind::Files && value.kind == Node::Kind::List) return true;
    if (value.is_scalar() && (!takes_map || (is_section && key.read != nullptr))) return true;
    const std::string_view is = value.is_map() ? "keys" : value.is_scalar() ? "a single value" : "a list";
    Reading::Problem problem{"type",
                             fmt::format("`{}` must be {}, not {}", key.label(), description(key.kind), is),
                             value.span,
                             "",
                             {}};
    // What spans several lines is marked where it begins.
    const std::string_view text = text_of(value.span);
    problem.span.end = problem.span.begin + std::min(text.find('\n'), text.size());
    if (is_section) {
        problem.message = fmt::format("`{}` has {}, not {}", key.label(), description(key.kind), is);
        problem.notes = {fmt::format("keys: {}", fmt::join(names_in(key.path, Which::Built), " "))};
    }
    reading.add(std::move(problem));
    return false;
}

void report_duplicate(Reading& reading, const Key& key, const Node::Entry& entry, const Node::Entry& first) {
    reading.add({"duplicate-key",
                 fmt::format("`{}` is given twice", key.label()),
                 entry.key.span,
                 fmt::format("first in {}", place_of(first.key.span, entry.key.span)),
                 {line_note(first.key.span), "fix: delete one of them"}});
}

/// Quotes that reach over lines with keys: the closing one is missing, and another was taken for it.
bool swallows_keys(Reading& reading, const Node& value) {
    const std::string_view text = text_of(value.span);
    if (!value.is_scalar() || text.empty() || (text[0] != '"' && text[0] != '\'')) return false;
    for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n', end + 1)) {
        const std::string_view line = trimmed(text.substr(end + 1, text.find('\n', end + 1) - end - 1));
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos || sections_with(american(line.substr(0, colon))).empty())
            continue;
        const diag::Span quote{value.span.source, value.span.begin, value.span.begin + 1};
        const int last = quote.source->line_number(value.span.end - 1);
        reading.add({"yaml-unclosed-quote",
                     "this quote is not closed in its line",
                     quote,
                     fmt::format("the next one is in line {}", last),
                     {fmt::format("fix: add the missing {}", text[0])}});
        return true;
    }
    return false;
}

void collect(Reading& reading, const Node& map, std::string_view section, std::vector<Given>& given);

void collect_entry(Reading& reading, const Key& key, const Node::Entry& entry, std::vector<Given>& given) {
    reading.key_spans.try_emplace(std::string(key.path), entry.key.span);
    if (key.kind == Kind::Later) {
        reading.add({"not-built", fmt::format("`{}` is not built yet", key.label()), entry.key.span, "", {}});
        return;
    }
    if (entry.value.kind == Node::Kind::Null) return report_null(reading, key, entry);
    if (!fits(reading, key, entry.value) || swallows_keys(reading, entry.value)) return;
    if (key.read != nullptr) given.push_back({&key, &entry.value});
    if (entry.value.is_map() && key.kind == Kind::Section) collect(reading, entry.value, key.path, given);
}

void collect(Reading& reading, const Node& map, std::string_view section, std::vector<Given>& given) {
    std::map<const Key*, const Node::Entry*> first;
    for (const Node::Entry& entry : map.entries) {
        const Node& name = entry.key;
        if (!name.is_scalar()) {
            reading.add({"type", "a key must be a word", name.span, "", {}});
            continue;
        }
        if (name.text.starts_with("x_")) continue;
        if (entry.value.kind == Node::Kind::Null && lacks_colon(entry)) {
            reading.add({"yaml-no-colon",
                         fmt::format("there is no ':' after `{}`", name.text),
                         name.span,
                         "",
                         {"fix: write it as  key: value, or delete it"}});
            continue;
        }
        const Key* key = find_key(join(section, american(name.text)));
        if (key == nullptr)
            report_unknown(reading, name, section);
        else if (!first.try_emplace(key, &entry).second)
            report_duplicate(reading, *key, entry, *first[key]);
        else
            collect_entry(reading, *key, entry, given);
    }
}

} // namespace

void read_section(Reading& reading, const Node& map, std::string_view section) {
    std::vector<Given> given;
    collect(reading, map, section, given);
    // Rows stand in the table before those that refer to their values.
    std::stable_sort(given.begin(), given.end(),
                     [](const Given& a, const Given& b) { return a.key < b.key; });
    for (const auto& [key, value] : given) {
        const std::size_t before = reading.problems;
        key->read(reading, *key, *value);
        if (reading.problems == before) reading.theme.spans[std::string(key->path)] = value->span;
    }
}

} // namespace spotit::theme
