// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/keys/read_context.hpp"

#include "theme/layers/layers.hpp"
#include "theme/layers/overrides.hpp"
#include "theme/symbols/symbol_text.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

namespace spotit::theme {
namespace {

/// Returns the entry of a map by its key, in any spelling.
yaml::Node::Entry* find_entry(yaml::Node& map, std::string_view name) {
    const auto found = std::ranges::find_if(map.entries, [&](const yaml::Node::Entry& entry) {
        return entry.key.is_scalar() && american(entry.key.text) == american(name);
    });
    return found == map.entries.end() ? nullptr : &*found;
}

/// Returns a layer's value of these keys; null if it has none.
yaml::Node* find_value(Layer& layer, std::span<const Step> keys) {
    yaml::Node* at = &layer.root;
    for (const Step& step : keys) {
        yaml::Node::Entry* entry = at->is_map() ? find_entry(*at, step.word.text) : nullptr;
        if (entry == nullptr) return nullptr;
        at = &entry->value;
    }
    return at;
}

/// The keys that say what a symbol is; groups have some that no other entry takes.
constexpr std::array<std::string_view, 6> origins{"emoji", "text", "image", "group", "file", "folder"};
constexpr std::array<std::string_view, 3> keys_of_groups{"count", "pick", "except"};

bool contains_key(std::span<const std::string_view> names, const yaml::Node& key) {
    return std::ranges::find(names, american(key.text)) != names.end();
}

/// A changed symbol loses its old emoji, text or picture.
void drop_old_origin(yaml::Node& entry, const Step& step) {
    if (!contains_key(origins, step.word)) return;
    const bool is_group = step.word.text == "group";
    std::erase_if(entry.entries, [&](const yaml::Node::Entry& other) {
        const bool is_other = contains_key(origins, other.key) && other.key.text != step.word.text;
        return is_other || (!is_group && contains_key(keys_of_groups, other.key));
    });
}

/// A walk along a path through a list of the theme.
class Walk {
public:
    Walk(ReadContext& context, const Setting& setting)
        : context_(context)
        , setting_(setting) {}

    /// Follows the steps after the list and sets the value there; reports mistakes and returns false.
    bool go(yaml::Node& list, std::size_t first);

private:
    bool into_list(yaml::Node& at, std::string_view path);
    bool into_map(yaml::Node& at, std::string_view path);
    bool list_of_symbols(yaml::Node& at);
    bool map_of_symbol(yaml::Node& at);
    bool report(const Step& step, std::string message, std::vector<std::string> notes = {});

    ReadContext& context_;
    const Setting& setting_;
    std::size_t step_ = 0;
};

bool Walk::report(const Step& step, std::string message, std::vector<std::string> notes) {
    context_.error(step.word.span, "no-entry", std::move(message)).note(std::move(notes));
    return false;
}

bool is_list_of_symbols(std::string_view path) {
    const Key* key = find_row(path);
    return key != nullptr && key->kind == Kind::Symbols;
}

/// Converts a text of symbols to a list with an entry for each.
bool Walk::list_of_symbols(yaml::Node& at) {
    const SymbolText found = symbols_in(context_, at, SymbolPlace::InText);
    if (found.mistakes > 0) return false;
    for (const symbol::SymbolSpec& source : found.symbols) {
        std::string text = !source.emoji.empty() ? source.emoji : source.text;
        if (text.empty()) text = diag::span_text(source.span); // a picture's path as it is written
        at.items.push_back({yaml::Node::Kind::Scalar, std::move(text), source.span, {}, {}});
    }
    at.kind = yaml::Node::Kind::List;
    return true;
}

bool Walk::into_list(yaml::Node& at, std::string_view path) {
    const Step& step = setting_.steps[step_];
    if (at.is_scalar() && is_list_of_symbols(path)) {
        if (!list_of_symbols(at)) return false;
    } else if (at.is_scalar() && find_row(path)->arity == Arity::List) {
        yaml::Node only = at;
        at.kind = yaml::Node::Kind::List;
        at.items.push_back(std::move(only));
    }
    if (at.kind != yaml::Node::Kind::List) return report(step, fmt::format("`{}` is not a list", path));
    if (step.kind == Step::Kind::Symbol)
        return report(step, "the brackets must hold the number of an entry",
                      {fmt::format("`{}` has {} entries here, counted from 1", path, at.items.size())});
    if (step.number >= 1 && step.number <= at.items.size()) return true;
    return report(step, fmt::format("`{}` has no entry {}", path, step.number),
                  {fmt::format("it has {} entries here, counted from 1", at.items.size())});
}

/// Converts a symbol in any form to a map.
bool Walk::map_of_symbol(yaml::Node& at) {
    // YAML reads an unquoted :name: as a map.
    if (at.is_map())
        at = {yaml::Node::Kind::Scalar, at.entries[0].key.text + ":", at.entries[0].key.span, {}, {}};
    const SymbolText found = symbols_in(context_, at, SymbolPlace::InEntry);
    if (found.mistakes > 0) return false;
    const Step& step = setting_.steps[step_ - 1];
    if (found.symbols.size() != 1)
        return report(step,
                      fmt::format("entry {} gives {} symbols, but keys are for a single one", step.word.text,
                                  found.symbols.size()),
                      {"fix: name the symbol itself:  symbols[🐶].scale=1.2"});
    const symbol::SymbolSpec& source = found.symbols.front();
    const std::string_view key = !source.emoji.empty() ? "emoji" : !source.text.empty() ? "text" : "image";
    yaml::Node map{yaml::Node::Kind::Map, {}, at.span, {}, {}};
    map.entries.push_back({{yaml::Node::Kind::Scalar, std::string(key), at.span, {}, {}}, std::move(at)});
    at = std::move(map);
    return true;
}

bool Walk::into_map(yaml::Node& at, std::string_view path) {
    const Step& step = setting_.steps[step_];
    const bool is_entry = path.ends_with("[]");
    const std::string_view list = is_entry ? path.substr(0, path.size() - 2) : path;
    if (is_entry && is_list_of_symbols(list) && list != "symbols[].except") {
        const bool is_name = at.is_map() && at.entries.size() == 1 && at.entries[0].key.text.starts_with(':');
        return at.is_scalar() || is_name ? map_of_symbol(at) : at.is_map();
    }
    // Keys chosen by the user, such as names.fr.
    if (!is_entry && at.kind == yaml::Node::Kind::Null)
        at = {yaml::Node::Kind::Map, {}, step.word.span, {}, {}};
    if (!is_entry && at.is_map()) return true;
    return report(step, fmt::format("{}`{}` has no keys", is_entry ? "an entry of " : "", list));
}

bool Walk::go(yaml::Node& list, std::size_t first) {
    yaml::Node* at = &list;
    for (step_ = first; step_ < setting_.steps.size(); ++step_) {
        const Step& step = setting_.steps[step_];
        const std::string path = join_steps(std::span(setting_.steps).first(step_));
        if (step.kind != Step::Kind::Key) {
            if (!into_list(*at, path)) return false;
            at = &at->items[step.number - 1];
            continue;
        }
        if (!into_map(*at, path)) return false;
        if (path == "symbols[]") drop_old_origin(*at, step);
        yaml::Node::Entry* entry = find_entry(*at, step.word.text);
        if (entry == nullptr) entry = &at->entries.emplace_back(yaml::Node::Entry{step.word, {}});
        entry->key.span = step.word.span;
        at = &entry->value;
    }
    *at = setting_.value;
    return true;
}

/// Returns the value of these keys in the uppermost layer that has one.
yaml::Node* uppermost(std::vector<Layer>& layers, std::span<const Step> keys) {
    for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer) {
        if (yaml::Node* value = find_value(*layer, keys)) return value;
    }
    return nullptr;
}

} // namespace

void change_entry(ReadContext& context, std::vector<Layer>& layers, const Setting& setting) {
    const std::span<const Step> steps = setting.steps;
    std::size_t keys = 0;
    while (steps[keys].kind == Step::Kind::Key) ++keys;
    const std::string path = join_steps(steps.first(keys));
    const diag::Span span{setting.source, 0, steps[keys - 1].word.span.end};
    if (path == "extends") {
        context.error(span, "no-entry", "the entries of `extends` can't be changed one by one")
            .fix("set the whole list:  extends=[kids, ./school.yaml]");
        return;
    }
    if (yaml::Node* list = uppermost(layers, steps.first(keys))) {
        const bool ends_in_brackets = steps.back().kind != Step::Kind::Key;
        const std::size_t end = steps.back().word.span.end + (ends_in_brackets ? 1 : 0);
        if (Walk(context, setting).go(*list, keys))
            context.overrides.of_entries.push_back({path, {setting.source, 0, end}});
        return;
    }
    const Key* key = find_key(path);
    diag::Diagnostic& problem = context.error(
        span, "no-entry", fmt::format("the theme has no list `{}`, so no entry of it can be changed", path));
    if (key != nullptr && key->arity == Arity::Map && steps.back().kind == Step::Kind::Number)
        problem.notes = {
            fmt::format("fix: write a point before the number:  {}.{}", path, steps.back().word.text)};
    else if (key != nullptr && !key->default_text.empty())
        problem.notes = {fmt::format("fix: set the whole list:  {}={}", path, key->default_text)};
}

} // namespace spotit::theme
