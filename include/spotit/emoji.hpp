#pragma once

#include <spotit/base/files.hpp>

#include <array>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// The emoji as Unicode and emojibase have them: names, groups, sequences. No graphics.
namespace spotit::emoji {

class LanguageTable; // in src/emoji/name_tables.hpp

/// The names of emoji, as a child would call them: 🐶 is "dog", not "dog face". Reads its file on first use;
/// safe to use from many threads.
class Names {
public:
    /// No names.
    Names() = default;
    /// Uses emojibase's names below one of the paths, if they exist: in that language ("fr", "pt-BR"), else
    /// its base language, else English.
    explicit Names(const base::DataPaths& places, std::string_view language = "en");

    /// Returns an empty name for an unknown emoji. Variation selectors don't matter.
    std::string find(std::string_view emoji) const;
    /// Returns the language of the names, as emojibase writes it: "zh-hant" for "zh-TW". Empty if there are
    /// none.
    const std::string& find_language() const;

private:
    std::shared_ptr<LanguageTable> table_;
};

/// Returns the languages with names, sorted, as emojibase writes them: "en", "fr", "zh-hant".
std::vector<std::string> list_languages(const base::DataPaths& places);
/// Returns the everyday names of groups: "animals", "fruit".
std::vector<std::string_view> list_friendly_groups();

/// An emoji in a list for people.
struct EmojiInfo {
    std::string emoji;
    std::string shortcode;       ///< without colons; NameIndex::find returns this emoji for it; may be empty
    std::string group, subgroup; ///< Unicode's: "animals-nature", "animal-mammal"
    std::string name;            ///< in the language of the search
};

/// The conditions of a search; all must hold.
struct EmojiSearch {
    std::vector<std::string> words{}; ///< each is part of a name, a shortcode or a tag; or the emoji itself
    std::string group{};              ///< as in NameIndex::group
    /// Of the words: the first is that of the results; English comes last. Those after max_languages are left
    /// out.
    std::vector<std::string> languages{"en"};
    static constexpr std::size_t max_languages = 5;
};

/// What a search has found, and how far it went for that.
struct EmojiFound {
    std::vector<EmojiInfo> emoji{};
    std::string word{};     ///< that was taken where no emoji has those of the search; else empty
    std::string language{}; ///< in which the first emoji has the words; empty: the first of the search
};

/// A name that stands for many emoji.
struct GroupInfo {
    enum class Kind { Friendly, Group, Subgroup };
    std::string name;
    Kind kind = Kind::Friendly;
    std::size_t count = 0; ///< emoji in it
};

/// The emoji by their English names and by their groups, as emojibase has them. Reads its files when it is
/// first asked; cheap to copy; safe to use from many threads.
class NameIndex {
public:
    /// Knows no emoji.
    NameIndex() = default;
    /// emojibase's data below one of the places, if they are there.
    explicit NameIndex(const base::DataPaths& places);

    /// Returns true if there are no data to search.
    bool is_empty() const;
    /// Returns the emoji of a name: one of GitHub's shortcodes, else of CLDR's, else of emojibase's, without
    /// colons; blanks, hyphens and capitals don't matter. Empty if there is none.
    std::string find(std::string_view name) const;
    /// Returns the name that was probably meant; may be empty.
    std::string find_nearest_name(std::string_view name) const;
    /// Returns the emoji of a group or subgroup of Unicode ("food-fruit") or of a friendly name ("fruit"), in
    /// Unicode's order and without skin tones. Empty if there is no such group.
    std::vector<std::string> find_group(std::string_view name) const;
    /// Returns the names of all groups: friendly ones, groups, subgroups.
    std::vector<std::string> list_group_names() const;
    /// Returns all groups with their kinds and sizes; a name that is both friendly and Unicode's comes once.
    std::vector<GroupInfo> list_groups() const;
    /// Returns the emoji, without skin tones, that match a search: first, language by language, exact names,
    /// those with the words in their names, and in their tags; then beginnings of words, then the rest; each
    /// kind in Unicode's order. Capitals, accents and articles don't matter, and an article alone finds
    /// nothing. A word that is no name may be a plural; in one that no emoji has, a letter may be wrong,
    /// missing, too much, or swapped with the next.
    EmojiFound search(const EmojiSearch& wanted) const;

private:
    struct Table;
    base::DataPaths places_{};
    std::shared_ptr<Table> table_;
};

/// A part of a text: one emoji, or text between emoji. Emoji are separated by UTS #51 ED-17a and the
/// sequences of vendors: "🐶🐱👨‍👩‍👧" gives three.
struct TextRun {
    std::string_view text;
    bool emoji = false;
};
std::vector<TextRun> split_sequences(std::string_view utf8);

/// Returns the character of a hexadecimal number; 0 if it is none.
char32_t parse_character(std::string_view digits);

/// Returns the emoji of a picture's file in sets that are named by code points: "1f420.svg",
/// "1F1E9-1F1EA.png", "emoji_u1f420.svg". Four digits mean an emoji in SVG files alone, since photos have
/// such numbers. Empty if the name stands for none.
std::string parse_file_name(const std::filesystem::path& file);

/// Returns the emoji without variation selectors, so that ❤ and ❤️ compare equal.
std::string normalize(std::string_view emoji);

// Words as searches compare them, in emoji, in themes and in the tables of names.
//
// These stand in the folder emoji-names; the build makes them and the program reads them: lines of cells
// that tabs separate, in the order of the bytes of their first cells.
//
// - `de.txt`, `zh-hant.txt`, ...: normalized emoji; its name; for those of `index/emoji.txt`, search keys of
//   the tags that are no words of its name, or an empty cell.
// - `index/shortcodes.txt`: lookup key of a shortcode; its emoji.
// - `index/emoji.txt`, in Unicode's order and without skin tones: normalized emoji; emoji; group; subgroup;
//   shortcode that is shown; Unicode's English name; search keys of names; an empty cell; search keys of
//   tags.

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
