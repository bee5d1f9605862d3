// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/symbol.hpp>

#include "symbol/emojibase.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <mutex>
#include <optional>

namespace spotit::symbol {

namespace {

namespace fs = std::filesystem;

/// Where the files lie: as npm has them, or as they are installed.
constexpr std::array folders{"node_modules/emojibase-data/en", "emoji-names"};
/// The first that has a name decides what it means: :dog: is 🐶 to GitHub and 🐕 to CLDR.
constexpr std::array shortcodes{"shortcodes/github.json", "shortcodes/cldr.json",
                                "shortcodes/emojibase.json"};

struct Friendly {
    std::string_view name;
    std::array<std::string_view, 11> subgroups;
};
/// What people call them, and the subgroups that they mean.
constexpr Friendly friendly_groups[] = {
    {"animals",
     {"animal-mammal", "animal-bird", "animal-amphibian", "animal-reptile", "animal-marine", "animal-bug"}},
    {"food", {"food-fruit", "food-vegetable", "food-prepared", "food-asian", "food-sweet", "drink"}},
    {"vehicles", {"transport-ground", "transport-water", "transport-air"}},
    {"sports", {"sport"}},
    {"faces",
     {"face-smiling", "face-affection", "face-tongue", "face-hand", "face-neutral-skeptical", "face-sleepy",
      "face-unwell", "face-hat", "face-glasses", "face-concerned", "face-negative"}},
    {"flags", {"country-flag"}},
    {"plants", {"plant-flower", "plant-other"}},
    {"sea", {"animal-marine"}},
    {"birds", {"animal-bird"}},
    {"bugs", {"animal-bug"}},
    {"fruit", {"food-fruit"}},
    {"vegetables", {"food-vegetable"}},
    {"weather", {"sky-weather"}},
    {"music", {"music", "musical-instrument"}},
    {"tools", {"tool"}},
};

/// Where the data lie, if they are there.
std::optional<fs::path> find_folder(const Places& places) {
    for (const fs::path& place : places.data) {
        for (const char* folder : folders) {
            std::error_code error;
            if (fs::is_regular_file(place / folder / "data.json", error)) return place / folder;
        }
    }
    return {};
}

/// A name as it is looked up.
std::string plain(std::string_view name) {
    std::string result(name);
    for (char& c : result) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        // :-1: is GitHub's thumb that points down.
        if ((c == '-' && &c != result.data()) || c == ' ') c = '_';
    }
    return result;
}

const Friendly* find_friendly(std::string_view name) {
    const auto found = std::ranges::find(friendly_groups, name, &Friendly::name);
    return found == std::end(friendly_groups) ? nullptr : &*found;
}

} // namespace

struct NameIndex::Table {
    std::optional<fs::path> folder;
    std::once_flag once;
    std::map<std::string, std::string, std::less<>> emoji_by_name;
    std::vector<emojibase::Emoji> emoji;
    emojibase::Groups groups;

    explicit Table(std::optional<fs::path> in)
        : folder(std::move(in)) {}

    void read() {
        if (!folder) return;
        emojibase::Data data = emojibase::read_data(*folder / "data.json");
        groups = emojibase::read_groups(*folder / "messages.json");
        for (const char* file : shortcodes) {
            for (const auto& [name, code_points] : emojibase::read_shortcodes(*folder / file)) {
                const auto found = data.characters.find(code_points);
                if (found != data.characters.end()) emoji_by_name.try_emplace(plain(name), found->second);
            }
        }
        emoji = std::move(data.emoji);
    }
};

NameIndex::NameIndex(const Places& places)
    : table_(std::make_shared<Table>(find_folder(places))) {}

bool NameIndex::empty() const {
    if (!table_) return true;
    std::call_once(table_->once, [this] { table_->read(); });
    return table_->emoji.empty();
}

std::string NameIndex::find(std::string_view name) const {
    if (empty()) return {};
    const auto found = table_->emoji_by_name.find(plain(name));
    return found == table_->emoji_by_name.end() ? std::string() : found->second;
}

std::string NameIndex::nearest(std::string_view name) const {
    if (empty()) return {};
    std::vector<std::string_view> names;
    for (const auto& [known, emoji] : table_->emoji_by_name) names.push_back(known);
    return std::string(diag::nearest(plain(name), names));
}

std::vector<std::string> NameIndex::group(std::string_view name) const {
    if (empty()) return {};
    const auto& [groups, subgroups] = table_->groups;
    std::vector<std::string> result;
    const Friendly* friendly = find_friendly(name);
    const auto is_named = [&](const emojibase::Emoji& each, std::string_view wanted) {
        const auto subgroup = subgroups.find(wanted);
        return subgroup != subgroups.end() && subgroup->second == each.subgroup;
    };
    const auto group = groups.find(name);
    for (const emojibase::Emoji& each : table_->emoji) {
        bool belongs = false;
        if (friendly != nullptr)
            belongs = std::ranges::any_of(friendly->subgroups,
                                          [&](std::string_view wanted) { return is_named(each, wanted); });
        else
            belongs = (group != groups.end() && group->second == each.group) || is_named(each, name);
        if (belongs) result.push_back(each.characters);
    }
    return result;
}

std::vector<std::string> NameIndex::groups() const {
    std::vector<std::string> names;
    if (empty()) return names;
    for (const Friendly& friendly : friendly_groups) names.emplace_back(friendly.name);
    for (const auto* all : {&table_->groups.groups, &table_->groups.subgroups})
        for (const auto& [name, number] : *all) names.push_back(name);
    return names;
}

} // namespace spotit::symbol
