// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/values/values.hpp"

#include "theme/paint/paint.hpp"
#include "theme/symbols/symbol_text.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

namespace spotit::theme {
namespace {

document::Back& back(Theme& theme) {
    auto& wanted = theme.back;
    if (!wanted) wanted.emplace();
    return *wanted;
}

void paint(Reading& reading, Paint paint) {
    back(reading.theme).background = paint.color;
    back(reading.theme).drawing = std::move(paint.drawing);
    reading.back_is_painted = true;
}

} // namespace

void read_back(Reading& reading, const Key& key, const yaml::Node& node, Theme& theme) {
    if (is_word(node, "none")) return theme.back.reset();
    if (node.is_map()) {
        back(theme);
        return;
    }
    if (is_word(node, "true") || is_word(node, "yes")) {
        reading.problems.error(
            node.span, "value",
            fmt::format("`{}` says what the backs show: a color, a picture, or keys of its own", key.label()),
            "for blue diamonds write  back: {}");
        return;
    }
    if (is_word(node, "false") || is_word(node, "no") || is_word(node, "off")) {
        reading.problems.error(
            node.span, "value",
            fmt::format("`{}` must be none, a color, a picture, or keys of its own", key.label()),
            "for no backs write  back: none");
        return;
    }
    if (auto value = paint_value(reading, key, node)) paint(reading, std::move(*value));
}

void read_back_background(Reading& reading, const Key& key, const yaml::Node& node, Theme& /*theme*/) {
    if (auto value = paint_value(reading, key, node)) paint(reading, std::move(*value));
}

void read_back_image(Files& files, const Key& key, const yaml::Node& node, Theme& theme) {
    const auto path = picture_value(files, key, node);
    if (!path) return;
    if (back(theme).drawing) {
        files.problems.error(node.span, "paint",
                             fmt::format("`{}` and `back.background` can't both cover the back", key.label()),
                             "delete one of them");
        return;
    }
    back(theme).drawing = background::BackgroundSpec{background::Image{.file = *path}, node.span};
}

} // namespace spotit::theme
