// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "emoji/emojibase_reader.hpp"

#include <spotit/emoji.hpp>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <fstream>

namespace spotit::emoji::emojibase {

namespace {

/// The base of the readers below: events instead of a tree of values, most of which is not needed. A
/// truncated file supplies the values before the end.
class Events {
public:
    bool start_array(std::size_t) {
        ++arrays_;
        return true;
    }
    bool end_array() {
        --arrays_;
        return true;
    }
    bool key(std::string& name) {
        key_ = name;
        return true;
    }
    bool null() { return true; }
    bool boolean(bool) { return true; }
    bool number_float(double, const std::string&) { return true; }
    bool binary(std::vector<std::uint8_t>&) { return true; }
    bool parse_error(std::size_t, const std::string&, const nlohmann::json::exception&) { return false; }

protected:
    std::string key_;
    int arrays_ = 0; ///< open ones
};

/// A list of emoji, each with its skin tones as a nested list.
template<typename Take>
class EmojiReader : public Events {
public:
    /// Calls take(code points, emoji, depth); skin tones have a depth of 1, all others 0.
    explicit EmojiReader(Take take)
        : take_(std::move(take)) {}

    bool start_object(std::size_t) {
        open_.push_back({{}, {}, arrays_});
        return true;
    }
    bool end_object() {
        Open done = std::move(open_.back());
        open_.pop_back();
        if (!done.code_points.empty() && !done.emoji.characters.empty())
            take_(std::move(done.code_points), std::move(done.emoji), open_.size());
        return true;
    }
    bool string(std::string& value) {
        if (open_.empty()) return true;
        Open& open = open_.back();
        if (open.arrays + 1 == arrays_ && key_ == "tags") open.emoji.words.tags.push_back(value);
        if (!is_field()) return true;
        // data.json has "emoji" where compact.json has "unicode".
        if (key_ == "emoji" || key_ == "unicode") open.emoji.characters = value;
        if (key_ == "hexcode") open.code_points = value;
        if (key_ == "label") open.emoji.words.name = value;
        return true;
    }
    bool number_integer(std::int64_t value) { return number(static_cast<int>(value)); }
    bool number_unsigned(std::uint64_t value) { return number(static_cast<int>(value)); }

private:
    struct Open {
        Emoji emoji;
        std::string code_points;
        int arrays;
    };
    /// Returns true if the value belongs to the innermost object, not to a list in it.
    bool is_field() const { return !open_.empty() && open_.back().arrays == arrays_; }
    bool number(int value) {
        if (!is_field()) return true;
        if (key_ == "group") open_.back().emoji.group = value;
        if (key_ == "subgroup") open_.back().emoji.subgroup = value;
        if (key_ == "order") open_.back().emoji.order = value;
        return true;
    }

    Take take_;
    std::vector<Open> open_;
};

void read_emoji(const std::filesystem::path& file, auto take) {
    std::ifstream in(file, std::ios::binary);
    EmojiReader reader(std::move(take));
    static_cast<void>(nlohmann::json::sax_parse(in, &reader));
}

/// An object whose values are a name, or a list of names.
class ShortcodeReader : public Events {
public:
    explicit ShortcodeReader(std::vector<std::pair<std::string, std::string>>& names)
        : names_(names) {}

    bool start_object(std::size_t) { return true; }
    bool end_object() { return true; }
    bool string(std::string& value) {
        names_.emplace_back(value, key_);
        return true;
    }
    bool number_integer(std::int64_t) { return true; }
    bool number_unsigned(std::uint64_t) { return true; }

private:
    std::vector<std::pair<std::string, std::string>>& names_;
};

/// Reads the entries of one list of messages.json. Of two keys with one number, emojibase uses the later.
std::map<std::string, int, std::less<>> read_numbers(const nlohmann::json& entries) {
    std::map<int, std::string> keys;
    for (const auto& entry : entries) keys[entry.at("order").get<int>()] = entry.at("key").get<std::string>();
    std::map<std::string, int, std::less<>> numbers;
    for (const auto& [number, key] : keys) numbers.emplace(key, number);
    return numbers;
}

} // namespace

Data read_data(const std::filesystem::path& file) {
    Data data;
    read_emoji(file, [&data](std::string code_points, Emoji emoji, std::size_t depth) {
        data.characters.emplace(std::move(code_points), emoji.characters);
        if (depth == 0 && emoji.group >= 0) data.emoji.push_back(std::move(emoji));
    });
    std::ranges::stable_sort(data.emoji, {}, &Emoji::order);
    return data;
}

std::map<std::string, Words, std::less<>> read_words(const std::filesystem::path& file) {
    std::map<std::string, Words, std::less<>> words;
    read_emoji(file, [&words](const std::string&, Emoji emoji, std::size_t) {
        if (!emoji.words.name.empty()) words.emplace(normalized(emoji.characters), std::move(emoji.words));
    });
    return words;
}

Groups read_groups(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    try {
        const nlohmann::json messages = nlohmann::json::parse(in);
        return {read_numbers(messages.at("groups")), read_numbers(messages.at("subgroups"))};
    } catch (const nlohmann::json::exception&) {
        return {};
    }
}

std::vector<std::pair<std::string, std::string>> read_shortcodes(const std::filesystem::path& file) {
    std::vector<std::pair<std::string, std::string>> names;
    std::ifstream in(file, std::ios::binary);
    ShortcodeReader reader(names);
    static_cast<void>(nlohmann::json::sax_parse(in, &reader));
    return names;
}

} // namespace spotit::emoji::emojibase
