// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/layers/layers.hpp"

#include "theme/layers/merged_values.hpp"
#include "theme/reading.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/yaml.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace spotit::theme {
namespace {

/// Whether a value of this sort can stand here, as far as its kind alone tells.
bool takes(const Key& key, const yaml::Node& value) {
    const bool is_list = value.kind == yaml::Node::Kind::List;
    switch (key.kind) {
    case Kind::Symbols:
        return true;
    case Kind::Section:
        return value.is_map() || (value.is_scalar() && key.read != nullptr);
    case Kind::Paint:
        return value.is_scalar() || value.is_map();
    default:
        break;
    }
    switch (key.many) {
    case Many::One:
        break;
    case Many::List:
        return value.is_scalar() || is_list;
    case Many::Pair:
        return is_list && value.items.size() == 2;
    case Many::Map:
        return value.is_map();
    }
    return value.is_scalar();
}

/// Whether the row's kind takes this sort of value; reports where it doesn't.
bool fits(Reading& reading, const Key& key, const yaml::Node& value) {
    if (takes(key, value)) return true;
    const std::string_view is = value.is_map() ? "keys" : value.is_scalar() ? "a single value" : "a list";
    Reading::Problem problem{"type",
                             fmt::format("`{}` must be {}, not {}", key.label(), description(key), is),
                             value.span, "", remedies_for(key, value)};
    // What spans several lines is marked where it begins.
    const std::string_view text = diag::span_text(value.span);
    problem.span.end = problem.span.begin + std::min(text.find('\n'), text.size());
    if (value.is_scalar() && yaml::has_wide_colon(value.text))
        problem.notes = yaml::wide_colon_note(value.text);
    if (key.kind == Kind::Section) {
        problem.message = fmt::format("`{}` has {}, not {}", key.label(), description(key.kind), is);
    } else if (key.many == Many::Pair && value.kind == yaml::Node::Kind::List) {
        problem.message =
            fmt::format("`{}` must be {}, not of {}", key.label(), description(key), value.items.size());
    }
    reading.add(std::move(problem));
    return false;
}

void report_duplicate(Reading& reading, const Key& key, const yaml::Node::Entry& entry,
                      const yaml::Node::Entry& first) {
    reading.add({"duplicate-key",
                 fmt::format("`{}` is given twice", key.label()),
                 entry.key.span,
                 fmt::format("first in {}", diag::describe_place(first.key.span, entry.key.span)),
                 {diag::line_note(first.key.span), "fix: delete one of them"}});
}

/// Quotes that reach over lines with keys: the closing one is missing, and another was taken for it.
bool swallows_keys(Reading& reading, const yaml::Node& value) {
    const std::string_view text = diag::span_text(value.span);
    if (!value.is_scalar() || text.empty() || (text[0] != '"' && text[0] != '\'')) return false;
    for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n', end + 1)) {
        const std::string_view line = diag::trimmed(text.substr(end + 1, text.find('\n', end + 1) - end - 1));
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

/// A path or a style that is no text at all; reports it.
bool is_empty_name(Reading& reading, const Key& key, const yaml::Node& value) {
    const bool names_something = key.kind == Kind::Path || key.kind == Kind::Themes;
    if (!names_something || !value.is_scalar() || !diag::trimmed(value.text).empty()) return false;
    reading.add({"no-value",
                 fmt::format("`{}` is empty", key.label()),
                 value.span,
                 "",
                 {"fix: write a name there, or delete the line"}});
    return true;
}

void report_no_colon(Reading& reading, const yaml::Node& name) {
    Reading::Problem problem{"yaml-no-colon",
                             fmt::format("there is no ':' after `{}`", name.text),
                             name.span,
                             "",
                             {"fix: write it as  key: value, or delete it"}};
    if (yaml::has_wide_colon(name.text)) {
        problem.message = fmt::format("there is no ':' in `{}`", name.text);
        problem.notes = yaml::wide_colon_note(name.text);
    }
    reading.add(std::move(problem));
}

/// A list or a map in place of a key. Where it follows a line with a lone ?, that was meant as a text.
void report_no_word(Reading& reading, const yaml::Node& name) {
    const std::string_view text = name.span.source->text();
    const std::size_t before = text.find_last_not_of(" \t\r\n", name.span.begin - 1);
    const std::size_t line_end = before == std::string_view::npos ? before : text.find('\n', before);
    if (name.span.begin == 0 || line_end >= name.span.begin || text[before] != '?')
        return reading.add({"type", "a key must be a word", name.span, "", {}});
    reading.symbols_are_known = false;
    reading.add({"yaml-reserved-sign",
                 "YAML keeps ? to itself: no value begins with it",
                 {name.span.source, before, before + 1},
                 "",
                 {"fix: put it in quotes"}});
}

void collect(Reading& reading, const yaml::Node& map, std::string_view section, Given& given);

void collect_entry(Reading& reading, const Key& key, const yaml::Node::Entry& entry, Given& given) {
    Given::Value& given_value = given.values[&key];
    given_value.key = entry.key.span;
    if (entry.value.kind == yaml::Node::Kind::Null) return report_null(reading, key, entry);
    if (!fits(reading, key, entry.value) || swallows_keys(reading, entry.value) ||
        is_empty_name(reading, key, entry.value))
        return;
    given_value.node = &entry.value;
    if (entry.value.is_map() && key.kind == Kind::Section) collect(reading, entry.value, key.path, given);
}

void collect(Reading& reading, const yaml::Node& map, std::string_view section, Given& given) {
    std::map<const Key*, const yaml::Node::Entry*> first;
    for (const yaml::Node::Entry& entry : map.entries) {
        const yaml::Node& name = entry.key;
        if (!name.is_scalar()) {
            report_no_word(reading, name);
            continue;
        }
        if (name.text.starts_with("x_")) continue;
        if (entry.value.kind == yaml::Node::Kind::Null && lacks_colon(entry)) {
            report_no_colon(reading, name);
            continue;
        }
        const Key* key = find_key(join(section, american(name.text)));
        if (key == nullptr)
            report_unknown(reading, entry, section);
        else if (!first.try_emplace(key, &entry).second)
            report_duplicate(reading, *key, entry, *first[key]);
        else
            collect_entry(reading, *key, entry, given);
    }
}

/// No key but `symbols`, which counts its own, has use for more entries; so many would only keep us busy.
bool is_endless(Reading& reading, const Key& key, const yaml::Node& node) {
    constexpr std::size_t max_entries = 1000;
    const std::size_t count = node.items.size() + node.entries.size();
    if (key.path == "symbols" || count <= max_entries) return false;
    reading.add(
        {"range",
         fmt::format("`{}` has {} entries; more than {} are not read", key.label(), count, max_entries),
         node.span,
         "",
         {"fix: take some of them away"}});
    return true;
}

/// Rows stand in the table before those that refer to their values.
void read_given(Reading& reading, const Given& given) {
    for (const auto& [key, value] : given.values)
        reading.key_spans.insert_or_assign(std::string(key->path), value.key);
    for (const auto& [key, value] : given.values) {
        if (value.node == nullptr || is_endless(reading, *key, *value.node)) continue;
        const std::size_t before = reading.problems;
        if (key->read != nullptr) key->read(reading, *key, *value.node);
        if (reading.problems == before && !is_shared(key->section()))
            reading.theme.spans[std::string(key->path)] = value.node->span;
    }
}

} // namespace

void read_section(Reading& reading, const yaml::Node& map, std::string_view section) {
    Given given;
    collect(reading, map, section, given);
    read_given(reading, given);
}

void read_layers(Reading& reading, std::span<const Layer> layers) {
    Given given;
    for (std::size_t i = 0; i < layers.size(); ++i) {
        Given upper;
        collect(reading, layers[i].root, "", upper);
        for (auto& [key, value] : upper.values) value.layer = i;
        lay_over(given, upper);
    }
    drop_overruled(given);
    warn_of_lost_changes(reading, given);
    for (const auto& [key, value] : given.values) reading.layer_of[std::string(key->path)] = value.layer;
    read_given(reading, given);
    reading.joined = std::move(given.made); // some are read later
}

} // namespace spotit::theme
