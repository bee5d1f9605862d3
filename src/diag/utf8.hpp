// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace spotit::diag {

/// One character of a text that need not be well-formed.
struct Decoded {
    char32_t value = 0xFFFD; ///< U+FFFD for a byte that is not part of UTF-8
    std::size_t length = 1;  ///< bytes, at least 1
    bool valid = false;
};

/// The character that begins at `at`; `at` must be less than text.size().
Decoded decode(std::string_view text, std::size_t at);

} // namespace spotit::diag
