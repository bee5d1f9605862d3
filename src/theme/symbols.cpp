// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/message.hpp"
#include "theme/reading.hpp"
#include "theme/symbol_text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

/// How people are told of a symbol.
std::string shown(const symbol::Source& source) {
    if (!source.image.empty()) return source.image.string();
    return source.text.empty() ? source.emoji : source.text;
}

void add_all(Reading& reading, const Node& node, Stands stands, const Entry& entry) {
    const SymbolText found = symbols_in(reading, node, stands);
    reading.symbol_count += static_cast<int>(found.symbols.size()) + found.mistakes;
    for (symbol::Source source : found.symbols) {
        source.color = entry.source.color;
        source.font = entry.source.font;
        source.font_span = entry.source.font_span;
        add_symbol(reading, std::move(source), entry.fit);
    }
}

/// What YAML makes of an unquoted `:name:` is a map with the key ":name" and no value.
bool is_unquoted_name(const Node& item) {
    return item.entries.size() == 1 && item.entries[0].value.kind == Node::Kind::Null &&
           item.entries[0].key.text.starts_with(':');
}

/// The name as a scalar, with its second colon.
Node unquoted_name(const Node& item) {
    Node name = item.entries[0].key;
    name.text += ":";
    const std::string_view source = name.span.source->text();
    if (name.span.end < source.size() && source[name.span.end] == ':') ++name.span.end;
    return name;
}

/// Entries that stand for a number of symbols that the list alone does not tell.
bool has_unknown_number(const Node& item) {
    return std::any_of(item.entries.begin(), item.entries.end(), [](const Node::Entry& entry) {
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
        symbol::Source source = entry.source;
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

bool is_emoji(const Node& node) {
    const auto pieces = symbol::split(node.text);
    return node.is_scalar() && !pieces.empty() &&
           std::ranges::all_of(pieces, [](const symbol::Piece& piece) { return piece.emoji; });
}

/// "🐶: dog" or "dog: 🐶", which wants to give an emoji its name; no key that is misspelt, nor a number.
bool is_named_emoji(const Reading& reading, const Node::Entry& entry) {
    const std::string& key = entry.key.text;
    const bool is_key =
        !reading.nearest(key, names_in("symbols[]")).empty() || meant_key("symbols[]", key) != "";
    if (is_key || key.find_first_not_of("0123456789") == std::string::npos) return false;
    return is_emoji(entry.key) ? entry.value.is_scalar() : is_emoji(entry.value);
}

std::string with_keys(const Node::Entry& entry) {
    const bool is_first = is_emoji(entry.key);
    return fmt::format("{{emoji: {}, name: {}}}", trimmed(is_first ? entry.key.text : entry.value.text),
                       trimmed(is_first ? entry.value.text : entry.key.text));
}

/// What stands before the colon is a key: one of those that an entry has.
void report_named_emoji(Reading& reading, const Node::Entry& entry) {
    ++reading.symbol_count;
    reading.add(
        {"unknown-key",
         fmt::format("`{}` is no key of a symbol: the emoji and its name need one each", entry.key.text),
         entry.key.span,
         "",
         {fmt::format("fix: write  - {}", with_keys(entry))}});
}

void read_entry(Reading& reading, const Node& item) {
    reading.entry = {};
    const bool is_pair = item.entries.size() == 1 && item.entries[0].key.is_scalar() &&
                         find_key(join("symbols[]", american(item.entries[0].key.text))) == nullptr;
    if (is_pair && is_named_emoji(reading, item.entries[0]))
        return report_named_emoji(reading, item.entries[0]);
    if (is_unquoted_name(item)) return add_all(reading, unquoted_name(item), Stands::InEntry, reading.entry);
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
bool report_group_without_colon(Reading& reading, const Node& item) {
    constexpr std::string_view key = "group ";
    const std::string_view text = trimmed(item.text);
    if (!text.starts_with(key) || reading.names.group(trimmed(text.substr(key.size()))).empty()) return false;
    reading.symbols_are_known = false;
    reading.add({"yaml-no-colon",
                 "a ':' is missing after group",
                 item.span,
                 "",
                 {fmt::format("fix: write  - group: {}", trimmed(text.substr(key.size())))}});
    return true;
}

void read_item(Reading& reading, const Node& item) {
    if (item.is_scalar() && report_group_without_colon(reading, item)) return;
    switch (item.kind) {
    case Node::Kind::Null:
        report_null_item(reading, item);
        ++reading.symbol_count;
        break;
    case Node::Kind::Scalar:
        add_all(reading, item, Stands::InEntry, {});
        break;
    case Node::Kind::Map:
        read_entry(reading, item);
        break;
    case Node::Kind::List:
        reading.add({"type",
                     "an entry of `symbols` can't be a list",
                     item.span,
                     "",
                     {"fix: give each symbol an entry of its own"}});
        ++reading.symbol_count;
        break;
    }
}

} // namespace

namespace {

/// `symbols: animals`, a word that can't be a deck.
bool report_lone_group(Reading& reading, const Node& node) {
    const std::string_view word = trimmed(node.text);
    if (reading.names.group(word).empty()) return false;
    reading.symbols_are_known = false;
    reading.add({"too-few-symbols",
                 fmt::format("here {} is a single word; the group of emoji is an entry of a list", word),
                 node.span,
                 "",
                 {fmt::format("fix: write  symbols: [{{group: {}}}]", word)}});
    return true;
}

} // namespace

std::string identity(const symbol::Source& source) {
    if (!source.image.empty()) return "file " + source.image.lexically_normal().string();
    if (source.text.empty()) return symbol::normalised(source.emoji);
    // An emoji that is written to be shown as text is still the same symbol to players.
    std::string plain = symbol::normalised(source.text);
    const std::vector<symbol::Piece> pieces = symbol::split(plain);
    const bool is_emoji = pieces.size() == 1 && pieces.front().emoji;
    return is_emoji ? plain : "word " + plain;
}

void add_symbol(Reading& reading, symbol::Source source, const Fit& fit) {
    const auto [first, is_new] = reading.seen.try_emplace(identity(source), source.span);
    if (is_new) {
        reading.theme.symbols.push_back(std::move(source));
        reading.theme.fits.push_back(fit);
        return;
    }
    reading.add({"same-symbol",
                 fmt::format("{} is in the deck twice; each symbol must be another", shown(source)),
                 source.span,
                 fmt::format("first in {}", place_of(first->second, source.span)),
                 {line_note(first->second), "fix: delete one of them, or put another symbol in its place"}});
}

void add_symbols(Reading& reading, const Node& node, const Entry& entry) {
    add_all(reading, node, Stands::InEntry, entry);
}

void add_symbol_list(Reading& reading, const Node& node) {
    if (node.is_scalar()) add_all(reading, node, Stands::InText, {});
    for (const Node& item : node.items) {
        if (reading.symbol_count <= most_symbols) read_item(reading, item);
    }
    if (reading.symbol_count > most_symbols) {
        reading.symbols_are_known = false;
        reading.add(
            {"range", fmt::format("a theme has at most {} symbols", most_symbols), node.span, "", {}});
    }
    if (node.is_map()) read_item(reading, node);
}

void read_symbols(Reading& reading, const Key& key, const Node& node) {
    reading.symbols_are_known = true;
    if (node.is_scalar() && report_lone_group(reading, node)) return;
    if (!node.is_map()) return add_symbol_list(reading, node);
    reading.symbols_are_known = false;
    const bool is_pair = !node.entries.empty() && is_named_emoji(reading, node.entries.front());
    diag::Span span = node.span;
    span.end = span.begin + text_of(span).substr(0, text_of(span).find('\n')).size();
    reading.add({"type",
                 fmt::format("`{}` must be {}, not keys", key.label(), description(key.kind)),
                 span,
                 "",
                 {is_pair ? fmt::format("fix: write each as  - {}", with_keys(node.entries.front()))
                          : "fix: begin each symbol with \"- \" in a line of its own"}});
}

} // namespace spotit::theme
