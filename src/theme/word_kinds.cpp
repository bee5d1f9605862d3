// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/word_kinds.hpp"

#include "theme/message.hpp"
#include "theme/symbol_text.hpp"

#include <algorithm>

namespace spotit::theme {
namespace {

constexpr std::string_view blanks = " \t\r\n";

} // namespace

std::vector<std::string_view> blank_separated(std::string_view text) {
    std::vector<std::string_view> words;
    for (std::size_t at = text.find_first_not_of(blanks); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
        words.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(blanks, end);
    }
    return words;
}

bool is_colon_name(std::string_view word) {
    return word.size() > 2 && word.starts_with(':') && word.ends_with(':');
}

bool is_half_name(std::string_view word) {
    return word.size() > 1 && word.starts_with(':') != word.ends_with(':') &&
           word.find_first_of(blanks) == std::string_view::npos;
}

bool is_separator(std::string_view word) {
    return !word.empty() && (word.find_first_not_of(",;|/") == std::string_view::npos ||
                             std::ranges::find(bullets, word) != std::end(bullets));
}

bool has_emoji(std::string_view text) {
    const auto pieces = symbol::split(text);
    return std::any_of(pieces.begin(), pieces.end(), [](const auto& piece) { return piece.emoji; });
}

bool is_emoji_word(std::string_view word) {
    return is_code_point(word) || is_colon_name(word) || has_emoji(word);
}

} // namespace spotit::theme
