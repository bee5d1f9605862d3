// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/values/readers.hpp"

#include "theme/paint/paint.hpp"
#include "theme/symbols/symbol_text.hpp"
#include "theme/values/files.hpp"
#include "theme/values/values.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

namespace spotit::theme {
namespace {

document::Back& back(ReadContext& context) {
    auto& wanted = context.theme.back;
    if (!wanted) wanted.emplace();
    return *wanted;
}

void paint(ReadContext& context, Paint paint) {
    back(context).background = paint.color;
    back(context).drawing = std::move(paint.drawing);
    context.back_is_painted = true;
}

} // namespace

void read_back(ReadContext& context, const Key& key, const yaml::Node& node, Theme& theme) {
    if (is_word(node, "none")) return theme.back.reset();
    if (node.is_map()) {
        back(context);
        return;
    }
    if (is_word(node, "true") || is_word(node, "yes")) {
        context.error(
            node.span, "value",
            fmt::format("`{}` says what the backs show: a color, a picture, or keys of its own", key.label()),
            "for blue diamonds write  back: {}");
        return;
    }
    if (is_word(node, "false") || is_word(node, "no") || is_word(node, "off")) {
        context.error(node.span, "value",
                      fmt::format("`{}` must be none, a color, a picture, or keys of its own", key.label()),
                      "for no backs write  back: none");
        return;
    }
    if (auto value = paint_value(context, key, node)) paint(context, std::move(*value));
}

void read_back_background(ReadContext& context, const Key& key, const yaml::Node& node, Theme& /*theme*/) {
    if (auto value = paint_value(context, key, node)) paint(context, std::move(*value));
}

void read_back_image(ReadContext& context, const Key& key, const yaml::Node& node, Theme& /*theme*/) {
    const auto path = picture_path(context, diag::trimmed(node.text), node.span);
    if (path.empty()) return;
    if (back(context).drawing) {
        context.error(node.span, "paint",
                      fmt::format("`{}` and `back.background` can't both cover the back", key.label()),
                      "delete one of them");
        return;
    }
    back(context).drawing = background::BackgroundSpec{background::Image{.file = path}, node.span};
}

void read_back_text(ReadContext& context, const Key& key, const yaml::Node& node, Theme& /*theme*/) {
    if (const auto value = placeholder_text(context, key, node, {"title", "copy"}))
        back(context).text = *value == "none" ? "" : *value;
}

void read_back_font(ReadContext& context, const Key&, const yaml::Node& node, Theme& /*theme*/) {
    back(context).font = font_name(context, diag::trimmed(node.text), node.span);
}

} // namespace spotit::theme
