// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

namespace spotit::emoji {

/// Characters first to last, both included.
struct CharacterRange {
    char32_t first = 0, last = 0;
};

/// What can begin an emoji, in order: Unicode's property Emoji up to version 17, and what is kept for
/// pictographs to come. Digits, # and * are among them, as the property has it.
std::span<const CharacterRange> emoji_ranges();

} // namespace spotit::emoji
