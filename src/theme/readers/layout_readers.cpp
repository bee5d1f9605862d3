// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/keys/length.hpp"

#include "theme/readers/common_readers.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::theme {
namespace {

constexpr int max_steps = 360;
constexpr std::string_view rotation_forms = "any, upright, degrees such as 30, or steps such as 8 steps";

/// "8 steps": 8. Nothing when it is no such text; 0 when the number is none that can be.
std::optional<int> steps_in(std::string_view written) {
    const auto quantity = parse_quantity(written);
    if (!quantity || (quantity->unit != "steps" && quantity->unit != "step")) return std::nullopt;
    const bool possible = quantity->value == std::floor(quantity->value) && quantity->value >= 1 &&
                          quantity->value <= max_steps;
    return possible ? static_cast<int>(quantity->value) : 0;
}

/// A card's number, from 1, with the place where it stands.
std::optional<int> card_number(Reading& reading, const Key& key, const yaml::Node& node) {
    const auto number = parse_number(node.text);
    if (number && *number >= 1 && *number <= 1e6 && *number == std::floor(*number))
        return static_cast<int>(*number);
    reading.add({"value",
                 fmt::format("`{}` is no card: cards are numbered from 1 on", node.text),
                 node.span,
                 "",
                 {fmt::format("for example:  {}: {{17: 2}}", key.name())}});
    return std::nullopt;
}

} // namespace

std::optional<layout::Rotation> rotation_value(Reading& reading, const Key& key, const yaml::Node& node) {
    using Turn = layout::Rotation::Kind;
    for (const Word& word : key.words) {
        if (is_word(node, word.word)) return layout::Rotation{static_cast<Turn>(word.value)};
    }
    const std::string_view written = diag::trimmed(node.text);
    if (const auto steps = steps_in(written)) {
        if (*steps > 0) return layout::Rotation{Turn::Steps, 0, *steps};
        reading.add({"range",
                     fmt::format("the steps of `{}` must lie between 1 and {}", key.label(), max_steps),
                     node.span,
                     "",
                     {}});
        return std::nullopt;
    }
    yaml::Node number = node;
    number.text = without_signs(written);
    if (!parse_number(number.text)) {
        report_wrong_value(reading, key, node, rotation_forms);
        return std::nullopt;
    }
    const auto degrees = number_value(reading, key, number);
    if (!degrees) return std::nullopt;
    return layout::Rotation{Turn::Range, *degrees * std::numbers::pi / 180};
}

void read_rotation(Reading& reading, const Key& key, const yaml::Node& node) {
    if (const auto value = rotation_value(reading, key, node)) reading.theme.layout.rotation = *value;
}

void read_fill(Reading& reading, const Key& key, const yaml::Node& node) {
    if (const auto value = share_value(reading, key, node)) reading.theme.layout.target_coverage = *value;
}

void read_reroll(Reading& reading, const Key& key, const yaml::Node& node) {
    Key number = key;
    number.kind = Kind::Whole;
    for (const yaml::Node::Entry& entry : node.entries) {
        const auto card = card_number(reading, key, entry.key);
        if (!card) continue;
        const auto [first, is_new] = reading.rerolled.try_emplace(*card, entry.key.span);
        if (!is_new) {
            reading.add({"duplicate-key",
                         fmt::format("card {} is given twice", *card),
                         entry.key.span,
                         fmt::format("first in {}", diag::describe_place(first->second, entry.key.span)),
                         {diag::line_note(first->second), "fix: delete one of them"}});
            continue;
        }
        if (!entry.value.is_scalar()) {
            reading.add({"value",
                         fmt::format("card {} needs a whole number", *card),
                         entry.key.span,
                         "",
                         {fmt::format("for example:  {}: {{{}: 2}}", key.name(), *card)}});
        } else if (const auto other = whole_value(reading, number, entry.value)) {
            reading.theme.reroll[*card] = *other;
        }
    }
}

} // namespace spotit::theme
