// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/base/utf8.hpp>

#include <fmt/format.h>

namespace spotit::base {

namespace {

constexpr char32_t replacement = 0xFFFD;

/// How many bytes a character takes that begins with this one; 0: none does.
std::size_t sequence_length(unsigned char lead) {
    if (lead < 0x80) return 1;
    if (lead >= 0xC2 && lead < 0xE0) return 2;
    if (lead >= 0xE0 && lead < 0xF0) return 3;
    if (lead >= 0xF0 && lead < 0xF5) return 4;
    return 0;
}

bool is_scalar(char32_t value, std::size_t length) {
    const bool overlong = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000);
    const bool surrogate = value >= 0xD800 && value < 0xE000;
    return !overlong && !surrogate && value < 0x110000;
}

Character character_at(std::string_view utf8, std::size_t begin) {
    const auto lead = static_cast<unsigned char>(utf8[begin]);
    const std::size_t length = sequence_length(lead);
    if (length == 1) return {lead, begin, 1};
    if (length == 0 || length > utf8.size() - begin) return {replacement, begin, 1};
    char32_t value = lead & (0x7FU >> length);
    for (const char follower : utf8.substr(begin + 1, length - 1)) {
        const auto byte = static_cast<unsigned char>(follower);
        if ((byte & 0xC0U) != 0x80) return {replacement, begin, 1};
        value = value << 6 | (byte & 0x3FU);
    }
    if (!is_scalar(value, length)) return {replacement, begin, 1};
    return {value, begin, length};
}

} // namespace

std::vector<Character> characters(std::string_view utf8) {
    std::vector<Character> result;
    for (std::size_t at = 0; at < utf8.size(); at += result.back().length)
        result.push_back(character_at(utf8, at));
    return result;
}

std::string code_points(std::string_view utf8) {
    std::string result;
    for (const Character& character : characters(utf8)) {
        if (!result.empty()) result += ' ';
        result += fmt::format("U+{:04X}", static_cast<std::uint32_t>(character.value));
    }
    return result;
}

} // namespace spotit::base
