#pragma once

#include <spotit/emoji.hpp>

#include <array>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The files of the npm package emojibase-data, and the names that a child has for emoji.
namespace spotit::emojibase {

/// The name of an emoji, and related words.
struct Words {
    std::string name;
    std::vector<std::string> tags;
};
/// Words by normalized emoji.
using WordsByEmoji = std::map<std::string, Words, std::less<>>;

struct Emoji {
    std::string characters; ///< fully qualified, in UTF-8
    int group = -1, subgroup = -1;
    int order = 0; ///< Unicode's
    Words words;
};

/// data.json.
struct Data {
    std::map<std::string, std::string>
        characters;           ///< by code points as in "1F468-200D-1F33E", skin tones too
    std::vector<Emoji> emoji; ///< without skin tones, in Unicode's order
};
Data read_data(const std::filesystem::path& file);

/// Reads compact.json in any language: the words of all emoji, skin tones too.
WordsByEmoji read_words(const std::filesystem::path& file);

/// messages.json: the numbers of the groups and subgroups, by key.
struct Groups {
    std::map<std::string, int, std::less<>> groups, subgroups;
};
Groups read_groups(const std::filesystem::path& file);

/// Reads shortcodes/*.json: names and the code points of their emoji, in the order of the file.
std::vector<std::pair<std::string, std::string>> read_shortcodes(const std::filesystem::path& file);

/// Gives emoji the names that a child would call them by, in the language of the names; Unicode's names
/// become tags.
void use_child_names(WordsByEmoji& names, std::string_view language);

/// An emoji and its plain names, in the order of emoji::language_words.
struct ClassroomWord {
    std::string_view section; ///< "Animals"
    std::string_view emoji;
    std::array<std::string_view, emoji::language_words.size()> names;
};
/// Returns the rows of classroom_words.txt, in their order.
std::vector<ClassroomWord> read_classroom_words();

/// Returns the text of classroom_words.txt.
std::string_view classroom_text();

} // namespace spotit::emojibase
