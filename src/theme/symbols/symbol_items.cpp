// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/symbols/symbols.hpp"

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

/// The keys that say what an entry is.
constexpr std::string_view kinds[] = {"emoji", "text", "image", "group", "file", "folder"};

/// A key for some kinds of entries alone.
struct Use {
    std::string_view key;
    std::initializer_list<std::string_view> kinds;
    std::string_view words;
};
const Use uses[] = {{"count", {"group"}, "a `group` of emoji"},
                    {"pick", {"group"}, "a `group` of emoji"},
                    {"mask", {"image", "folder"}, "pictures: an `image` or a `folder`"},
                    {"cut_out", {"image", "folder"}, "pictures: an `image` or a `folder`"},
                    {"except", {"group", "folder"}, "a `group` of emoji or a `folder`"},
                    {"name", {"emoji", "text", "image"}, "a single symbol"}};

/// Returns true if `except` has emoji for a group, or pictures for a folder; reports the others.
bool excepts_fit(Problems& problems, const Entry& entry, const diag::Span& span) {
    if (entry.kind == "group" && !entry.except_files.empty())
        problems.error(entry.except_files.front().second, "value",
                       fmt::format("a `group` is made of emoji, not of pictures such as {}",
                                   entry.except_files.front().first),
                       "delete it");
    else if (entry.kind == "folder" && !entry.except.empty())
        problems.error(span, "value", "a `folder` is made of pictures, not of emoji",
                       "write the names of its files");
    else
        return true;
    return false;
}

/// Reports an entry that does not say what it is.
void report_no_symbol(Problems& problems, const symbol::SymbolSpec& spec) {
    std::vector<std::string> names;
    for (const auto& [language, name] : spec.names)
        if (names.size() < 2) names.push_back(diag::quoted(name));
    problems.error(spec.span, "no-symbol", "this entry has no symbol")
        .note(names.size() > 1
                  ? fmt::format("fix: write it as words:  forms: [{}]  with  deck: {{forms: mixed}}",
                                fmt::join(names, ", "))
                  : "give it one of: emoji text image group folder file forms")
        .note("for example:  {emoji: 🐶, name: dog}");
}

/// Returns true if the keys of an entry go together; reports conflicts.
bool is_sound(Problems& problems, const Entry& entry) {
    if (entry.kind.empty()) {
        if (entry.fit.forms.empty()) report_no_symbol(problems, entry.source);
        return !entry.fit.forms.empty();
    }
    for (const auto& [key, span] : entry.given) {
        if (key != entry.kind && std::ranges::find(kinds, key) != std::end(kinds)) {
            problems.error(span, "no-symbol",
                           fmt::format("`{}` and `{}` can't both say what this symbol is", entry.kind, key),
                           "give each an entry of its own");
            return false;
        }
        const Use* const use = std::ranges::find(uses, key, &Use::key);
        if (use != std::end(uses) && std::ranges::find(use->kinds, entry.kind) == use->kinds.end()) {
            problems.error(span, "value", fmt::format("`{}` is for {}", key, use->words), "delete it");
            return false;
        }
        if (key == "except" && !excepts_fit(problems, entry, span)) return false;
    }
    return true;
}

/// Adds the symbols of a valid entry.
void add_entry(Reading& reading, const Entry& entry) {
    if (entry.kind == "group") return reading.symbols.groups.push_back({reading.theme.symbols.size(), entry});
    if (entry.kind == "folder") return add_folder(reading, entry);
    if (entry.kind == "file") return add_file(reading, entry);
    symbol::SymbolSpec symbol = entry.source;
    // `forms` alone are words; the first of them stands for the symbol.
    if (entry.kind.empty()) symbol.text = entry.fit.forms.front();
    ++reading.symbols.count;
    add_symbol(reading, std::move(symbol), entry.fit);
}

/// Notes the keys that are given, and which of them says what kind of entry this is.
void note_keys(Entry& entry, const MergedValues& given) {
    for (const auto& [key, value] : given.values) {
        if (value.node == nullptr) continue;
        entry.given.emplace_back(key->name(), value.node->span);
        if (!entry.kind.empty() || std::ranges::find(kinds, key->name()) == std::end(kinds)) continue;
        entry.kind = key->name();
        entry.source.span = value.node->span;
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
    if (const auto pair = is_pair ? write_emoji_pair(reading.problems, item.entries[0]) : ""; !pair.empty()) {
        ++reading.symbols.count;
        const yaml::Node& key = item.entries[0].key;
        reading.problems.error(
            key.span, "unknown-key",
            fmt::format("`{}` is not a key of a symbol: the emoji and its name need a key each", key.text),
            fmt::format("write  - {}", pair));
        return;
    }
    if (const auto name = unquoted_name(item)) return add_symbols(reading, *name, entry);
    if (report_keys_in_entry(reading, item)) return;
    const std::size_t before = reading.problems.count();
    entry.source.span = item.span;
    MergedValues given;
    collect_keys(reading, item, "symbols[]", given);
    note_keys(entry, given);
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

std::string write_emoji_pair(const Problems& problems, const yaml::Node::Entry& pair) {
    const std::string& key = pair.key.text;
    const bool is_key =
        !problems.nearest_word(key, names_in("symbols[]")).empty() || !meant_key("symbols[]", key).empty();
    if (is_key || key.find_first_not_of("0123456789") == std::string::npos) return {};
    const bool is_first = is_emoji(pair.key);
    if (is_first ? !pair.value.is_scalar() : !is_emoji(pair.value)) return {};
    const yaml::Node &emoji = is_first ? pair.key : pair.value, &name = is_first ? pair.value : pair.key;
    return fmt::format("{{emoji: {}, name: {}}}", diag::trimmed(emoji.text), diag::trimmed(name.text));
}

} // namespace spotit::theme
