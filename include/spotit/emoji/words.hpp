#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Words as searches compare them, in emoji, in themes and in the tables of names.
///
/// These stand in the folder emoji-names; the build makes them and the program reads them: lines of cells
/// that tabs separate, in the order of the bytes of their first cells.
///
/// - `de.txt`, `zh-hant.txt`, ...: normalized emoji; its name; for those of `index/emoji.txt`, search keys of
///   the tags that are no words of its name, or an empty cell.
/// - `index/shortcodes.txt`: lookup key of a shortcode; its emoji.
/// - `index/emoji.txt`, in Unicode's order and without skin tones: normalized emoji; emoji; group; subgroup;
///   shortcode that is shown; Unicode's English name; search keys of names; an empty cell; search keys of
///   tags.
namespace spotit::emoji {

/// Returns the form in which searches compare words: without capitals and accents, with blanks between the
/// words of shortcodes.
std::string to_search_key(std::string_view text);

/// Returns the words that a search key may be the plural of, by its ending alone, in English, German, French
/// or Spanish; without a language in all of these.
std::vector<std::string> derive_singulars(std::string_view key, std::string_view language = {});

/// What distinguishes words of a language from those of the others in the table.
struct LanguageWords {
    std::string_view language;
    std::string_view articles; ///< as search keys, with blanks between them; the l of French is that of l'eau
    std::u16string_view letters; ///< beyond ASCII, that the others seldom have
};
inline constexpr std::array<LanguageWords, 4> language_words{
    {{"en", "the a an", u""},
     {"de", "der die das den dem des ein eine einen einem einer eines", u"äöüß"},
     {"fr", "le la les l un une des du", u"àâæçéèêëîïôœùû"},
     {"es", "el la los las un una unos unas", u"áíñóú"}}};

/// Returns the form in which shortcodes are looked up.
std::string to_lookup_key(std::string_view shortcode);

} // namespace spotit::emoji
