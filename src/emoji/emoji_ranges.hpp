#pragma once

#include <span>

namespace spotit::emoji {

/// Characters first to last, both included.
struct CharacterRange {
    char32_t first = 0, last = 0;
};

/// Returns the characters that can begin an emoji, sorted: Unicode's property Emoji up to version 17, and the
/// characters reserved for future pictographs. Digits, # and * are included, as in the property.
std::span<const CharacterRange> list_emoji_ranges();

} // namespace spotit::emoji
