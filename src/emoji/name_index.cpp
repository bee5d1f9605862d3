// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "emoji/name_table.hpp"

#include "emoji/name_files.hpp"
#include "emoji/shared_tables.hpp"

#include <spotit/diag.hpp>

#include <algorithm>
#include <array>

namespace spotit::emoji {

namespace {

/// The first file with a name decides its meaning: :dog: is 🐶 to GitHub and 🐕 to CLDR.
constexpr std::array shortcodes{"shortcodes/github.json", "shortcodes/cldr.json",
                                "shortcodes/emojibase.json"};

struct Friendly {
    std::string_view name;
    std::array<std::string_view, 11> subgroups;
};
/// Friendly names and the subgroups that they stand for.
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

/// Returns the form in which names are looked up.
std::string lookup_key(std::string_view name) {
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

std::vector<std::string_view> friendly_group_names() {
    std::vector<std::string_view> names;
    for (const Friendly& group : friendly_groups) names.push_back(group.name);
    return names;
}

void NameIndex::Table::read() {
    emojibase::Data data = emojibase::read_data(folder / "data.json");
    groups = emojibase::read_groups(folder / "messages.json");
    for (const char* file : shortcodes) {
        for (const auto& [name, code_points] : emojibase::read_shortcodes(folder / file)) {
            const auto found = data.characters.find(code_points);
            if (found == data.characters.end()) continue;
            if (emoji_by_name.try_emplace(lookup_key(name), found->second).second)
                names_by_emoji[found->second].push_back(name);
        }
    }
    emoji = std::move(data.emoji);
}

std::vector<const emojibase::Emoji*> NameIndex::Table::group(std::string_view name) const {
    const auto number_of = [](const auto& numbers, std::string_view key) {
        const auto found = numbers.find(key);
        return found == numbers.end() ? -1 : found->second;
    };
    int group = -1;
    std::vector<int> subgroups;
    if (const Friendly* friendly = find_friendly(name)) {
        for (const std::string_view each : friendly->subgroups)
            subgroups.push_back(number_of(groups.subgroups, each));
    } else {
        group = number_of(groups.groups, name);
        subgroups.push_back(number_of(groups.subgroups, name));
    }
    std::vector<const emojibase::Emoji*> result;
    for (const emojibase::Emoji& each : emoji) {
        const bool is_there = std::ranges::find(subgroups, each.subgroup) != subgroups.end();
        if (name.empty() || each.group == group || (is_there && each.subgroup >= 0)) result.push_back(&each);
    }
    return result;
}

NameIndex::NameIndex(const base::DataPaths& places)
    : places_(places) {
    static SharedTables<Table> tables;
    const auto folder = find_name_folder(places);
    if (!folder) return;
    table_ = tables.find_or_make(*folder / "data.json", [&] {
        auto table = std::make_shared<Table>();
        table->folder = *folder;
        return table;
    });
}

bool NameIndex::empty() const {
    if (!table_) return true;
    std::call_once(table_->once, [this] { table_->read(); });
    return table_->emoji.empty();
}

std::string NameIndex::find(std::string_view name) const {
    if (empty()) return {};
    const auto found = table_->emoji_by_name.find(lookup_key(name));
    return found == table_->emoji_by_name.end() ? std::string() : found->second;
}

std::string NameIndex::nearest_name(std::string_view name) const {
    if (empty()) return {};
    std::vector<std::string_view> names;
    for (const auto& [known, emoji] : table_->emoji_by_name) names.push_back(known);
    return std::string(diag::nearest_word(lookup_key(name), names));
}

std::vector<std::string> NameIndex::group(std::string_view name) const {
    std::vector<std::string> result;
    if (empty() || name.empty()) return result;
    for (const emojibase::Emoji* each : table_->group(name)) result.push_back(each->characters);
    return result;
}

std::vector<std::string> NameIndex::groups() const {
    std::vector<std::string> names;
    for (GroupInfo& each : group_infos()) names.push_back(std::move(each.name));
    return names;
}

std::vector<GroupInfo> NameIndex::group_infos() const {
    using Kind = GroupInfo::Kind;
    std::vector<GroupInfo> infos;
    if (empty()) return infos;
    const auto add = [&](std::string_view name, Kind kind) {
        if (std::ranges::find(infos, name, &GroupInfo::name) != infos.end()) return;
        const std::size_t count = table_->group(name).size();
        if (count > 0) infos.push_back({std::string(name), kind, count});
    };
    for (const Friendly& friendly : friendly_groups) add(friendly.name, Kind::Friendly);
    for (const auto& entry : table_->groups.groups) add(entry.first, Kind::Group);
    for (const auto& entry : table_->groups.subgroups) add(entry.first, Kind::Subgroup);
    return infos;
}

} // namespace spotit::emoji
