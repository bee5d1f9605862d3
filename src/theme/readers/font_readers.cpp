// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/readers/font_readers.hpp"

#include "theme/files/files.hpp"
#include "theme/values/values.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

namespace spotit::theme {
namespace {

void add_path(ReadContext& context, const Key& key, const yaml::Node& node) {
    const std::string_view written = node.is_scalar() ? diag::trimmed(node.text) : std::string_view();
    if (written.empty()) {
        context.error(node.span, "value", fmt::format("`{}` must be {}", key.label(), description(key)));
        return;
    }
    const std::filesystem::path path = path_from(node.span, written);
    note_file(context, path);
    if (check_file(context, {"fonts", path, written, node.span, Named::Sort::Any}) == nullptr)
        context.theme.fonts.paths.push_back(path);
}

} // namespace

void read_font_weight(ReadContext& context, const Key& key, const yaml::Node& node) {
    for (const Word& word : key.words)
        if (is_word(node, word.word)) {
            context.theme.fonts.weight = word.value;
            return;
        }
    if (const auto value = whole_value(context, key, node)) context.theme.fonts.weight = *value;
}

void read_font_colors(ReadContext& context, const Key& key, const yaml::Node& node) {
    symbol::FontOptions& fonts = context.theme.fonts;
    fonts.colors.clear();
    fonts.color_spans.clear();
    for_each_value(context, key, node, [&](const yaml::Node& item) {
        const auto color = color_value(context, key, item);
        if (!color) return;
        fonts.colors.push_back(*color);
        fonts.color_spans.push_back(item.span);
    });
}

void read_font_paths(ReadContext& context, const Key& key, const yaml::Node& node) {
    if (node.is_scalar()) return add_path(context, key, node);
    for (const yaml::Node& item : node.items) add_path(context, key, item);
}

} // namespace spotit::theme
