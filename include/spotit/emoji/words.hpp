#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Words as searches compare them, in emoji and in themes.
namespace spotit::emoji {

/// Returns the form in which searches compare words: without capitals and accents, with blanks between the
/// words of shortcodes.
std::string to_search_key(std::string_view text);

/// Returns the words that a search key may be the plural of, by its ending alone, in English, German, French
/// or Spanish; without a language in all of these.
std::vector<std::string> find_singulars(std::string_view key, std::string_view language = {});

} // namespace spotit::emoji
