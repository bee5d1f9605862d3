// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/symbols/symbols.hpp"

#include "theme/keys/sections.hpp"
#include "theme/symbols/symbol_text.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/emoji.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace spotit::theme {
namespace {

/// Returns true for entries that stand for a number of symbols unknown from the list alone.
bool has_unknown_number(const yaml::Node& item) {
    return std::any_of(item.entries.begin(), item.entries.end(), [](const yaml::Node::Entry& entry) {
        const std::string& key = entry.key.text;
        return key == "group" || key == "file" || key == "folder" ||
               entry.value.text.find('*') != std::string::npos;
    });
}

/// Returns true if `except` has emoji for a group, or pictures for a folder; reports the others.
bool excepts_fit(Problems& problems, const Entry& entry) {
    const std::string_view key = entry.origins.back().key;
    if ((key == "group" && entry.except_files.empty()) || (key == "folder" && entry.except.empty()))
        return true;
    const bool is_group = key == "group", is_folder = key == "folder";
    problems
        .error(is_group ? entry.except_files.front().second : entry.except_key->span, "value",
               is_group ? fmt::format("a `group` is made of emoji, not of pictures such as {}",
                                      entry.except_files.front().first)
               : is_folder
                   ? std::string("a `folder` is made of pictures, not of emoji")
                   : fmt::format("`{}` is for a `group` of emoji or a `folder`", entry.except_key->key))
        .note(is_folder ? "fix: write the names of its files" : "fix: delete it");
    return false;
}

/// Returns the first two names of a symbol, quoted.
std::vector<std::string> two_names(const symbol::SymbolSpec& source) {
    std::vector<std::string> names;
    for (const auto& [language, name] : source.names)
        if (names.size() < 2) names.push_back(diag::quoted(name));
    return names;
}

/// Returns true if the keys of an entry go together; reports conflicts.
bool is_sound(Problems& problems, const Entry& entry) {
    if (entry.origins.empty() && !entry.fit.forms.empty()) return true;
    if (entry.origins.empty()) {
        problems.error(entry.source.span, "no-symbol", "this entry has no symbol")
            .note(entry.source.names.size() > 1
                      ? fmt::format("fix: write it as words:  forms: [{}]  with  deck: {{forms: mixed}}",
                                    fmt::join(two_names(entry.source), ", "))
                      : "give it one of: emoji text image group folder file forms")
            .note("for example:  {emoji: 🐶, name: dog}");
        return false;
    }
    const auto& [key, span] = entry.origins.back();
    if (entry.origins.size() > 1) {
        problems.error(
            span, "no-symbol",
            fmt::format("`{}` and `{}` can't both say what this symbol is", entry.origins[0].key, key),
            "give each an entry of its own");
        return false;
    }
    if (entry.group_key && key != "group") {
        problems.error(entry.group_key->span, "value",
                       fmt::format("`{}` is for a `group` of emoji", entry.group_key->key), "delete it");
        return false;
    }
    if (entry.image_key && key != "image" && key != "folder") {
        problems.error(entry.image_key->span, "value",
                       fmt::format("`{}` is for pictures: an `image` or a `folder`", entry.image_key->key),
                       "delete it");
        return false;
    }
    if (entry.except_key && !excepts_fit(problems, entry)) return false;
    if (!entry.source.name.empty() && (key == "group" || key == "file" || key == "folder")) {
        problems.error(span, "value", fmt::format("the symbols of a `{}` can't share one `name`", key),
                       "delete the name");
        return false;
    }
    return true;
}

/// Adds the symbols of a valid entry.
void add_entry(Reading& reading, const Entry& entry) {
    // `forms` alone are words; the first of them stands for the symbol.
    if (entry.origins.empty()) {
        symbol::SymbolSpec source = entry.source;
        source.text = entry.fit.forms.front();
        ++reading.symbols.count;
        return add_symbol(reading, std::move(source), entry.fit);
    }
    const std::string_view key = entry.origins.front().key;
    if (key == "group") {
        reading.symbols.groups.push_back({reading.theme.symbols.size(), entry});
    } else if (key == "folder") {
        add_folder(reading, entry);
    } else if (key == "file") {
        add_file(reading, entry);
    } else {
        ++reading.symbols.count;
        add_symbol(reading, entry.source, entry.fit);
    }
}

/// Notes the keys that say what kind of entry this is, and those for some kinds alone.
void note_kinds(Entry& entry, const MergedValues& given) {
    const auto is_one_of = [](std::string_view name, auto... names) { return ((name == names) || ...); };
    for (const auto& [key, value] : given.values) {
        if (value.node == nullptr) continue;
        const Entry::Origin origin{key->name(), value.node->span};
        if (is_one_of(origin.key, "emoji", "text", "image", "group", "file", "folder")) {
            entry.origins.push_back(origin);
            entry.source.span = origin.span;
        }
        if (is_one_of(origin.key, "count", "pick") && !entry.group_key) entry.group_key = origin;
        if (is_one_of(origin.key, "mask", "cut_out") && !entry.image_key) entry.image_key = origin;
        if (origin.key == "except") entry.except_key = origin;
    }
}

/// Reports `- 🐶 {group: animals}`, which YAML reads as a map with the key "🐶 {group".
bool report_keys_in_entry(Reading& reading, const yaml::Node& item) {
    const std::string_view written = diag::span_text(item.span), entry = find_entry_in_braces(written);
    if (entry.empty() || written.starts_with('{')) return false;
    const std::string_view symbols = diag::trimmed(written.substr(0, written.find(entry)));
    if (symbols.find_first_of(":\n") != std::string_view::npos) return false;
    reading.symbols.are_known = false;
    reading.problems.error(item.span, "list-in-text",
                           fmt::format("{} is an entry of its own in a list", entry),
                           fmt::format("write  - {}  and below it  - {}", symbols, entry));
    return true;
}

void read_entry(Reading& reading, const yaml::Node& item) {
    Entry entry;
    const bool is_pair = item.entries.size() == 1 && item.entries[0].key.is_scalar() &&
                         find_key(join("symbols[]", american(item.entries[0].key.text))) == nullptr;
    if (is_pair && is_emoji_pair(reading.problems, item.entries[0]))
        return report_emoji_pair(reading, item.entries[0]);
    if (const auto name = unquoted_name(item)) return add_symbols(reading, *name, entry);
    if (report_keys_in_entry(reading, item)) return;
    const std::size_t before = reading.problems.count();
    entry.source.span = item.span;
    MergedValues given;
    collect_keys(reading, item, "symbols[]", given);
    note_kinds(entry, given);
    read_values(reading, given, entry);
    if (reading.problems.count() == before && is_sound(reading.problems, entry))
        add_entry(reading, entry);
    else if (has_unknown_number(item))
        reading.symbols.are_known = false;
    else
        ++reading.symbols.count;
}

/// Reports "group animals", where the colon is missing.
bool report_group_without_colon(Reading& reading, const yaml::Node& item) {
    constexpr std::string_view key = "group ";
    const std::string_view text = diag::trimmed(item.text);
    if (!text.starts_with(key) || reading.emoji_names.group(diag::trimmed(text.substr(key.size()))).empty())
        return false;
    reading.symbols.are_known = false;
    reading.problems.error(item.span, "yaml-no-colon", "a ':' is missing after group",
                           fmt::format("write  - group: {}", diag::trimmed(text.substr(key.size()))));
    return true;
}

} // namespace

void read_symbol_item(Reading& reading, const yaml::Node& item) {
    if (item.is_scalar() && report_group_without_colon(reading, item)) return;
    switch (item.kind) {
    case yaml::Node::Kind::Null:
        report_null_item(reading.problems, item);
        ++reading.symbols.count;
        break;
    case yaml::Node::Kind::Scalar:
        add_symbols(reading, item, {});
        break;
    case yaml::Node::Kind::Map:
        read_entry(reading, item);
        break;
    case yaml::Node::Kind::List:
        reading.problems.error(item.span, "type", "an entry of `symbols` can't be a list",
                               "give each symbol an entry of its own");
        reading.symbols.count += static_cast<int>(item.items.size());
        break;
    }
}

namespace {

bool is_emoji(const yaml::Node& node) {
    const auto pieces = emoji::split_sequences(node.text);
    return node.is_scalar() && !pieces.empty() &&
           std::ranges::all_of(pieces, [](const emoji::TextRun& piece) { return piece.emoji; });
}

} // namespace

bool is_emoji_pair(const Problems& problems, const yaml::Node::Entry& entry) {
    const std::string& key = entry.key.text;
    const bool is_key =
        !problems.nearest_word(key, names_in("symbols[]")).empty() || !meant_key("symbols[]", key).empty();
    if (is_key || key.find_first_not_of("0123456789") == std::string::npos) return false;
    return is_emoji(entry.key) ? entry.value.is_scalar() : is_emoji(entry.value);
}

std::string with_keys(const yaml::Node::Entry& pair) {
    const bool is_first = is_emoji(pair.key);
    return fmt::format("{{emoji: {}, name: {}}}", diag::trimmed(is_first ? pair.key.text : pair.value.text),
                       diag::trimmed(is_first ? pair.value.text : pair.key.text));
}

void report_emoji_pair(Reading& reading, const yaml::Node::Entry& pair) {
    ++reading.symbols.count;
    reading.problems.error(
        pair.key.span, "unknown-key",
        fmt::format("`{}` is not a key of a symbol: the emoji and its name need a key each", pair.key.text),
        fmt::format("write  - {}", with_keys(pair)));
}

} // namespace spotit::theme
