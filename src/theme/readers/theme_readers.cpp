// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/readers/theme_readers.hpp"

#include "theme/keys/length.hpp"
#include "theme/values/language.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/random.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
/// layers.cpp has read the names; only wrong values are reported here.
void read_extends(ReadContext& context, const Key& key, const yaml::Node& node) {
    for (const yaml::Node& item : node.items) {
        if (!item.is_scalar())
            context.error(item.span, "type", fmt::format("`{}` must be {}", key.label(), description(key)));
    }
}

void read_version(ReadContext& context, const Key& key, const yaml::Node& node) {
    if (parse_number(node.text) == 1.0) return;
    context
        .error(node.span, "version",
               fmt::format("`{}` must be 1: this program reads no other version", key.label()))
        .fix("write 1, or delete the line");
}

void read_language(ReadContext& context, const Key& key, const yaml::Node& node) {
    const std::string_view tag = diag::trimmed(node.text);
    if (is_language(tag)) {
        context.theme.language = tag;
        return;
    }
    context
        .error(node.span, "value",
               fmt::format("`{}` must be a language code such as en, fr or pt-BR", key.label()))
        .note(std::string(language_codes));
}

void read_seed(ReadContext& context, const Key&, const yaml::Node& node) {
    Theme& theme = context.theme;
    theme.seed = theme.deck.seed = theme.layout_seed = random::parse_seed(diag::trimmed(node.text));
}

} // namespace spotit::theme
