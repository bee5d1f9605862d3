// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/readers/common_readers.hpp"

#include "theme/symbols/symbol_text.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/emoji.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

/// Notes that this key says what the entry is.
void set_origin(Reading& reading, const Key& key, const yaml::Node& node) {
    reading.entry.origins.push_back({key.name(), node.span});
}

void set_of_groups(Reading& reading, const Key& key, const yaml::Node& node) {
    if (!reading.entry.of_groups) reading.entry.of_groups = {key.name(), node.span};
}

/// A text that is not empty; reports where it is.
std::string some_text(Reading& reading, const Key& key, const yaml::Node& node) {
    std::string text(diag::trimmed(node.text));
    if (text.empty()) reading.add({"value", fmt::format("`{}` is empty", key.label()), node.span, "", {}});
    return text;
}

void report_word(Reading& reading, std::string_view word, const diag::Span& span) {
    Reading::Problem problem{"no-emoji", fmt::format("{} is no emoji", word), span, "", {}};
    const std::string emoji = reading.names.find(word);
    if (!emoji.empty()) problem.label = fmt::format("did you mean \":{}:\" {}?", word, emoji);
    reading.add(std::move(problem));
}

/// The emoji of a scalar; words and paths among them are reported.
std::vector<symbol::SymbolSpec> emoji_in(Reading& reading, const yaml::Node& node) {
    SymbolText found = symbols_in(reading, node, Stands::InEntry);
    for (const symbol::SymbolSpec& source : found.symbols) {
        if (source.emoji.empty())
            report_word(reading, source.text.empty() ? diag::span_text(source.span) : source.text,
                        source.span);
    }
    return std::move(found.symbols);
}

bool turns(Reading& reading, const Key& key, const yaml::Node& node) {
    if (!reading.entry.fit.rotation) return false;
    reading.add({"value",
                 fmt::format("`{}` and `upright` say the same thing twice", key.name()),
                 node.span,
                 "",
                 {"fix: delete one of them"}});
    return true;
}

} // namespace

void read_symbol_emoji(Reading& reading, const Key& key, const yaml::Node& node) {
    set_origin(reading, key, node);
    const std::size_t before = reading.problems;
    const auto found = emoji_in(reading, node);
    if (reading.problems != before) return;
    if (found.size() == 1) {
        reading.entry.source.emoji = found[0].emoji;
        reading.entry.source.span = found[0].span;
        return;
    }
    reading.add({"value",
                 fmt::format("`{}` must be one emoji, and here are {}", key.name(), found.size()),
                 node.span,
                 "",
                 {"fix: give each an entry of its own"}});
}

void read_symbol_text(Reading& reading, const Key& key, const yaml::Node& node) {
    set_origin(reading, key, node);
    reading.entry.source.text = some_text(reading, key, node);
    reading.entry.source.span = node.span;
}

void read_symbol_image(Reading& reading, const Key& key, const yaml::Node& node) {
    set_origin(reading, key, node);
    const std::string written = some_text(reading, key, node);
    if (!written.empty()) reading.entry.source.image = picture_path(reading, written, node.span);
    reading.entry.source.span = node.span;
}

void read_symbol_group(Reading& reading, const Key& key, const yaml::Node& node) {
    set_origin(reading, key, node);
    reading.entry.group = some_text(reading, key, node);
}

void read_symbol_file(Reading& reading, const Key& key, const yaml::Node& node) {
    set_origin(reading, key, node);
    const std::string written = some_text(reading, key, node);
    reading.entry.written = written;
    if (!written.empty()) reading.entry.file = path_from(node.span, written);
}

void read_symbol_folder(Reading& reading, const Key& key, const yaml::Node& node) {
    set_origin(reading, key, node);
    const std::string written = some_text(reading, key, node);
    reading.entry.written = written;
    if (!written.empty()) reading.entry.folder = path_from(node.span, written);
}

void read_symbol_name(Reading& reading, const Key& key, const yaml::Node& node) {
    if (auto name = text_value(reading, key, node)) reading.entry.source.name = std::move(*name);
}

void read_symbol_names(Reading& reading, const Key& key, const yaml::Node& node) {
    auto& names = reading.entry.source.names;
    for (const yaml::Node::Entry& entry : node.entries) {
        if (!is_language(entry.key.text)) {
            reading.add({"value",
                         fmt::format("{} is no language code such as en, fr or pt-BR", entry.key.text),
                         entry.key.span,
                         "",
                         {std::string(language_codes)}});
        } else if (entry.value.kind == yaml::Node::Kind::Null) {
            report_null(reading, key, entry);
        } else if (!entry.value.is_scalar()) {
            reading.add({"type",
                         fmt::format("`{}` must be {}", key.label(), description(key)),
                         entry.value.span,
                         "",
                         {}});
        } else if (auto name = text_value(reading, key, entry.value)) {
            names[entry.key.text] = std::move(*name);
        }
    }
    const auto own = names.find(reading.theme.language);
    if (own != names.end() && reading.entry.source.name.empty()) reading.entry.source.name = own->second;
}

void read_symbol_forms(Reading& reading, const Key& key, const yaml::Node& node) {
    std::vector<std::string> forms;
    for_each_value(reading, key, node, [&](const yaml::Node& item) {
        std::string form = some_text(reading, key, item);
        if (!form.empty()) forms.push_back(std::move(form));
    });
    reading.entry.fit.forms = std::move(forms);
}

void read_symbol_scale(Reading& reading, const Key& key, const yaml::Node& node) {
    if (const auto value = number_value(reading, key, node)) reading.entry.fit.scale = *value;
}

void read_symbol_color(Reading& reading, const Key& key, const yaml::Node& node) {
    if (const auto value = color_value(reading, key, node)) reading.entry.source.color = *value;
}

void read_symbol_upright(Reading& reading, const Key& key, const yaml::Node& node) {
    if (flag_value(reading, key, node).value_or(false))
        reading.entry.fit.rotation = layout::Rotation{layout::Rotation::Kind::Upright};
}

void read_symbol_rotation(Reading& reading, const Key& key, const yaml::Node& node) {
    if (turns(reading, key, node)) return;
    if (const auto value = rotation_value(reading, key, node)) reading.entry.fit.rotation = *value;
}

void read_symbol_font(Reading& reading, const Key& key, const yaml::Node& node) {
    reading.entry.source.font = font_name(reading, some_text(reading, key, node), node.span);
    reading.entry.source.font_span = node.span;
}

void read_symbol_count(Reading& reading, const Key& key, const yaml::Node& node) {
    set_of_groups(reading, key, node);
    if (is_word(node, "all") || is_word(node, "auto")) {
        reading.add({"value",
                     fmt::format("`{}` must be {}", key.label(), description(key.kind)),
                     node.span,
                     "",
                     {"fix: delete it for as many as the deck still needs"}});
        return;
    }
    if (const auto value = whole_value(reading, key, node)) reading.entry.count = *value;
}

void read_symbol_pick(Reading& reading, const Key& key, const yaml::Node& node) {
    set_of_groups(reading, key, node);
    if (const auto value = word_value(reading, key, node)) reading.entry.pick = static_cast<Pick>(*value);
}

void read_symbol_except(Reading& reading, const Key& key, const yaml::Node& node) {
    set_of_groups(reading, key, node);
    const auto leave_out = [&](const yaml::Node& part) {
        for (const symbol::SymbolSpec& source : emoji_in(reading, part))
            reading.entry.except.insert(emoji::normalized(source.emoji));
    };
    if (node.is_scalar()) leave_out(node);
    const auto& items = node.items;
    for (yaml::Node item : items) {
        if (item.is_map() && item.entries.size() == 1 &&
            item.entries[0].value.kind == yaml::Node::Kind::Null) {
            // An unquoted :name:.
            item = item.entries[0].key;
            item.text += ":";
        }
        if (item.is_scalar()) {
            leave_out(item);
            continue;
        }
        reading.add(
            {"type", fmt::format("an entry of `{}` must be an emoji", key.label()), item.span, "", {}});
    }
    if (node.is_map())
        reading.add({"type", fmt::format("`{}` must be a list of emoji", key.label()), node.span, "", {}});
}

} // namespace spotit::theme
