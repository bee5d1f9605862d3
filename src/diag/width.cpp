// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "diag/width.hpp"

#include "diag/utf8.hpp"
#include "diag/width_table.hpp"

#include <spotit/diag.hpp>

namespace spotit::diag {
namespace {

constexpr char32_t joiner = 0x200D;
constexpr char32_t emoji_style = 0xFE0F;

bool is_regional_indicator(char32_t c) {
    return c >= 0x1F1E6 && c <= 0x1F1FF;
}
bool is_skin_tone(char32_t c) {
    return c >= 0x1F3FB && c <= 0x1F3FF;
}

int width_of(char32_t c) {
    if (is_zero_width(c)) return 0;
    return is_wide(c) ? 2 : 1;
}

} // namespace

Cluster cluster_at(std::string_view text, std::size_t at) {
    const Decoded first = decode(text, at);
    Cluster cluster{first.length, width_of(first.value), false};
    bool after_joiner = false;
    while (at + cluster.length < text.size()) {
        const Decoded next = decode(text, at + cluster.length);
        const bool flag = is_regional_indicator(first.value) && is_regional_indicator(next.value) &&
                          cluster.length == first.length;
        const bool tone = is_skin_tone(next.value) && cluster.width > 0;
        const bool joined = after_joiner && cluster.width > 0 && next.value > 0x2000;
        if (!flag && !tone && !joined && width_of(next.value) != 0) break;
        const bool widened = next.value == emoji_style && cluster.width == 1;
        if (flag || widened) cluster.width = 2;
        cluster.uncertain = cluster.uncertain || flag || tone || joined || widened;
        after_joiner = next.value == joiner;
        cluster.length += next.length;
    }
    return cluster;
}

int display_width(std::string_view utf8) {
    int width = 0;
    for (std::size_t i = 0; i < utf8.size();) {
        const Cluster cluster = cluster_at(utf8, i);
        width += cluster.width;
        i += cluster.length;
    }
    return width;
}

} // namespace spotit::diag
