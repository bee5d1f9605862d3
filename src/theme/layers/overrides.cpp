// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/layers/layers.hpp"

#include "theme/symbols/symbols.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace spotit::theme {
namespace {

using SourcePointer = std::shared_ptr<const diag::SourceText>;

yaml::Node make_scalar(const SourcePointer& source, std::size_t begin, std::size_t end) {
    return {
        yaml::Node::Kind::Scalar, source->text().substr(begin, end - begin), {source, begin, end}, {}, {}};
}

/// Parses the first `length` bytes; nothing for a path that leads nowhere.
std::optional<Setting> parse_key(const SourcePointer& source, std::size_t length) {
    const std::string_view path = std::string_view(source->text()).substr(0, length);
    Setting setting{source, {}, {}};
    for (std::size_t at = 0; at <= length;) {
        const std::size_t end = std::min(path.find_first_of(".[", at), length), close = path.find(']', end);
        auto& keys = setting.number ? setting.keys : setting.list;
        keys.push_back(make_scalar(source, at, end));
        if (end == at || keys.size() > yaml::max_nesting) return std::nullopt;
        at = end + 1;
        if (end == length || path[end] == '.') continue;
        const bool ends_key = close + 1 == length || path.substr(close + 1).starts_with('.');
        if (setting.number || close == std::string_view::npos || close == at || !ends_key)
            return std::nullopt;
        setting.number = make_scalar(source, at, close);
        at = close + 2;
    }
    return setting;
}

/// Returns the row of a value, or null. Entries of lists have the list's row.
const Key* find_row(std::string_view path) {
    if (const Key* key = find_key(path)) return key;
    const std::size_t dot = path.rfind('.');
    const Key* parent = dot == std::string_view::npos ? nullptr : find_key(path.substr(0, dot));
    if (parent == nullptr) return nullptr;
    if (parent->kind == Kind::Paint) return find_key(join("paint{}", path.substr(dot + 1)));
    // A map with names chosen by the user.
    return parent->arity == Arity::Map ? parent : nullptr;
}

/// Most values are taken literally, so that -s card.background=#fff8e7 and -s "title=Spot it: animals" need
/// no quotes.
bool is_plain(const Setting& setting, std::string_view value) {
    std::string path = join_keys(setting.list);
    if (!setting.keys.empty()) path = join(path + "[]", join_keys(setting.keys));
    const Key* key = find_row(path);
    if (key == nullptr) return false;
    const bool is_part = (setting.number && setting.keys.empty()) ||
                         (key->arity == Arity::Map && key->path != path); // one of many values of the key
    const bool is_single = key->arity == Arity::One || is_part;
    const std::string_view start = diag::trimmed(value);
    const bool is_collection = start.starts_with('{') || start.starts_with('[');
    if (key->kind == Kind::Symbols) return is_part && !is_collection;
    return (is_single && key->kind != Kind::Section && key->kind != Kind::Paint) || !is_collection;
}

yaml::Node parse_value(const Setting& setting, const Override& override) {
    const std::size_t begin = override.key.size() + 1;
    const std::string_view value = override.value;
    if (value.find_first_not_of(' ') == std::string_view::npos)
        return {yaml::Node::Kind::Null, {}, {setting.source, begin, begin}, {}, {}};
    const bool is_quoted = value.starts_with('"') || value.starts_with('\'');
    if (is_quoted || !is_plain(setting, value)) return yaml::parse_yaml(setting.source, begin);
    return make_scalar(setting.source, begin, setting.source->text().size());
}

/// The keys of a back's background may be written without it: back.colors[2].
void insert_background(std::vector<yaml::Node>& keys) {
    if (keys.size() < 2 || keys[0].text != "back" || !is_paint_of_back(to_american(keys[1].text))) return;
    yaml::Node background = keys[1];
    background.text = "background";
    keys.insert(keys.begin() + 1, std::move(background));
}

yaml::Node wrap(std::span<const yaml::Node> keys, yaml::Node value) {
    for (std::size_t i = keys.size(); i-- > 0;) {
        yaml::Node map{yaml::Node::Kind::Map, {}, keys[i].span, {}, {}};
        map.entries.push_back({keys[i], std::move(value)});
        value = std::move(map);
    }
    return value;
}

/// Returns the value of these keys in the uppermost layer that has one; null if none has.
yaml::Node* find_uppermost(std::vector<Layer>& layers, std::span<const yaml::Node> keys) {
    for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer) {
        yaml::Node* at = &layer->root;
        for (const yaml::Node& key : keys)
            at = at == nullptr ? nullptr : find_value(*at, to_american(key.text));
        if (at != nullptr) return at;
    }
    return nullptr;
}

/// Makes a list of a text of symbols, or of the single value of a list; returns false if that is impossible.
bool make_list(Reading& reading, const Key* key, yaml::Node& value) {
    if (value.kind == yaml::Node::Kind::List) return true;
    const bool is_text = key != nullptr && key->kind == Kind::Symbols;
    if (!value.is_scalar() || key == nullptr || (!is_text && key->arity != Arity::List)) return false;
    std::vector<yaml::Node> items;
    if (!is_text)
        items = {value};
    else // a picture's path stays as it is written
        for (const symbol::SymbolSpec& each : scan_symbols(reading, value, SymbolPlace::InText).symbols)
            items.push_back(
                {yaml::Node::Kind::Scalar,
                 each.emoji + (each.image.empty() ? each.text : std::string(diag::span_text(each.span))),
                 each.span,
                 {},
                 {}});
    value = {yaml::Node::Kind::List, {}, value.span, std::move(items), {}};
    return true;
}

/// Makes keys of an entry that is a symbol alone; reports others without keys.
bool make_map(Problems& problems, const Setting& setting, yaml::Node& entry) {
    if (auto name = read_unquoted_name(entry)) entry = std::move(*name);
    if (entry.is_map()) return true;
    if (join_keys(setting.list) != "symbols" || !entry.is_scalar()) {
        problems.error(setting.keys[0].span, "no-entry",
                       fmt::format("an entry of `{}` has no keys", join_keys(setting.list)));
        return false;
    }
    const std::string_view text = diag::trimmed(entry.text);
    const char* const kind = is_path(text) ? "image" : is_emoji_word(text) ? "emoji" : "text";
    const yaml::Node key{yaml::Node::Kind::Scalar, kind, entry.span, {}, {}};
    entry = wrap({&key, 1}, std::move(entry));
    return true;
}

/// Sets the value of keys in a map, in which others stay: names in other languages, too.
void set_value(yaml::Node& map, std::span<const yaml::Node> keys, const yaml::Node& value) {
    const std::string name = to_american(keys.front().text);
    yaml::Node* const there = find_value(map, name);
    if (keys.size() > 1 && there != nullptr && there->is_map())
        return set_value(*there, keys.subspan(1), value);
    std::erase_if(map.entries, [&](const yaml::Node::Entry& other) {
        return other.key.is_scalar() && to_american(other.key.text) == name;
    });
    map.entries.push_back({keys.front(), wrap(keys.subspan(1), value)});
}

void report_no_list(Problems& problems, const Setting& setting, const std::string& path) {
    auto& problem =
        problems.error({setting.source, 0, setting.list.back().span.end}, "no-entry",
                       fmt::format("the theme has no list `{}`, so no entry of it can be changed", path));
    const Key* key = find_key(path);
    if (key != nullptr && key->arity == Arity::Map)
        problem.fix(fmt::format("write a point before the number:  {}.{}", path, setting.number->text));
}

/// Changes the entry of a list that a setting names, in the uppermost layer that has the list.
void change_entry(Reading& reading, std::vector<Layer>& layers, const Setting& setting) {
    const std::string path = join_keys(setting.list);
    yaml::Node* list = find_uppermost(layers, setting.list);
    if (list == nullptr || path == "extends" || !make_list(reading, find_key(path), *list))
        return report_no_list(reading.problems, setting, path);
    const std::string_view number = diag::trimmed(setting.number->text);
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), index);
    if (error != std::errc{} || end != number.data() + number.size() || index < 1 ||
        index > list->items.size()) {
        reading.problems
            .error(setting.number->span, "no-entry", fmt::format("`{}` has no entry {}", path, number))
            .note(fmt::format("it has {} entries here, counted from 1", list->items.size()));
        return;
    }
    yaml::Node& entry = list->items[index - 1];
    if (setting.keys.empty())
        entry = setting.value;
    else if (make_map(reading.problems, setting, entry))
        set_value(entry, setting.keys, setting.value);
}

} // namespace

std::string join_keys(std::span<const yaml::Node> keys) {
    std::string path;
    for (const yaml::Node& key : keys) path = join(path, to_american(key.text));
    return path;
}

std::vector<Setting> parse_settings(Problems& problems, std::span<const Override> overrides) {
    std::vector<Setting> settings;
    for (const Override& override : overrides) {
        const auto source = std::make_shared<const diag::SourceText>(std::string(override_source),
                                                                     override.key + "=" + override.value);
        try {
            yaml::check_plain_text(source);
            auto setting = parse_key(source, override.key.size());
            if (!setting) {
                problems.error(
                    {source, 0, override.key.size()}, "unknown-key",
                    "a key and its value are expected here, such as card.size=70mm or symbols[3].scale=1.2");
                continue;
            }
            insert_background(setting->list);
            setting->value = parse_value(*setting, override);
            settings.push_back(std::move(*setting));
        } catch (const diag::Error& error) {
            problems.add(error);
        }
    }
    return settings;
}

void lay_over(Reading& reading, std::vector<Layer>& layers, std::vector<Setting> settings) {
    for (Setting& setting : settings) {
        // An unknown key is reported with all others.
        if (setting.number && find_row(join_keys(setting.list)) != nullptr)
            change_entry(reading, layers, setting);
        else if (setting.list.size() > 1 && setting.list[0].text == "symbols")
            reading.problems
                .error(setting.list[1].span, "no-entry",
                       "a symbol is named by the number of its entry, in brackets")
                .note("for example:  symbols[3].scale=1.2");
        else
            layers.push_back({setting.source, wrap(setting.list, std::move(setting.value))});
    }
}

} // namespace spotit::theme
