#include <spotit/base/utf8.hpp>

#include <utf8proc.h>

namespace spotit::base {
namespace {

constexpr char32_t zero_width_joiner = 0x200D;
constexpr char32_t emoji_selector = 0xFE0F;

/// Vowels and finals that join the syllable before them.
bool is_hangul_joining(char32_t c) {
    return c >= 0x1160 && c <= 0x11FF;
}

/// Returns the cells of a character. utf8proc returns 0 also for marks that take a cell and for characters
/// newer than its tables, where emoji take two.
int character_width(char32_t c) {
    const auto value = static_cast<utf8proc_int32_t>(c);
    if (is_hangul_joining(c)) return 0;
    if (const int width = utf8proc_charwidth(value); width != 0) return width;
    switch (utf8proc_category(value)) {
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_ME:
    case UTF8PROC_CATEGORY_CF:
        return 0;
    default:
        return c >= 0x1F300 && c <= 0x1FAFF ? 2 : 1;
    }
}

} // namespace

Cluster cluster_at(std::string_view utf8, std::size_t begin) {
    const Character first = character_at(utf8, begin);
    Cluster cluster{first.length, character_width(first.value), false};
    bool is_after_joiner = false;
    while (begin + cluster.length < utf8.size()) {
        const Character next = character_at(utf8, begin + cluster.length);
        const bool is_flag = is_regional_indicator(first.value) && is_regional_indicator(next.value) &&
                             cluster.length == first.length;
        const bool is_toned = is_skin_tone(next.value) && cluster.width > 0;
        const bool is_joined = is_after_joiner && cluster.width > 0 && next.value > 0x2000;
        if (!is_flag && !is_toned && !is_joined && character_width(next.value) != 0) break;
        const bool is_widened = next.value == emoji_selector && cluster.width == 1;
        if (is_flag || is_widened) cluster.width = 2;
        cluster.is_uncertain = cluster.is_uncertain || is_flag || is_toned || is_joined || is_widened;
        is_after_joiner = next.value == zero_width_joiner;
        cluster.length += next.length;
    }
    return cluster;
}

int display_width(std::string_view utf8) {
    int width = 0;
    for (std::size_t at = 0; at < utf8.size();) {
        const Cluster cluster = cluster_at(utf8, at);
        width += cluster.width;
        at += cluster.length;
    }
    return width;
}

} // namespace spotit::base
