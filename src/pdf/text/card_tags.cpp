// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/text/hidden_text.hpp"

#include <fmt/format.h>

#include <sstream>

namespace spotit::pdf {

std::string format_card_tag(const CardTag& tag) {
    return fmt::format("#{}/{}", tag.number, tag.of);
}

std::optional<CardTag> read_card_tag(const std::string& text) {
    constexpr int max_cards = 100'000; // far beyond any deck
    std::istringstream words(text);
    char hash = 0, slash = 0;
    CardTag tag;
    words >> std::noskipws >> hash >> tag.number >> slash >> tag.of;
    const bool is_tag = words && words.peek() == EOF && hash == '#' && slash == '/';
    if (!is_tag || tag.number < 1 || tag.number > tag.of || tag.of > max_cards) return std::nullopt;
    return tag;
}

std::string format_scale_tag(const ScaleTag& tag) {
    return fmt::format("{}{:.3f} {:.3f}", scale_tag, 100 * tag.across, 100 * tag.down);
}

std::optional<ScaleTag> read_scale_tag(const std::string& text) {
    if (!text.starts_with(scale_tag)) return std::nullopt;
    std::istringstream words(text.substr(scale_tag.size()));
    double across = 0, down = 0;
    words >> across >> down;
    if (!words || across <= 0 || down <= 0) return std::nullopt;
    return ScaleTag{across / 100, down / 100};
}

} // namespace spotit::pdf
