// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/context/read_context.hpp"

#include "theme/keys/length.hpp"
#include "theme/values/values.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <cmath>
#include <numbers>

namespace spotit::theme {
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

std::optional<layout::Rotation> rotation_value(ReadContext& context, const Key& key, const yaml::Node& node) {
    using Turn = layout::Rotation::Kind;
    for (const Word& word : key.words) {
        if (is_word(node, word.word)) return layout::Rotation{static_cast<Turn>(word.value)};
    }
    const std::string_view written = diag::trimmed(node.text);
    if (const auto steps = steps_in(written)) {
        if (*steps > 0) return layout::Rotation{Turn::Steps, 0, *steps};
        context.error(node.span, "range",
                      fmt::format("the steps of `{}` must be between 1 and {}", key.label(), max_steps));
        return std::nullopt;
    }
    yaml::Node number = node;
    number.text = without_signs(written);
    if (!parse_number(number.text)) {
        report_wrong_value(context, key, node, rotation_forms);
        return std::nullopt;
    }
    const auto degrees = number_value(context, key, number);
    if (!degrees) return std::nullopt;
    return layout::Rotation{Turn::Range, *degrees * std::numbers::pi / 180};
}

} // namespace spotit::theme
