#include "emojibase/reader.hpp"

#include <spotit/emoji.hpp>

#include <simdjson.h>

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace spotit::emojibase {
namespace {

using simdjson::dom::element, simdjson::dom::object, simdjson::dom::parser;

std::string_view read_string(const object& entry, std::string_view key) {
    std::string_view value;
    return entry[key].get(value) == simdjson::SUCCESS ? value : std::string_view();
}

int read_number(const object& entry, std::string_view key) {
    std::int64_t value = 0;
    return entry[key].get(value) == simdjson::SUCCESS ? static_cast<int>(value) : -1;
}

/// Calls take(code points, emoji, whether it has a skin tone) for each emoji of a list, which holds skin
/// tones as nested lists. A list that is missing is empty.
template<class Take>
void read_list(const simdjson::simdjson_result<element>& list, bool has_tone, const Take& take) {
    simdjson::dom::array entries;
    if (list.get(entries) != simdjson::SUCCESS) return;
    for (const element value : entries) {
        object entry;
        if (value.get(entry) != simdjson::SUCCESS) continue;
        // data.json has "emoji" where compact.json has "unicode".
        const std::string_view characters = read_string(entry, "emoji");
        Emoji emoji{.characters =
                        std::string(characters.empty() ? read_string(entry, "unicode") : characters),
                    .group = read_number(entry, "group"),
                    .subgroup = read_number(entry, "subgroup"),
                    .order = read_number(entry, "order"),
                    .words = {.name = std::string(read_string(entry, "label")), .tags = {}}};
        simdjson::dom::array tags;
        if (entry["tags"].get(tags) == simdjson::SUCCESS)
            for (const element tag : tags)
                if (std::string_view text; tag.get(text) == simdjson::SUCCESS)
                    emoji.words.tags.emplace_back(text);
        const std::string_view code_points = read_string(entry, "hexcode");
        if (!code_points.empty() && !emoji.characters.empty()) take(code_points, std::move(emoji), has_tone);
        read_list(entry["skins"], true, take);
    }
}

/// Reads the entries of one list of messages.json. Of two keys with one number, emojibase uses the later.
std::map<std::string, int, std::less<>> read_numbers(const simdjson::simdjson_result<element>& list) {
    std::map<int, std::string> keys;
    simdjson::dom::array entries;
    if (list.get(entries) != simdjson::SUCCESS) return {};
    for (const element value : entries)
        if (object entry; value.get(entry) == simdjson::SUCCESS)
            keys[read_number(entry, "order")] = read_string(entry, "key");
    std::map<std::string, int, std::less<>> numbers;
    for (const auto& [number, key] : keys) numbers.emplace(key, number);
    return numbers;
}

} // namespace

Data read_data(const std::filesystem::path& file) {
    Data data;
    parser json;
    read_list(json.load(file), false, [&data](std::string_view code_points, Emoji emoji, bool has_tone) {
        data.characters.emplace(code_points, emoji.characters);
        if (!has_tone && emoji.group >= 0) data.emoji.push_back(std::move(emoji));
    });
    std::ranges::stable_sort(data.emoji, {}, &Emoji::order);
    return data;
}

WordsByEmoji read_words(const std::filesystem::path& file) {
    WordsByEmoji words;
    parser json;
    read_list(json.load(file), false, [&words](std::string_view, Emoji emoji, bool) {
        if (!emoji.words.name.empty())
            words.emplace(emoji::normalize(emoji.characters), std::move(emoji.words));
    });
    return words;
}

Groups read_groups(const std::filesystem::path& file) {
    parser json;
    const simdjson::simdjson_result<element> messages = json.load(file);
    return {read_numbers(messages["groups"]), read_numbers(messages["subgroups"])};
}

std::vector<std::pair<std::string, std::string>> read_shortcodes(const std::filesystem::path& file) {
    std::vector<std::pair<std::string, std::string>> names;
    parser json;
    object entries;
    if (json.load(file).get(entries) != simdjson::SUCCESS) return names;
    for (const auto& [code_points, value] : entries) { // a name, or a list of names
        if (std::string_view name; value.get(name) == simdjson::SUCCESS)
            names.emplace_back(name, code_points);
        simdjson::dom::array several;
        if (value.get(several) != simdjson::SUCCESS) continue;
        for (const element each : several)
            if (std::string_view name; each.get(name) == simdjson::SUCCESS)
                names.emplace_back(name, code_points);
    }
    return names;
}

} // namespace spotit::emojibase
