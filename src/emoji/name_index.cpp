#include "emoji/name_tables.hpp"

#include <spotit/diag.hpp>
#include <spotit/emoji/words.hpp>

#include <algorithm>
#include <array>
#include <set>

namespace spotit::emoji {
namespace {

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

} // namespace

std::vector<std::string_view> list_friendly_groups() {
    std::vector<std::string_view> names;
    for (const Friendly& group : friendly_groups) names.push_back(group.name);
    return names;
}

void NameIndex::Table::read() {
    shortcodes = LineTable(file.parent_path() / "shortcodes.txt");
    lines = LineTable(file);
    for (std::string_view line : lines.lines()) {
        IndexedEmoji& each = emoji.emplace_back();
        for (std::string_view* cell :
             {&each.normalized, &each.characters, &each.group, &each.subgroup, &each.shortcode, &each.name})
            *cell = take_cell(line);
        constexpr std::string_view empty_cell = "\t\t";
        each.name_keys = line.substr(0, line.find(empty_cell));
        line.remove_prefix(std::min(each.name_keys.size() + empty_cell.size(), line.size()));
        each.tag_keys = line;
    }
}

std::vector<const IndexedEmoji*> NameIndex::Table::find_group(std::string_view name) const {
    const auto* const friendly = std::ranges::find(friendly_groups, name, &Friendly::name);
    const auto has = [&](const IndexedEmoji& each) {
        if (name.empty()) return true;
        if (friendly == std::end(friendly_groups)) return each.group == name || each.subgroup == name;
        return !each.subgroup.empty() &&
               std::ranges::find(friendly->subgroups, each.subgroup) != friendly->subgroups.end();
    };
    std::vector<const IndexedEmoji*> result;
    for (const IndexedEmoji& each : emoji)
        if (has(each)) result.push_back(&each);
    return result;
}

NameIndex::NameIndex(const base::DataPaths& places)
    : places_(places) {
    const auto file = find_file(places, "index/emoji.txt");
    if (!file) return;
    table_ = find_or_make<Table>(*file, [&] {
        auto table = std::make_shared<Table>();
        table->file = *file;
        return table;
    });
}

bool NameIndex::is_empty() const {
    if (!table_) return true;
    std::call_once(table_->once, [this] { table_->read(); });
    return table_->emoji.empty();
}

std::string NameIndex::find(std::string_view name) const {
    if (is_empty()) return {};
    return std::string(table_->shortcodes.find(to_lookup_key(name)));
}

std::string NameIndex::find_nearest_name(std::string_view name) const {
    if (is_empty()) return {};
    std::vector<std::string_view> names;
    for (std::string_view line : table_->shortcodes.lines()) names.push_back(take_cell(line));
    return std::string(diag::find_nearest_word(to_lookup_key(name), names));
}

std::vector<std::string> NameIndex::find_group(std::string_view name) const {
    std::vector<std::string> result;
    if (is_empty() || name.empty()) return result;
    for (const IndexedEmoji* each : table_->find_group(name)) result.emplace_back(each->characters);
    return result;
}

std::vector<std::string> NameIndex::list_group_names() const {
    std::vector<std::string> names;
    for (GroupInfo& each : list_groups()) names.push_back(std::move(each.name));
    return names;
}

std::vector<GroupInfo> NameIndex::list_groups() const {
    using Kind = GroupInfo::Kind;
    std::vector<GroupInfo> infos;
    if (is_empty()) return infos;
    const auto add = [&](std::string_view name, Kind kind) {
        if (name.empty() || std::ranges::find(infos, name, &GroupInfo::name) != infos.end()) return;
        const std::size_t count = table_->find_group(name).size();
        if (count > 0) infos.push_back({std::string(name), kind, count});
    };
    for (const Friendly& friendly : friendly_groups) add(friendly.name, Kind::Friendly);
    std::set<std::string_view> groups, subgroups;
    for (const IndexedEmoji& each : table_->emoji) {
        groups.insert(each.group);
        subgroups.insert(each.subgroup);
    }
    for (const std::string_view name : groups) add(name, Kind::Group);
    for (const std::string_view name : subgroups) add(name, Kind::Subgroup);
    return infos;
}

} // namespace spotit::emoji
