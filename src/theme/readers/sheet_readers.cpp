// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/readers/sheet_readers.hpp"

#include "theme/values/values.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <cmath>
#include <numbers>

namespace spotit::theme {

void read_back_offset(ReadContext& context, const Key& key, const yaml::Node& node) {
    const auto right = length_value(context, key, node.items[0]);
    const auto down = length_value(context, key, node.items[1]);
    if (right && down) context.theme.sheet.back_offset = {*right, *down};
}

void read_back_rotation(ReadContext& context, const Key& key, const yaml::Node& node) {
    if (const auto value = degrees_value(context, key, node))
        context.theme.sheet.back_rotation = *value * std::numbers::pi / 180;
}

void read_scale(ReadContext& context, const Key& key, const yaml::Node& node) {
    const auto across = share_value(context, key, node.items[0]);
    const auto down = share_value(context, key, node.items[1]);
    if (!across || !down) return;
    context.theme.sheet.scale_x = *across;
    context.theme.sheet.scale_y = *down;
}

void read_skip(ReadContext& context, const Key& key, const yaml::Node& node) {
    for_each_value(context, key, node, [&](const yaml::Node& item) {
        if (const auto value = whole_value(context, key, item)) context.theme.sheet.skip.push_back(*value);
    });
}

void read_footer(ReadContext& context, const Key& key, const yaml::Node& node) {
    if (const auto value = placeholder_text(context, key, node, {"title", "sheet", "sheets"}))
        context.theme.footer = *value == "none" ? "" : *value;
}

void read_card_number(ReadContext& context, const Key& key, const yaml::Node& node) {
    if (const auto value = word_value(context, key, node)) context.theme.style.number = *value != 0;
}

/// `none` removes the text of an extended theme.
void read_card_text(ReadContext& context, const Key& key, const yaml::Node& node) {
    if (const auto value = placeholder_text(context, key, node, {"title", "number"}))
        context.theme.style.text = *value == "none" ? "" : *value;
}

} // namespace spotit::theme
