// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/keys/reading.hpp"

#include "theme/keys/keys.hpp"
#include "theme/values/values.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <numbers>

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

std::optional<symbol::Edge> edge_value(Palette& palette, const Key& key, const yaml::Node& node) {
    using Kind = symbol::Edge::Kind;
    if (is_word(node, "auto")) return symbol::Edge{.kind = Kind::Auto};
    if (is_word(node, "none")) return symbol::Edge{.kind = Kind::None};
    const std::string_view written = diag::trimmed(node.text);
    const std::size_t length = width_length(written);
    if (length == 0) {
        report_wrong_value(palette.problems, key, node,
                           "auto, none, or a width and a color such as 1mm white");
        return std::nullopt;
    }
    Key width_key = key;
    width_key.range = {0.05, 10};
    const auto width = length_value(palette.problems, width_key, with_text(node, written.substr(0, length)));
    symbol::Edge edge{.kind = Kind::Rim, .width = width.value_or(0)};
    if (const auto rest = with_text(node, written.substr(length)); !rest.text.empty()) {
        const auto color = color_value(palette, key, rest);
        if (!color) return std::nullopt;
        edge.color = *color;
    }
    return width ? std::optional(edge) : std::nullopt;
}

namespace {

constexpr int max_steps = 360;
constexpr std::string_view rotation_forms = "any, upright, degrees such as 30, or steps such as 8 steps";

/// Returns 8 for "8 steps"; nothing for other texts; 0 for an impossible number.
std::optional<int> steps_in(std::string_view written) {
    const auto quantity = parse_quantity(written);
    if (!quantity || (quantity->unit != "steps" && quantity->unit != "step")) return std::nullopt;
    const bool possible = quantity->value == std::floor(quantity->value) && quantity->value >= 1 &&
                          quantity->value <= max_steps;
    return possible ? static_cast<int>(quantity->value) : 0;
}

} // namespace

std::optional<layout::Rotation> rotation_value(Problems& problems, const Key& key, const yaml::Node& node) {
    using Turn = layout::Rotation::Kind;
    for (const Word& word : key.words) {
        if (is_word(node, word.word)) return layout::Rotation{static_cast<Turn>(word.value)};
    }
    const std::string_view written = diag::trimmed(node.text);
    if (const auto steps = steps_in(written)) {
        if (*steps > 0) return layout::Rotation{Turn::Steps, 0, *steps};
        problems.error(node.span, "range",
                       fmt::format("the steps of `{}` must be between 1 and {}", key.label(), max_steps));
        return std::nullopt;
    }
    yaml::Node number = node;
    number.text = without_signs(written);
    if (!parse_number(number.text)) {
        report_wrong_value(problems, key, node, rotation_forms);
        return std::nullopt;
    }
    const auto degrees = number_value(problems, key, number);
    if (!degrees) return std::nullopt;
    return layout::Rotation{Turn::Range, *degrees * std::numbers::pi / 180};
}

} // namespace spotit::theme
