#include <spotit/base/utf8.hpp>

#include <fmt/format.h>
#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>

namespace spotit::base {
namespace {

const utf8proc_uint8_t* to_utf8proc_bytes(std::string_view text) {
    return reinterpret_cast<const utf8proc_uint8_t*>(text.data());
}

std::string map_text(std::string_view utf8, int options) {
    utf8proc_uint8_t* mapped = nullptr;
    const auto length = utf8proc_map(to_utf8proc_bytes(utf8), static_cast<utf8proc_ssize_t>(utf8.size()),
                                     &mapped, static_cast<utf8proc_option_t>(options | UTF8PROC_STABLE));
    const std::unique_ptr<utf8proc_uint8_t, void (*)(void*)> owner(mapped, std::free);
    if (length < 0) return std::string(utf8);
    return {mapped, mapped + length};
}

/// Returns the cells of a character. utf8proc returns 0 also for marks that take a cell and for characters
/// newer than its tables, where emoji take two.
int measure_character(char32_t c) {
    const auto value = static_cast<utf8proc_int32_t>(c);
    if (c >= 0x1160 && c <= 0x11FF) return 0; // vowels and finals of Hangul join the syllable before them
    if (const int width = utf8proc_charwidth(value); width != 0) return width;
    const auto category = utf8proc_category(value);
    if (category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_ME ||
        category == UTF8PROC_CATEGORY_CF)
        return 0;
    return c >= 0x1F300 && c <= 0x1FAFF ? 2 : 1;
}

} // namespace

Character read_character(std::string_view utf8, std::size_t begin) {
    const std::string_view rest = utf8.substr(begin, 4);
    utf8proc_int32_t value = 0;
    const auto length =
        utf8proc_iterate(to_utf8proc_bytes(rest), static_cast<utf8proc_ssize_t>(rest.size()), &value);
    if (length <= 0) return {.begin = begin};
    return {static_cast<char32_t>(value), begin, static_cast<std::size_t>(length), true};
}

std::size_t find_character_start(std::string_view utf8, std::size_t at) {
    while (at > 0 && at < utf8.size() && (static_cast<unsigned char>(utf8[at]) & 0xC0U) == 0x80) --at;
    return at;
}

std::vector<Character> list_characters(std::string_view utf8) {
    std::vector<Character> result;
    for (std::size_t at = 0; at < utf8.size(); at += result.back().length)
        result.push_back(read_character(utf8, at));
    return result;
}

std::string encode(char32_t character) {
    std::array<utf8proc_uint8_t, 4> bytes{};
    const auto length = utf8proc_encode_char(static_cast<utf8proc_int32_t>(character), bytes.data());
    return {bytes.begin(), bytes.begin() + length};
}

std::string list_code_points(std::string_view utf8) {
    std::string result;
    for (const Character& character : list_characters(utf8)) {
        if (!result.empty()) result += ' ';
        result += fmt::format("U+{:04X}", static_cast<std::uint32_t>(character.value));
    }
    return result;
}

bool is_mark(char32_t character) {
    const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(character));
    return category >= UTF8PROC_CATEGORY_MN && category <= UTF8PROC_CATEGORY_ME;
}

bool is_space(char32_t character) {
    const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(character));
    const bool is_blank = category >= UTF8PROC_CATEGORY_ZS && category <= UTF8PROC_CATEGORY_ZP;
    return is_blank || character == '\t' || character == '\n' || character == '\f' || character == '\r';
}

std::string compose(std::string_view utf8) {
    return map_text(utf8, UTF8PROC_COMPOSE);
}

std::string fold(std::string_view utf8) {
    // ASCII needs no tables: a search of all emoji folds 30 000 words.
    if (std::ranges::all_of(utf8, [](char c) { return static_cast<unsigned char>(c) < 0x80; })) {
        std::string small(utf8);
        for (char& c : small)
            if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        return small;
    }
    return map_text(utf8, UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD);
}

Cluster find_cluster(std::string_view utf8, std::size_t begin) {
    const Character first = read_character(utf8, begin);
    Cluster cluster{first.length, measure_character(first.value), false};
    bool is_after_joiner = false;
    while (begin + cluster.length < utf8.size()) {
        const Character next = read_character(utf8, begin + cluster.length);
        const bool is_flag = is_regional_indicator(first.value) && is_regional_indicator(next.value) &&
                             cluster.length == first.length;
        const bool is_toned = is_skin_tone(next.value) && cluster.width > 0;
        const bool is_joined = is_after_joiner && cluster.width > 0 && next.value > 0x2000;
        if (!is_flag && !is_toned && !is_joined && measure_character(next.value) != 0) break;
        const bool is_widened = next.value == emoji_selector && cluster.width == 1;
        if (is_flag || is_widened) cluster.width = 2;
        cluster.is_uncertain = cluster.is_uncertain || is_flag || is_toned || is_joined || is_widened;
        is_after_joiner = next.value == joiner;
        cluster.length += next.length;
    }
    return cluster;
}

int measure_display_width(std::string_view utf8) {
    int width = 0;
    for (std::size_t at = 0; at < utf8.size();) {
        const Cluster cluster = find_cluster(utf8, at);
        width += cluster.width;
        at += cluster.length;
    }
    return width;
}

std::string escape_markup(std::string_view text) {
    constexpr std::string_view special = "&<>\"";
    constexpr std::string_view entities[]{"&amp;", "&lt;", "&gt;", "&quot;"};
    std::string result;
    for (const char c : text) {
        const std::size_t index = special.find(c);
        result += index == std::string_view::npos ? std::string_view(&c, 1) : entities[index];
    }
    return result;
}

} // namespace spotit::base
