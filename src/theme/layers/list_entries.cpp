// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/layers/overrides.hpp"

#include "theme/symbols/symbol_text.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace spotit::theme {
namespace {

/// Returns the value of a key of a map, in any spelling; null if there is none.
yaml::Node* find_entry(yaml::Node& map, std::string_view name) {
    const auto found = std::ranges::find_if(map.entries, [&](const yaml::Node::Entry& entry) {
        return entry.key.is_scalar() && american(entry.key.text) == american(name);
    });
    return found == map.entries.end() ? nullptr : &found->value;
}

/// Returns the value of these keys in the uppermost layer that has one.
yaml::Node* find_uppermost(std::vector<Layer>& layers, std::span<const yaml::Node> keys) {
    for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer) {
        yaml::Node* at = &layer->root;
        for (const yaml::Node& key : keys) at = at == nullptr ? nullptr : find_entry(*at, key.text);
        if (at != nullptr) return at;
    }
    return nullptr;
}

/// Converts a single value, or a text of symbols, to a list with an entry for each. Returns false if that is
/// impossible, which is reported.
bool make_list(ReadContext& context, const Setting& setting, yaml::Node& value) {
    if (value.kind == yaml::Node::Kind::List) return true;
    const std::string path = join_keys(setting.list);
    const Key* key = find_key(path);
    const bool is_text = key != nullptr && key->kind == Kind::Symbols && value.is_scalar();
    if (!is_text && (key == nullptr || key->arity != Arity::List || !value.is_scalar())) {
        context.error(setting.number->span, "no-entry", fmt::format("`{}` is not a list", path));
        return false;
    }
    std::vector<yaml::Node> items{value};
    if (is_text) {
        const SymbolText found = symbols_in(context, value, SymbolPlace::InText);
        if (found.mistakes > 0) return false;
        items.clear();
        for (const symbol::SymbolSpec& symbol : found.symbols) {
            std::string text = !symbol.emoji.empty() ? symbol.emoji : symbol.text;
            if (text.empty()) text = diag::span_text(symbol.span); // a picture's path as it is written
            items.push_back({yaml::Node::Kind::Scalar, std::move(text), symbol.span, {}, {}});
        }
    }
    value.kind = yaml::Node::Kind::List;
    value.items = std::move(items);
    return true;
}

/// Converts a symbol in any form to a map; returns false if it is none, which is reported.
bool make_map(ReadContext& context, const Setting& setting, yaml::Node& entry) {
    const bool is_name =
        entry.is_map() && entry.entries.size() == 1 && entry.entries[0].key.text.starts_with(':');
    if (entry.is_map() && !is_name) return true;
    if (setting.list[0].text != "symbols" || (!entry.is_scalar() && !is_name)) {
        context.error(setting.keys[0].span, "no-entry",
                      fmt::format("an entry of `{}` has no keys", join_keys(setting.list)));
        return false;
    }
    // YAML reads an unquoted :name: as a map.
    if (is_name)
        entry = {
            yaml::Node::Kind::Scalar, entry.entries[0].key.text + ":", entry.entries[0].key.span, {}, {}};
    const SymbolText found = symbols_in(context, entry, SymbolPlace::InEntry);
    if (found.mistakes > 0) return false;
    if (found.symbols.size() != 1) {
        context.error(setting.number->span, "no-entry",
                      fmt::format("entry {} gives {} symbols, but keys are for a single one",
                                  setting.number->text, found.symbols.size()));
        return false;
    }
    const symbol::SymbolSpec& symbol = found.symbols.front();
    const yaml::Node key{yaml::Node::Kind::Scalar,
                         !symbol.emoji.empty()  ? "emoji"
                         : !symbol.text.empty() ? "text"
                                                : "image",
                         entry.span,
                         {},
                         {}};
    entry = wrap({&key, 1}, std::move(entry));
    return true;
}

/// A symbol that becomes another one loses its old emoji, text or picture, and the keys of a group.
void drop_old_symbol(yaml::Node& entry, const yaml::Node& key) {
    constexpr std::string_view origins[] = {"emoji", "text", "image", "group", "file", "folder"};
    constexpr std::string_view of_groups[] = {"count", "pick", "except"};
    if (std::ranges::find(origins, key.text) == std::end(origins)) return;
    std::erase_if(entry.entries, [&](const yaml::Node::Entry& other) {
        const std::string name = american(other.key.text);
        const bool is_of_group = std::ranges::find(of_groups, name) != std::end(of_groups);
        return name != key.text && ((is_of_group && key.text != "group") ||
                                    std::ranges::find(origins, name) != std::end(origins));
    });
}

/// Sets the value of the keys in an entry.
void set_value(yaml::Node& entry, const Setting& setting) {
    yaml::Node* at = &entry;
    std::span<const yaml::Node> keys = setting.keys;
    // Names in other languages stay.
    while (keys.size() > 1) {
        yaml::Node* below = find_entry(*at, keys.front().text);
        if (below == nullptr || !below->is_map()) break;
        at = below;
        keys = keys.subspan(1);
    }
    std::erase_if(at->entries, [&](const yaml::Node::Entry& other) {
        return other.key.is_scalar() && american(other.key.text) == american(keys.front().text);
    });
    at->entries.push_back({keys.front(), wrap(keys.subspan(1), setting.value)});
}

void report_no_list(ReadContext& context, const Setting& setting, const std::string& path) {
    auto& problem =
        context.error({setting.source, 0, setting.list.back().span.end}, "no-entry",
                      fmt::format("the theme has no list `{}`, so no entry of it can be changed", path));
    const Key* key = find_key(path);
    if (key == nullptr) return;
    if (key->arity == Arity::Map)
        problem.fix(fmt::format("write a point before the number:  {}.{}", path, setting.number->text));
    else
        problem.fix(fmt::format("set the whole list:  {}={}", path,
                                key->default_text.empty() ? key->example : key->default_text));
}

} // namespace

void change_entry(ReadContext& context, std::vector<Layer>& layers, const Setting& setting) {
    const std::string path = join_keys(setting.list);
    yaml::Node* list = find_uppermost(layers, setting.list);
    if (list == nullptr || path == "extends") return report_no_list(context, setting, path);
    if (!make_list(context, setting, *list)) return;
    const std::string_view number = diag::trimmed(setting.number->text);
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), index);
    if (error != std::errc{} || end != number.data() + number.size() || index < 1 ||
        index > list->items.size()) {
        context.error(setting.number->span, "no-entry", fmt::format("`{}` has no entry {}", path, number))
            .note(fmt::format("it has {} entries here, counted from 1", list->items.size()));
        return;
    }
    yaml::Node& entry = list->items[index - 1];
    if (setting.keys.empty()) {
        entry = setting.value;
    } else if (make_map(context, setting, entry)) {
        if (path == "symbols") drop_old_symbol(entry, setting.keys.front());
        set_value(entry, setting);
    }
}

} // namespace spotit::theme
