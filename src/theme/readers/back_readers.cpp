// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/paint/paint.hpp"

#include "theme/readers/common_readers.hpp"
#include "theme/symbols/symbol_text.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

namespace spotit::theme {
namespace {

document::Back& back(Reading& reading) {
    auto& wanted = reading.theme.back;
    if (!wanted) wanted.emplace();
    return *wanted;
}

void paint(Reading& reading, Paint paint) {
    back(reading).background = paint.color;
    back(reading).drawing = std::move(paint.drawing);
    reading.back_is_painted = true;
}

} // namespace

void read_back(Reading& reading, const Key& key, const yaml::Node& node) {
    if (is_word(node, "none")) return reading.theme.back.reset();
    if (node.is_map()) {
        back(reading);
        return;
    }
    if (is_word(node, "true") || is_word(node, "yes")) {
        reading.add({"value",
                     fmt::format("`{}` says what the backs show: a colour, a picture, or keys of its own",
                                 key.label()),
                     node.span,
                     "",
                     {"fix: for blue diamonds write  back: {}"}});
        return;
    }
    if (is_word(node, "false") || is_word(node, "no") || is_word(node, "off")) {
        reading.add({"value",
                     fmt::format("`{}` must be none, a colour, a picture, or keys of its own", key.label()),
                     node.span,
                     "",
                     {"fix: for no backs write  back: none"}});
        return;
    }
    if (auto value = paint_value(reading, key, node)) paint(reading, std::move(*value));
}

void read_back_background(Reading& reading, const Key& key, const yaml::Node& node) {
    if (auto value = paint_value(reading, key, node)) paint(reading, std::move(*value));
}

void read_back_image(Reading& reading, const Key& key, const yaml::Node& node) {
    const auto path = picture_path(reading, diag::trimmed(node.text), node.span);
    if (path.empty()) return;
    if (back(reading).drawing) {
        reading.add({"paint",
                     fmt::format("`{}` and `back.background` can't both cover the back", key.label()),
                     node.span,
                     "",
                     {"fix: delete one of them"}});
        return;
    }
    back(reading).drawing = background::BackgroundSpec{background::Image{.file = path}, node.span};
}

void read_back_text(Reading& reading, const Key& key, const yaml::Node& node) {
    if (const auto value = placeholder_text(reading, key, node, {"title", "copy"}))
        back(reading).text = *value == "none" ? "" : *value;
}

void read_back_color(Reading& reading, const Key& key, const yaml::Node& node) {
    if (const auto value = color_value(reading, key, node)) back(reading).color = *value;
}

void read_back_font(Reading& reading, const Key&, const yaml::Node& node) {
    back(reading).font = font_name(reading, diag::trimmed(node.text), node.span);
}

} // namespace spotit::theme
