// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/readers/layout_readers.hpp"

#include "theme/keys/length.hpp"
#include "theme/values/values.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/random.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace spotit::theme {
namespace {

/// Reads a card's number, from 1, and records its place.
std::optional<int> card_number(ReadContext& context, const Key& key, const yaml::Node& node) {
    const auto number = parse_number(node.text);
    if (number && *number >= 1 && *number <= 1e6 && *number == std::floor(*number))
        return static_cast<int>(*number);
    context.error(node.span, "value", fmt::format("`{}` is no card: cards are numbered from 1 on", node.text))
        .note(fmt::format("for example:  {}: {{17: 2}}", key.name()));
    return std::nullopt;
}

} // namespace

void read_rotation(ReadContext& context, const Key& key, const yaml::Node& node) {
    if (const auto value = rotation_value(context, key, node)) context.theme.layout.rotation = *value;
}

void read_fill(ReadContext& context, const Key& key, const yaml::Node& node) {
    if (const auto value = share_value(context, key, node)) context.theme.layout.target_coverage = *value;
}

void read_reroll(ReadContext& context, const Key& key, const yaml::Node& node) {
    Key number = key;
    number.kind = Kind::Whole;
    for (const yaml::Node::Entry& entry : node.entries) {
        const auto card = card_number(context, key, entry.key);
        if (!card) continue;
        const auto [first, is_new] = context.rerolled.try_emplace(*card, entry.key.span);
        if (!is_new) {
            context.error(entry.key.span, "duplicate-key", fmt::format("card {} is given twice", *card))
                .point_out(fmt::format("first in {}", diag::describe_place(first->second, entry.key.span)))
                .note(diag::line_note(first->second))
                .fix("delete one of them");
            continue;
        }
        if (!entry.value.is_scalar()) {
            context.error(entry.key.span, "value", fmt::format("card {} needs a whole number", *card))
                .note(fmt::format("for example:  {}: {{{}: 2}}", key.name(), *card));
        } else if (const auto other = whole_value(context, number, entry.value)) {
            context.theme.reroll[*card] = *other;
        }
    }
}

void read_layout_edge(ReadContext& context, const Key& key, const yaml::Node& node) {
    if (const auto value = edge_value(context, key, node)) context.theme.edge = *value;
}

void read_layout_seed(ReadContext& context, const Key&, const yaml::Node& node) {
    context.theme.layout_seed = random::parse_seed(diag::trimmed(node.text));
}

} // namespace spotit::theme
