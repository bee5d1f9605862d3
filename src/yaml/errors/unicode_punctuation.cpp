// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/yaml.hpp>

#include <fmt/format.h>

#include <cstddef>

namespace spotit::yaml {
namespace {

constexpr std::size_t length = 3; ///< bytes of each of them in UTF-8

/// Returns the character of three bytes of UTF-8; 0 for other characters.
char32_t character_at(std::string_view text, std::size_t at) {
    if (at + length > text.size()) return 0;
    const auto bits = [&](std::size_t i, unsigned mask) {
        return static_cast<char32_t>(static_cast<unsigned char>(text[at + i]) & mask);
    };
    if (bits(0, 0xF0) != 0xE0) return 0;
    return bits(0, 0x0F) << 12U | bits(1, 0x3F) << 6U | bits(2, 0x3F);
}

/// Returns the ASCII character that a lookalike stands for; 0 if it is none.
char plain_sign(char32_t character) {
    constexpr char32_t minus = 0x2212, hyphen = 0x2010, dash = 0x2013;
    constexpr char32_t first_wide = 0xFF01, last_wide = 0xFF5E;
    if (character == minus || (character >= hyphen && character <= dash)) return '-';
    if (character < first_wide || character > last_wide) return 0;
    return static_cast<char>(character - first_wide + U'!');
}

} // namespace

std::vector<std::string> lookalike_note(std::string_view text) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char32_t character = character_at(text, at);
        const char plain = plain_sign(character);
        if (plain == 0) continue;
        return {fmt::format("fix: write {} in place of {}, which is another sign (U+{:04X})", plain,
                            text.substr(at, length), static_cast<unsigned>(character))};
    }
    return {};
}

} // namespace spotit::yaml
