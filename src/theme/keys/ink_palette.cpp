// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/keys/ink_palette.hpp"

#include "theme/keys/keys.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace spotit::theme {
namespace {

/// Parses numbers in parentheses as shares; nothing if there are others than `count`.
std::optional<std::vector<double>> ink_shares(std::string_view written, std::string_view name,
                                              std::size_t count) {
    if (!written.starts_with(name) || !written.ends_with(')')) return std::nullopt;
    std::string inside(written.substr(name.size(), written.size() - name.size() - 1));
    std::replace(inside.begin(), inside.end(), ',', ' ');
    std::vector<double> shares;
    for (std::string_view rest = diag::trimmed(inside); !rest.empty();) {
        const std::size_t end = std::min(rest.find_first_of(" \t"), rest.size());
        const auto quantity = parse_quantity(rest.substr(0, end));
        const bool is_percent = quantity && (quantity->unit == "%" || quantity->unit.empty());
        if (!is_percent || quantity->value < 0 || quantity->value > 100) return std::nullopt;
        shares.push_back(quantity->value / 100);
        rest = diag::trimmed(rest.substr(end));
    }
    if (shares.size() != count) return std::nullopt;
    return shares;
}

bool is_black_or_paper(const color::Inks& inks) {
    return inks.cyan == 0 && inks.magenta == 0 && inks.yellow == 0 && (inks.black == 0 || inks.black == 1);
}

} // namespace

std::optional<color::Inks> parse_inks(std::string_view written) {
    if (const auto shares = ink_shares(written, "cmyk(", 4))
        return color::Inks{(*shares)[0], (*shares)[1], (*shares)[2], (*shares)[3]};
    if (const auto shares = ink_shares(written, "gray(", 1)) return color::Inks{0, 0, 0, 1 - shares->front()};
    return std::nullopt;
}

color::Color InkPalette::screen_color(const color::Inks& inks, std::string_view written,
                                      const diag::Span& span) {
    const color::Color plain = color::naive_rgb(inks);
    if (is_black_or_paper(inks)) return plain;
    const auto [known, is_new] = known_.try_emplace({inks.cyan, inks.magenta, inks.yellow, inks.black});
    if (!is_new) return known->second;
    int& taken =
        taken_[{std::lround(255 * plain.red), std::lround(255 * plain.green), std::lround(255 * plain.blue)}];
    known->second = color::tagged_color(plain, taken++);
    entries_.push_back({known->second, inks, std::string(written), span});
    return known->second;
}

} // namespace spotit::theme
