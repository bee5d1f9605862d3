// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/context/read_context.hpp"
#include "theme/keys/length.hpp"
#include "theme/values/values.hpp"

#include <spotit/diag/phrases.hpp>

#include <algorithm>
#include <cctype>

namespace spotit::theme {
namespace {

/// Returns the length of a width at the beginning of a text: "1mm", "1 / 32 in"; 0 if there is none.
std::size_t width_length(std::string_view written) {
    const std::size_t unit = std::min(written.find_first_not_of("0123456789.,/ "), written.size());
    std::size_t end = unit;
    while (end < written.size() && std::isalpha(static_cast<unsigned char>(written[end])) != 0) ++end;
    const bool is_width = unit > 0 && millimeters(written.substr(unit, end - unit)).has_value();
    return is_width ? end : 0;
}

yaml::Node with_text(const yaml::Node& node, std::string_view text) {
    yaml::Node part = node;
    part.text = diag::trimmed(text);
    return part;
}

} // namespace

std::optional<symbol::Edge> edge_value(ReadContext& context, const Key& key, const yaml::Node& node) {
    using Kind = symbol::Edge::Kind;
    if (is_word(node, "auto")) return symbol::Edge{.kind = Kind::Auto};
    if (is_word(node, "none")) return symbol::Edge{.kind = Kind::None};
    const std::string_view written = diag::trimmed(node.text);
    const std::size_t length = width_length(written);
    if (length == 0) {
        report_wrong_value(context, key, node, "auto, none, or a width and a color such as 1mm white");
        return std::nullopt;
    }
    Key width_key = key;
    width_key.range = {0.05, 10};
    const auto width = length_value(context, width_key, with_text(node, written.substr(0, length)));
    symbol::Edge edge{.kind = Kind::Rim, .width = width.value_or(0)};
    if (const auto rest = with_text(node, written.substr(length)); !rest.text.empty()) {
        const auto color = color_value(context, key, rest);
        if (!color) return std::nullopt;
        edge.color = *color;
    }
    return width ? std::optional(edge) : std::nullopt;
}

} // namespace spotit::theme
