// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/emoji_text.hpp"
#include "theme/message.hpp"
#include "theme/reading.hpp"

#include <fmt/format.h>

namespace spotit::theme {
namespace {

void add_symbol(Reading& reading, symbol::Source symbol) {
    const auto [first, is_new] = reading.seen.try_emplace(symbol::normalised(symbol.emoji), symbol.span);
    if (is_new) {
        reading.theme.symbols.push_back(std::move(symbol));
        return;
    }
    reading.add({"same-symbol",
                 fmt::format("{} is in the deck twice; each symbol must be another", symbol.emoji),
                 symbol.span,
                 fmt::format("first in {}", place_of(first->second, symbol.span)),
                 {line_note(first->second), "fix: delete one of them, or put another symbol in its place"}});
}

void add_all(Reading& reading, const Node& node, Form form) {
    const EmojiText found = emoji_in(reading, node, form);
    reading.symbol_count += static_cast<int>(found.emoji.size()) + found.mistakes;
    for (const auto& [emoji, span] : found.emoji) add_symbol(reading, {.emoji = emoji, .span = span});
}

/// What YAML makes of an unquoted `:name:` is a map with the key ":name" and no value.
bool is_unquoted_name(const Node& item) {
    return item.entries.size() == 1 && item.entries[0].value.kind == Node::Kind::Null &&
           item.entries[0].key.text.starts_with(':');
}

/// Entries that stand for more than one symbol; none of them is built yet, but then nobody knows how many are
/// missing.
bool has_unknown_number(const Node& item) {
    for (const Node::Entry& entry : item.entries) {
        const std::string& key = entry.key.text;
        if (key == "group" || key == "file" || key == "folder") return true;
    }
    return false;
}

void read_entry(Reading& reading, const Node& item) {
    if (has_unknown_number(item))
        reading.symbols_are_known = false;
    else
        ++reading.symbol_count;
    if (is_unquoted_name(item)) {
        report_name(reading, item.entries[0].key.text + ":", item.span);
        return;
    }
    const std::size_t before = reading.problems;
    reading.entry = {.emoji = "", .span = item.span};
    read_section(reading, item, "symbols[]");
    if (reading.problems != before) return;
    if (reading.entry.emoji.empty()) {
        reading.add({"no-emoji",
                     "this entry has no `emoji`",
                     item.span,
                     "",
                     {"for example:  {emoji: 🐶, name: dog}"}});
        return;
    }
    add_symbol(reading, reading.entry);
}

void read_item(Reading& reading, const Node& item) {
    switch (item.kind) {
    case Node::Kind::Null:
        report_null_item(reading, item);
        ++reading.symbol_count;
        break;
    case Node::Kind::Scalar:
        add_all(reading, item, Form::Entry);
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

void read_symbols(Reading& reading, const Key& key, const Node& node) {
    reading.symbols_are_known = true;
    if (node.is_scalar()) add_all(reading, node, Form::Text);
    for (const Node& item : node.items) read_item(reading, item);
    if (!node.is_map()) return;
    reading.symbols_are_known = false;
    diag::Span span = node.span;
    span.end = span.begin + text_of(span).substr(0, text_of(span).find('\n')).size();
    reading.add({"type",
                 fmt::format("`{}` must be {}, not keys", key.label(), description(key.kind)),
                 span,
                 "",
                 {"fix: begin each symbol with \"- \" in a line of its own"}});
}

void read_symbol_emoji(Reading& reading, const Key& key, const Node& node) {
    const EmojiText found = emoji_in(reading, node, Form::Entry);
    if (found.mistakes > 0) return;
    if (found.emoji.size() == 1) {
        reading.entry.emoji = found.emoji[0].first;
        reading.entry.span = found.emoji[0].second;
        return;
    }
    reading.add({"value",
                 fmt::format("`{}` must be one emoji, and here are {}", key.name(), found.emoji.size()),
                 node.span,
                 "",
                 {"fix: give each an entry of its own"}});
}

void read_symbol_name(Reading& reading, const Key&, const Node& node) {
    reading.entry.name = trimmed(node.text);
}

} // namespace spotit::theme
