// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/base/data_paths.hpp>

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// The emoji as Unicode and emojibase have them: names, groups, sequences. No graphics.
namespace spotit::emoji {

/// What people call the emoji, as a child would: 🐶 is "dog", not "dog face". Reads its file when it is first
/// asked; safe to use from many threads.
class Names {
public:
    /// Knows no name.
    Names() = default;
    /// emojibase's names below one of the places, if they are there: in that language ("fr", "pt-BR"), else
    /// in the one it is a kind of, else in English.
    explicit Names(const base::DataPaths& places, std::string_view language = "en");

    /// Empty when the emoji is not known. Variation selectors don't matter.
    std::string find(std::string_view emoji) const;
    /// Of the names, as emojibase writes it: "zh-hant" for "zh-TW". Empty when there are none.
    const std::string& language() const;

private:
    struct Table;
    std::shared_ptr<Table> table_;
};

/// The languages that there are names in, sorted, as emojibase writes them: "en", "fr", "zh-hant".
std::vector<std::string> name_languages(const base::DataPaths& places);

/// An emoji, for people to choose from.
struct EmojiInfo {
    std::string emoji;
    std::string shortcode; ///< without colons; NameIndex::find gives this emoji for it; empty where none does
    std::string group, subgroup; ///< Unicode's: "animals-nature", "animal-mammal"
    std::string name;            ///< in the language asked for
};

/// What emoji are wanted; all that is given must fit.
struct EmojiSearch {
    std::vector<std::string> words{}; ///< each is part of a name, a shortcode or a tag; or the emoji itself
    std::string group{};              ///< as NameIndex::group takes it
    std::string language = "en";      ///< of the results; words may be English too
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

    /// Returns whether there are no data to search.
    bool empty() const;
    /// The emoji of a name: one of GitHub's shortcodes, else of CLDR's, else of emojibase's, without colons;
    /// blanks, hyphens and capitals don't matter. Empty when there is none.
    std::string find(std::string_view name) const;
    /// The name that was most likely meant; may be empty.
    std::string nearest_name(std::string_view name) const;
    /// The emoji of a group or subgroup of Unicode ("food-fruit") or of a friendly name ("fruit"), in
    /// Unicode's order and without skin tones. Empty when there is no such group.
    std::vector<std::string> group(std::string_view name) const;
    /// The names of all groups: friendly ones, groups, subgroups.
    std::vector<std::string> groups() const;
    /// The same with their kinds and sizes; a name that is both friendly and Unicode's comes once.
    std::vector<GroupInfo> group_infos() const;
    /// The emoji, without skin tones, that a search is for: those called just so first, then those with the
    /// words in their names, then with the beginnings of words, then with the words in their tags, then the
    /// rest; each kind in Unicode's order. Capitals and accents don't matter.
    std::vector<EmojiInfo> search(const EmojiSearch& wanted) const;

private:
    struct Table;
    std::shared_ptr<Table> table_;
};

/// Splits text at the borders of emoji (UTS #51 ED-17a and the sequences that vendors add):
/// "🐶🐱👨‍👩‍👧" gives three. Text that is no emoji comes as runs of their own.
struct TextRun {
    std::string_view text;
    bool emoji = false;
};
std::vector<TextRun> split_sequences(std::string_view utf8);

/// The same emoji for people: without variation selectors, so that ❤ and ❤️ compare equal.
std::string normalized(std::string_view emoji);
} // namespace spotit::emoji
