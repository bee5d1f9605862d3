// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/readers/common_readers.hpp"

#include "theme/keys/length.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/random.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

bool is_letter_or_digit(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

document::Border& border(Reading& reading) {
    auto& wanted = reading.theme.style.border;
    if (!wanted) wanted.emplace();
    return *wanted;
}

} // namespace

/// Parts of up to eight letters and digits, joined by hyphens; the first has two or three letters.
bool is_language(std::string_view tag) {
    const std::string_view first = tag.substr(0, tag.find('-'));
    if (first.size() < 2 || first.size() > 3) return false;
    std::size_t length = 0;
    for (const char c : tag) {
        length = c == '-' ? 0 : length + 1;
        if (length > 8 || (c != '-' && !is_letter_or_digit(c))) return false;
    }
    const bool letters =
        std::none_of(first.begin(), first.end(), [](char c) { return c >= '0' && c <= '9'; });
    return letters && length > 0 && tag.find("--") == std::string_view::npos;
}

/// layers.cpp has read them; here is what can't be one.
void read_extends(Reading& reading, const Key& key, const yaml::Node& node) {
    for (const yaml::Node& item : node.items) {
        if (!item.is_scalar())
            reading.add(
                {"type", fmt::format("`{}` must be {}", key.label(), description(key)), item.span, "", {}});
    }
}

void read_version(Reading& reading, const Key& key, const yaml::Node& node) {
    if (parse_number(node.text) == 1.0) return;
    reading.add({"version",
                 fmt::format("`{}` must be 1: this program knows no other format", key.label()),
                 node.span,
                 "",
                 {"fix: write 1, or delete the line"}});
}

void read_language(Reading& reading, const Key& key, const yaml::Node& node) {
    const std::string_view tag = diag::trimmed(node.text);
    if (is_language(tag)) {
        reading.theme.language = tag;
        return;
    }
    reading.add({"value",
                 fmt::format("`{}` must be a language code such as en, fr or pt-BR", key.label()),
                 node.span,
                 "",
                 {std::string(language_codes)}});
}

void read_seed(Reading& reading, const Key&, const yaml::Node& node) {
    Theme& theme = reading.theme;
    theme.seed = theme.deck.seed = theme.layout_seed = random::seed_from(diag::trimmed(node.text));
}

void read_deck_seed(Reading& reading, const Key&, const yaml::Node& node) {
    reading.theme.deck.seed = random::seed_from(diag::trimmed(node.text));
}

void read_layout_seed(Reading& reading, const Key&, const yaml::Node& node) {
    reading.theme.layout_seed = random::seed_from(diag::trimmed(node.text));
}

void read_symbols_per_card(Reading& reading, const Key& key, const yaml::Node& node) {
    if (is_word(node, "auto")) return;
    if (const auto value = whole_value(reading, key, node)) reading.theme.deck.symbols_per_card = *value;
}

void read_cards(Reading& reading, const Key& key, const yaml::Node& node) {
    if (is_word(node, "all")) return;
    if (const auto value = whole_value(reading, key, node)) reading.theme.deck.cards = *value;
}

void read_border(Reading& reading, const Key& key, const yaml::Node& node) {
    if (node.is_map()) {
        border(reading);
        return;
    }
    if (is_word(node, "none")) {
        reading.theme.style.border.reset();
        return;
    }
    Reading::Problem problem{
        "value", fmt::format("`{}` must be none, or have keys of its own", key.label()), node.span, "", {}};
    problem.notes = {"for example:  border: {width: 0.6mm, color: goldenrod}"};
    reading.add(std::move(problem));
}

void read_border_width(Reading& reading, const Key& key, const yaml::Node& node) {
    if (const auto value = length_value(reading, key, node)) border(reading).width = *value;
}

void read_border_color(Reading& reading, const Key& key, const yaml::Node& node) {
    if (const auto value = color_value(reading, key, node)) border(reading).color = *value;
}

void read_border_inset(Reading& reading, const Key& key, const yaml::Node& node) {
    if (const auto value = length_value(reading, key, node)) border(reading).inset = *value;
}

} // namespace spotit::theme
