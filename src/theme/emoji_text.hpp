// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/reading.hpp"

#include <string>
#include <utility>
#include <vector>

namespace spotit::theme {

/// Where a text of symbols stands: in a list each entry may have blanks in it, elsewhere blanks part the
/// symbols.
enum class Form { Entry, Text };

struct EmojiText {
    std::vector<std::pair<std::string, diag::Span>> emoji;
    int mistakes = 0; ///< parts that are no emoji, already reported
};

/// The emoji of a scalar: written themselves, or as U+ and a number.
EmojiText emoji_in(Reading& reading, const Node& node, Form form);

/// `:name:` is not built yet.
void report_name(Reading& reading, std::string_view name, const diag::Span& span);

} // namespace spotit::theme
