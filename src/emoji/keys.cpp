// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/emoji/tables.hpp>

#include <spotit/base/utf8.hpp>
#include <spotit/diag/phrases.hpp>

namespace spotit::emoji {

std::string search_key(std::string_view text) {
    const std::string folded = base::fold(text);
    std::string result;
    for (std::size_t at = 0; at < folded.size();) {
        const base::Character each = base::character_at(folded, at);
        at += each.length;
        const bool is_accent = each.value >= 0x300 && each.value <= 0x36F;
        if (is_accent || each.value == U'’' || each.value == U'\'') continue;
        const std::string_view bytes = std::string_view(folded).substr(each.begin, each.length);
        result += bytes == "_" || bytes == "-" || bytes == "\t" ? " " : bytes;
    }
    return result;
}

std::string lookup_key(std::string_view shortcode) {
    std::string result = diag::lower_case(shortcode);
    for (char& c : result) {
        // :-1: is GitHub's thumb that points down.
        if ((c == '-' && &c != result.data()) || c == ' ') c = '_';
    }
    return result;
}

} // namespace spotit::emoji
