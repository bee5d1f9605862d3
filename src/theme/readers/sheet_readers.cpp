// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/keys/length.hpp"

#include "theme/readers/common_readers.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <cmath>
#include <numbers>

namespace spotit::theme {

void read_back_offset(Reading& reading, const Key& key, const yaml::Node& node) {
    const auto right = length_value(reading, key, node.items[0]);
    const auto down = length_value(reading, key, node.items[1]);
    if (right && down) reading.theme.sheet.back_offset = {*right, *down};
}

void read_back_rotation(Reading& reading, const Key& key, const yaml::Node& node) {
    if (const auto value = degrees_value(reading, key, node))
        reading.theme.sheet.back_rotation = *value * std::numbers::pi / 180;
}

void read_scale(Reading& reading, const Key& key, const yaml::Node& node) {
    const auto across = share_value(reading, key, node.items[0]);
    const auto down = share_value(reading, key, node.items[1]);
    if (!across || !down) return;
    reading.theme.sheet.scale_x = *across;
    reading.theme.sheet.scale_y = *down;
}

void read_skip(Reading& reading, const Key& key, const yaml::Node& node) {
    for_each_value(reading, key, node, [&](const yaml::Node& item) {
        if (const auto value = whole_value(reading, key, item)) reading.theme.sheet.skip.push_back(*value);
    });
}

void read_footer(Reading& reading, const Key& key, const yaml::Node& node) {
    if (const auto value = placeholder_text(reading, key, node, {"title", "sheet", "sheets"}))
        reading.theme.footer = *value == "none" ? "" : *value;
}

void read_card_number(Reading& reading, const Key& key, const yaml::Node& node) {
    if (const auto value = word_value(reading, key, node)) reading.theme.style.number = *value != 0;
}

/// `none` is no text, for those who extend a theme that has one.
void read_card_text(Reading& reading, const Key& key, const yaml::Node& node) {
    if (const auto value = placeholder_text(reading, key, node, {"title", "number"}))
        reading.theme.style.text = *value == "none" ? "" : *value;
}

} // namespace spotit::theme
