#pragma once

#include <array>
#include <string_view>
#include <vector>

namespace spotit::emojibase {

/// The languages of the columns of classroom_words.txt.
inline constexpr std::array<std::string_view, 4> classroom_languages{"en", "de", "fr", "es"};

/// An emoji and its plain names, in the order of the languages.
struct ClassroomWord {
    std::string_view section; ///< "Animals"
    std::string_view emoji;
    std::array<std::string_view, classroom_languages.size()> names;
};
/// Returns the rows of classroom_words.txt, in their order.
std::vector<ClassroomWord> read_classroom_words();

/// Returns the text of classroom_words.txt.
std::string_view classroom_text();

} // namespace spotit::emojibase
