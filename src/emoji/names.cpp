#include <spotit/emoji.hpp>

#include "emoji/name_tables.hpp"

#include <spotit/base/files.hpp>
#include <spotit/diag.hpp>
#include <spotit/diag/phrases.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <system_error>
#include <utility>

namespace spotit::emoji {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view names_folder = "emoji-names";

/// Tags that emojibase files under another name.
struct OtherTag {
    std::string_view tag, own;
};
constexpr OtherTag other_tags[] = {{"no", "nb"},         {"nn", "nb"},         {"zh-tw", "zh-hant"},
                                   {"zh-hk", "zh-hant"}, {"zh-mo", "zh-hant"}, {"es-419", "es-mx"},
                                   {"iw", "he"}};

std::string normalize_tag(std::string_view tag) {
    std::string result = diag::to_lower_case(tag);
    std::ranges::replace(result, '_', '-');
    return result;
}

/// A table of names and its language, as emojibase writes it.
struct NameFile {
    fs::path file;
    std::string language;
};

/// Finds the file in the language, or its base language ("de" for "de-AT"), or English.
std::optional<NameFile> find_name_file(const base::DataPaths& places, std::string_view language) {
    // The language becomes part of a path.
    const auto is_plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    for (std::string tag = normalize_tag(language); !tag.empty() && std::ranges::all_of(tag, is_plain);) {
        const auto* const other = std::ranges::find(other_tags, tag, &OtherTag::tag);
        if (other != std::end(other_tags)) tag = other->own;
        if (auto file = find_file(places, tag + ".txt")) return NameFile{std::move(*file), tag};
        const std::size_t last = tag.rfind('-');
        tag.resize(last == std::string::npos ? 0 : last);
    }
    if (auto file = find_file(places, "en.txt")) return NameFile{std::move(*file), "en"};
    return {};
}

std::string_view read_first_cell(std::string_view line) {
    return take_cell(line);
}

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

std::optional<fs::path> find_file(const base::DataPaths& places, const fs::path& name) {
    for (const fs::path& place : places.data) {
        std::error_code error;
        fs::path file = place / names_folder / name;
        if (fs::is_regular_file(file, error)) return file;
    }
    return {};
}

std::vector<std::string> list_languages(const base::DataPaths& places) {
    std::set<std::string> found;
    for (const fs::path& place : places.data)
        for (const fs::path& file : base::list_folder(place / names_folder))
            if (file.extension() == ".txt") found.insert(file.stem().string());
    return {found.begin(), found.end()};
}

const LineTable& LanguageTable::lines() {
    std::call_once(lines_once_, [this] { lines_ = LineTable(file_); });
    return lines_;
}

std::string_view LanguageTable::find_name_key(std::string_view emoji) {
    std::call_once(keys_once_, [this] {
        for (std::string_view line : lines().lines()) {
            const std::string_view each = take_cell(line);
            const std::size_t end =
                line.find('\t'); // the names of emoji that are not searched end their lines
            if (end != std::string_view::npos) name_keys_.emplace(each, to_search_key(line.substr(0, end)));
        }
    });
    const auto found = name_keys_.find(emoji);
    return found == name_keys_.end() ? std::string_view() : found->second;
}

const SearchWords& LanguageTable::words() {
    std::call_once(words_once_, [this] {
        for (std::string_view line : lines().lines()) {
            for_each_word(find_name_key(take_cell(line)), [this](std::string_view word) {
                words_.names.push_back(word);
                words_.all.push_back(word);
            });
            take_cell(line); // its name
            for_each_word(line, [this](std::string_view word) { words_.all.push_back(word); });
        }
        for (auto* const list : {&words_.names, &words_.all}) {
            std::ranges::sort(*list);
            // Not std::ranges::unique: clang 14 cannot compile its result with this standard library.
            list->erase(std::unique(list->begin(), list->end()), list->end());
        }
    });
    return words_;
}

std::shared_ptr<LanguageTable> find_language_table(const base::DataPaths& places, std::string_view language) {
    const auto source = find_name_file(places, language);
    if (!source) return {};
    return find_or_make<LanguageTable>(
        source->file, [&] { return std::make_shared<LanguageTable>(source->file, source->language); });
}

Names::Names(const base::DataPaths& places, std::string_view language)
    : table_(find_language_table(places, language)) {}

std::string Names::find(std::string_view emoji) const {
    if (!table_) return {};
    std::string_view line = table_->lines().find(normalize(emoji));
    return std::string(take_cell(line));
}

const std::string& Names::find_language() const {
    static const std::string none;
    return table_ ? table_->language() : none;
}

std::string_view take_cell(std::string_view& line) {
    const std::string_view cell = line.substr(0, line.find('\t'));
    line.remove_prefix(std::min(cell.size() + 1, line.size()));
    return cell;
}

LineTable::LineTable(const std::filesystem::path& file)
    : text_(std::make_shared<const std::string>(base::read_file(file).value_or(""))) {
    for (std::string_view rest = *text_; !rest.empty();) {
        lines_.push_back(rest.substr(0, rest.find('\n')));
        rest.remove_prefix(std::min(lines_.back().size() + 1, rest.size()));
    }
}

std::string_view LineTable::find(std::string_view first_cell) const {
    const auto at = std::ranges::lower_bound(lines_, first_cell, {}, read_first_cell);
    if (at == lines_.end() || read_first_cell(*at) != first_cell) return {};
    std::string_view line = *at;
    take_cell(line);
    return line;
}

std::vector<std::string_view> list_friendly_groups() {
    return base::list_names(friendly_groups);
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
    const auto names =
        base::collect(table_->shortcodes.lines(), [](std::string_view line) { return take_cell(line); });
    return std::string(diag::find_nearest_word(to_lookup_key(name), names));
}

std::vector<std::string> NameIndex::find_group(std::string_view name) const {
    std::vector<std::string> result;
    if (is_empty() || name.empty()) return result;
    for (const IndexedEmoji* each : table_->find_group(name)) result.emplace_back(each->characters);
    return result;
}

std::vector<std::string> NameIndex::list_group_names() const {
    return base::collect(list_groups(), &GroupInfo::name);
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
