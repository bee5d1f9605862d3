#include "emojibase/reader.hpp"

#include <spotit/base/files.hpp>
#include <spotit/base/json.hpp>
#include <spotit/emoji.hpp>

#include <algorithm>
#include <string_view>

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

} // namespace spotit::emojibase
