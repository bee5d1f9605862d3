#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Text in UTF-8: its characters, their widths, and its forms for comparing. The only door of utf8proc.
namespace spotit::base {

/// A character (Unicode scalar value) of a text that need not be well-formed.
struct Character {
    char32_t value = 0xFFFD;           ///< U+FFFD for a byte that is not part of UTF-8
    std::size_t begin = 0, length = 1; ///< bytes
    bool is_valid = false;
};
/// Returns the character that begins at a byte of the text, which must be less than its size.
Character read_character(std::string_view utf8, std::size_t begin);
/// Returns the start of the character that a byte of the text is part of.
std::size_t find_character_start(std::string_view utf8, std::size_t at);
/// Returns all characters of the text.
std::vector<Character> list_characters(std::string_view utf8);
/// Returns the character in UTF-8; it must be a Unicode scalar value.
std::string encode(char32_t character);
/// Returns the characters' numbers: "U+1F436 U+FE0F".
std::string list_code_points(std::string_view utf8);

/// Returns true for general category M: accents, vowel signs, variation selectors.
bool is_mark(char32_t character);
/// The characters that join emoji, and that draw a character as an emoji.
inline constexpr char32_t joiner = 0x200D, emoji_selector = 0xFE0F;
/// The last of the tags that say which region a flag belongs to.
inline constexpr char32_t last_tag = 0xE007F;
constexpr bool is_tag(char32_t character) {
    return character >= 0xE0020 && character <= last_tag;
}
/// Returns true for the letters of flags.
constexpr bool is_regional_indicator(char32_t character) {
    return character >= 0x1F1E6 && character <= 0x1F1FF;
}
/// Returns true for the colors of skin that follow an emoji.
constexpr bool is_skin_tone(char32_t character) {
    return character >= 0x1F3FB && character <= 0x1F3FF;
}
/// Returns true for tabs, line ends and the blanks of general category Z.
bool is_space(char32_t character);

/// Returns the text with composed letters (NFC); unchanged if it is not UTF-8.
std::string compose(std::string_view utf8);
/// Returns the text case-folded and taken apart (NFKD): "É" is "e" and U+0301. Unchanged if it is not UTF-8.
std::string fold(std::string_view utf8);

/// A base character with its marks, or one emoji.
struct Cluster {
    std::size_t length = 0; ///< bytes
    int width = 0;          ///< cells of a terminal
    bool is_uncertain =
        false; ///< terminals disagree about the width: joined emoji, flags, skin tones, U+FE0F
};
/// Returns the cluster that begins at a byte of the text, which must be less than its size.
Cluster find_cluster(std::string_view utf8, std::size_t begin);
/// Returns the cells of a terminal that the text takes: an emoji takes two, a combining mark none.
int measure_display_width(std::string_view utf8);

/// Returns the text for XML and HTML: entities stand for &, <, > and double quotes.
std::string escape_markup(std::string_view text);

} // namespace spotit::base
