// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/values/language.hpp"

#include <algorithm>
#include <cstddef>

namespace spotit::theme {
namespace {

bool is_letter_or_digit(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
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

} // namespace spotit::theme
