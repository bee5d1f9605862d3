// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/emojibase.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <fstream>

namespace spotit::symbol::emojibase {

namespace {

/// What the readers below have in common: events instead of a tree of values, of which little is wanted. A
/// file that breaks off gives what stands before the break.
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

/// A list of emoji, each with its skin tones as a list of the same kind.
class DataReader : public Events {
public:
    explicit DataReader(Data& data)
        : data_(data) {}

    bool start_object(std::size_t) {
        open_.push_back({{}, {}, arrays_});
        return true;
    }
    bool end_object() {
        const Open& done = open_.back();
        if (!done.code_points.empty() && !done.emoji.characters.empty()) {
            data_.characters.emplace(done.code_points, done.emoji.characters);
            if (open_.size() == 1 && done.emoji.group >= 0) data_.emoji.push_back(done.emoji);
        }
        open_.pop_back();
        return true;
    }
    bool string(std::string& value) {
        if (!is_field()) return true;
        if (key_ == "emoji") open_.back().emoji.characters = value;
        if (key_ == "hexcode") open_.back().code_points = value;
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
    /// Whether the value belongs to the innermost object, not to a list in it.
    bool is_field() const { return !open_.empty() && open_.back().arrays == arrays_; }
    bool number(int value) {
        if (!is_field()) return true;
        if (key_ == "group") open_.back().emoji.group = value;
        if (key_ == "subgroup") open_.back().emoji.subgroup = value;
        if (key_ == "order") open_.back().emoji.order = value;
        return true;
    }

    Data& data_;
    std::vector<Open> open_;
};

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

/// The entries of one list of messages.json. Of two keys with one number emojibase uses the later.
std::map<std::string, int, std::less<>> numbers_of(const nlohmann::json& entries) {
    std::map<int, std::string> keys;
    for (const auto& entry : entries) keys[entry.at("order").get<int>()] = entry.at("key").get<std::string>();
    std::map<std::string, int, std::less<>> numbers;
    for (const auto& [number, key] : keys) numbers.emplace(key, number);
    return numbers;
}

} // namespace

Data read_data(const std::filesystem::path& file) {
    Data data;
    std::ifstream in(file, std::ios::binary);
    DataReader reader(data);
    static_cast<void>(nlohmann::json::sax_parse(in, &reader));
    std::ranges::stable_sort(data.emoji, {}, &Emoji::order);
    return data;
}

Groups read_groups(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    try {
        const nlohmann::json messages = nlohmann::json::parse(in);
        return {numbers_of(messages.at("groups")), numbers_of(messages.at("subgroups"))};
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

} // namespace spotit::symbol::emojibase
