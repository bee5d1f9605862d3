// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/symbols/symbol_items.hpp"

#include "theme/symbols/emoji_pair.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

/// What YAML makes of an unquoted `:name:` is a map with the key ":name" and no value.
bool is_unquoted_name(const yaml::Node& item) {
    return item.entries.size() == 1 && item.entries[0].value.kind == yaml::Node::Kind::Null &&
           item.entries[0].key.text.starts_with(':');
}

/// The name as a scalar, with its second colon.
yaml::Node unquoted_name(const yaml::Node& item) {
    yaml::Node name = item.entries[0].key;
    name.text += ":";
    const std::string_view source = name.span.source->text();
    if (name.span.end < source.size() && source[name.span.end] == ':') ++name.span.end;
    return name;
}

/// Entries that stand for a number of symbols that the list alone does not tell.
bool has_unknown_number(const yaml::Node& item) {
    return std::any_of(item.entries.begin(), item.entries.end(), [](const yaml::Node::Entry& entry) {
        const std::string& key = entry.key.text;
        return key == "group" || key == "file" || key == "folder";
    });
}

/// Whether the keys of an entry go together; reports where they don't.
bool is_sound(Reading& reading, const Entry& entry) {
    if (entry.origins.empty() && !entry.fit.forms.empty()) return true;
    if (entry.origins.empty()) {
        reading.add(
            {"no-symbol",
             "this entry names no symbol",
             entry.source.span,
             "",
             {"give it one of: emoji text image group folder file", "for example:  {emoji: 🐶, name: dog}"}});
        return false;
    }
    const auto& [key, span] = entry.origins.back();
    if (entry.origins.size() > 1) {
        reading.add(
            {"no-symbol",
             fmt::format("`{}` and `{}` can't both say what this symbol is", entry.origins[0].key, key),
             span,
             "",
             {"fix: give each an entry of its own"}});
        return false;
    }
    if (entry.of_groups && key != "group") {
        reading.add({"value",
                     fmt::format("`{}` is for a `group` of emoji", entry.of_groups->key),
                     entry.of_groups->span,
                     "",
                     {"fix: delete it"}});
        return false;
    }
    if (!entry.source.name.empty() && (key == "group" || key == "file" || key == "folder")) {
        reading.add({"value",
                     fmt::format("all of a `{}` can't have one `name`", key),
                     span,
                     "",
                     {"fix: delete the name"}});
        return false;
    }
    return true;
}

/// An entry without mistakes.
void add_entry(Reading& reading, const Entry& entry) {
    // `forms` alone are words; the first of them stands for the symbol.
    if (entry.origins.empty()) {
        symbol::SymbolSpec source = entry.source;
        source.text = entry.fit.forms.front();
        ++reading.symbol_count;
        return add_symbol(reading, std::move(source), entry.fit);
    }
    const std::string_view key = entry.origins.front().key;
    if (key == "group") {
        reading.groups.push_back({reading.theme.symbols.size(), entry});
    } else if (key == "folder") {
        add_folder(reading, entry);
    } else if (key == "file") {
        add_file(reading, entry);
    } else {
        ++reading.symbol_count;
        add_symbol(reading, entry.source, entry.fit);
    }
}

void read_entry(Reading& reading, const yaml::Node& item) {
    reading.entry = {};
    const bool is_pair = item.entries.size() == 1 && item.entries[0].key.is_scalar() &&
                         find_key(join("symbols[]", american(item.entries[0].key.text))) == nullptr;
    if (is_pair && is_emoji_pair(reading, item.entries[0]))
        return report_emoji_pair(reading, item.entries[0]);
    if (is_unquoted_name(item)) return add_symbols(reading, unquoted_name(item), reading.entry);
    const std::size_t before = reading.problems;
    reading.entry.source.span = item.span;
    read_section(reading, item, "symbols[]");
    if (reading.problems == before && is_sound(reading, reading.entry))
        add_entry(reading, reading.entry);
    else if (has_unknown_number(item))
        reading.symbols_are_known = false;
    else
        ++reading.symbol_count;
}

/// "group animals", where the colon was forgotten.
bool report_group_without_colon(Reading& reading, const yaml::Node& item) {
    constexpr std::string_view key = "group ";
    const std::string_view text = diag::trimmed(item.text);
    if (!text.starts_with(key) || reading.names.group(diag::trimmed(text.substr(key.size()))).empty())
        return false;
    reading.symbols_are_known = false;
    reading.add({"yaml-no-colon",
                 "a ':' is missing after group",
                 item.span,
                 "",
                 {fmt::format("fix: write  - group: {}", diag::trimmed(text.substr(key.size())))}});
    return true;
}

} // namespace

void read_symbol_item(Reading& reading, const yaml::Node& item) {
    if (item.is_scalar() && report_group_without_colon(reading, item)) return;
    switch (item.kind) {
    case yaml::Node::Kind::Null:
        report_null_item(reading, item);
        ++reading.symbol_count;
        break;
    case yaml::Node::Kind::Scalar:
        add_symbols(reading, item, {});
        break;
    case yaml::Node::Kind::Map:
        read_entry(reading, item);
        break;
    case yaml::Node::Kind::List:
        reading.add({"type",
                     "an entry of `symbols` can't be a list",
                     item.span,
                     "",
                     {"fix: give each symbol an entry of its own"}});
        ++reading.symbol_count;
        break;
    }
}

} // namespace spotit::theme
