// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::base {

/// A character and the bytes it takes. Bytes that are no UTF-8 are U+FFFD, one each.
struct Character {
    char32_t value = 0;
    std::size_t begin = 0, length = 1;
};
std::vector<Character> characters(std::string_view utf8);

/// "U+1F436 U+FE0F".
std::string code_points(std::string_view utf8);

} // namespace spotit::base
