#include "emojibase/reader.hpp"

#include <spotit/base/files.hpp>
#include <spotit/base/json.hpp>
#include <spotit/emoji.hpp>
#include <spotit/emojibase.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace spotit::emojibase {
namespace {

using base::Json;

/// Returns null if there is no such file, or if it is no JSON.
Json read_json(const std::filesystem::path& file) {
    return Json::parse(base::read_file(file).value_or("")).value_or(Json());
}

/// Returns the member, or null if there is none.
const Json& find_member(const Json& object, std::string_view name) {
    static const Json null;
    const Json* const member = object.find(name);
    return member == nullptr ? null : *member;
}

std::string read_string(const Json& entry, std::string_view name) {
    const Json& member = find_member(entry, name);
    return member.is_string() ? member.get<std::string>() : std::string();
}

int read_number(const Json& entry, std::string_view name) {
    const Json& member = find_member(entry, name);
    return member.is_integer() ? member.get<int>() : -1;
}

/// Calls take(code points, emoji, whether it has a skin tone) for each emoji of a list, which holds skin
/// tones as nested lists. A list that is missing is empty.
template<class Take>
void read_list(const Json& list, bool has_tone, const Take& take) {
    for (const Json& entry : list.parts()) {
        // data.json has "emoji" where compact.json has "unicode".
        const std::string characters = read_string(entry, "emoji");
        Emoji emoji{.characters = characters.empty() ? read_string(entry, "unicode") : characters,
                    .group = read_number(entry, "group"),
                    .subgroup = read_number(entry, "subgroup"),
                    .order = read_number(entry, "order"),
                    .words = {.name = read_string(entry, "label"), .tags = {}}};
        for (const Json& tag : find_member(entry, "tags").parts())
            if (tag.is_string()) emoji.words.tags.push_back(tag.get<std::string>());
        const std::string code_points = read_string(entry, "hexcode");
        if (!code_points.empty() && !emoji.characters.empty()) take(code_points, std::move(emoji), has_tone);
        read_list(find_member(entry, "skins"), true, take);
    }
}

/// Reads the entries of one list of messages.json. Of two keys with one number, emojibase uses the later.
std::map<std::string, int, std::less<>> read_numbers(const Json& list) {
    std::map<int, std::string> keys;
    for (const Json& entry : list.parts())
        if (entry.is_object()) keys[read_number(entry, "order")] = read_string(entry, "key");
    std::map<std::string, int, std::less<>> numbers;
    for (const auto& [number, key] : keys) numbers.emplace(key, number);
    return numbers;
}

namespace fs = std::filesystem;

/// The first file with a name decides its meaning: :dog: is 🐶 to GitHub and 🐕 to CLDR.
constexpr std::array shortcode_files{"github.json", "cldr.json", "emojibase.json"};

/// A line of cells; more can follow.
class Line {
public:
    Line& add(std::string_view cell) {
        if (cell.find_first_of("\t\n") != std::string_view::npos)
            throw std::runtime_error("a name has a tab or a line end: " + std::string(cell));
        text_ += (text_.empty() ? "" : "\t") + std::string(cell);
        return *this;
    }
    /// Adds the search keys of the words, each once and none that is empty.
    Line& add_keys(const std::vector<std::string>& words) {
        std::set<std::string> keys;
        for (const std::string& word : words) keys.insert(emoji::to_search_key(word));
        keys.erase("");
        for (const std::string& key : keys) add(key);
        return *this;
    }
    const std::string& text() const { return text_; }

private:
    std::string text_; ///< no line begins with an empty cell
};

/// Returns the tags that are no words of the name, in which searches find them first.
std::vector<std::string> list_new_words(const Words& words) {
    const std::string name = " " + emoji::to_search_key(words.name) + " ";
    std::vector<std::string> tags = words.tags;
    std::erase_if(tags, [&](const std::string& tag) {
        const std::string key = emoji::to_search_key(tag);
        return key.empty() || name.find(" " + key + " ") != std::string::npos;
    });
    return tags;
}

/// Returns a table with the words by which the emoji of an index are searched, and the names of the others:
/// with skin tones, and letters of flags.
std::string make_language_table(WordsByEmoji all, std::string_view language,
                                const std::set<std::string>& index) {
    use_child_names(all, language);
    std::string table;
    for (const auto& [emoji, words] : all) {
        Line line;
        line.add(emoji).add(words.name);
        if (index.contains(emoji)) {
            const std::vector<std::string> tags = list_new_words(words);
            tags.empty() ? line.add("") : line.add_keys(tags);
        }
        table += line.text() + "\n";
    }
    return table;
}

struct Shortcodes {
    std::map<std::string, std::string> emoji;              ///< by lookup key
    std::map<std::string, std::vector<std::string>> names; ///< that find the emoji
};
Shortcodes read_all_shortcodes(const fs::path& folder, const std::map<std::string, std::string>& characters) {
    Shortcodes all;
    for (const char* file : shortcode_files) {
        for (const auto& [name, code_points] : read_shortcodes(folder / file)) {
            const auto found = characters.find(code_points);
            if (found == characters.end()) continue;
            if (all.emoji.try_emplace(emoji::to_lookup_key(name), found->second).second)
                all.names[found->second].push_back(name);
        }
    }
    return all;
}

std::string make_shortcode_table(const Shortcodes& shortcodes) {
    std::string table;
    for (const auto& [key, emoji] : shortcodes.emoji) table += Line().add(key).add(emoji).text() + "\n";
    return table;
}

std::string_view find_key(const std::map<std::string, int, std::less<>>& numbers, int number) {
    const auto found =
        std::ranges::find_if(numbers, [&](const auto& entry) { return entry.second == number; });
    return found == numbers.end() ? std::string_view() : found->first;
}

std::string make_emoji_table(const Data& data, const Groups& groups, const Shortcodes& shortcodes) {
    std::string table;
    for (const Emoji& each : data.emoji) {
        std::vector<std::string> names;
        if (const auto found = shortcodes.names.find(each.characters); found != shortcodes.names.end())
            names = found->second;
        Line line;
        line.add(emoji::normalize(each.characters)).add(each.characters);
        line.add(find_key(groups.groups, each.group)).add(find_key(groups.subgroups, each.subgroup));
        line.add(names.empty() ? "" : names.front()).add(each.words.name);
        names.push_back(each.words.name);
        table += line.add_keys(names).add("").add_keys(each.words.tags).text() + "\n";
    }
    return table;
}

} // namespace

Data read_data(const std::filesystem::path& file) {
    Data data;
    read_list(read_json(file), false, [&data](std::string_view code_points, Emoji emoji, bool has_tone) {
        data.characters.emplace(code_points, emoji.characters);
        if (!has_tone && emoji.group >= 0) data.emoji.push_back(std::move(emoji));
    });
    std::ranges::stable_sort(data.emoji, {}, &Emoji::order);
    return data;
}

WordsByEmoji read_words(const std::filesystem::path& file) {
    WordsByEmoji words;
    read_list(read_json(file), false, [&words](std::string_view, Emoji emoji, bool) {
        if (!emoji.words.name.empty())
            words.emplace(emoji::normalize(emoji.characters), std::move(emoji.words));
    });
    return words;
}

Groups read_groups(const std::filesystem::path& file) {
    const Json messages = read_json(file);
    return {read_numbers(find_member(messages, "groups")), read_numbers(find_member(messages, "subgroups"))};
}

std::vector<std::pair<std::string, std::string>> read_shortcodes(const std::filesystem::path& file) {
    std::vector<std::pair<std::string, std::string>> names;
    const Json entries = read_json(file);
    for (std::size_t i = 0; i < entries.names().size(); ++i) { // a name, or a list of names
        const Json& value = entries.parts()[i];
        if (value.is_string()) names.emplace_back(value.get<std::string>(), entries.names()[i]);
        for (const Json& name : value.parts())
            if (name.is_string()) names.emplace_back(name.get<std::string>(), entries.names()[i]);
    }
    return names;
}

std::map<fs::path, std::string> make_tables(const fs::path& package) {
    std::map<fs::path, std::string> tables;
    const fs::path english = package / "en";
    const Data data = read_data(english / "data.json");
    const Shortcodes shortcodes = read_all_shortcodes(english / "shortcodes", data.characters);
    tables["index/shortcodes.txt"] = make_shortcode_table(shortcodes);
    tables["index/emoji.txt"] = make_emoji_table(data, read_groups(english / "messages.json"), shortcodes);
    std::set<std::string> index;
    for (const Emoji& each : data.emoji) index.insert(emoji::normalize(each.characters));
    for (const fs::directory_entry& folder : fs::directory_iterator(package)) {
        const fs::path file = folder.path() / "compact.json";
        const std::string language = folder.path().filename().string();
        if (fs::is_regular_file(file))
            tables[language + ".txt"] = make_language_table(read_words(file), language, index);
    }
    return tables;
}

} // namespace spotit::emojibase
