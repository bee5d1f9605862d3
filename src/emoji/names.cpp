#include <spotit/emoji.hpp>

#include "emoji/name_tables.hpp"

#include <spotit/base/files.hpp>
#include <spotit/diag/phrases.hpp>

#include <algorithm>
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
    std::error_code error;
    for (const fs::path& place : places.data)
        for (fs::directory_iterator at(place / names_folder, error), end; !error && at != end;
             at.increment(error))
            if (at->path().extension() == ".txt") found.insert(at->path().stem().string());
    return {found.begin(), found.end()};
}

const LineTable& LanguageTable::lines() {
    std::call_once(lines_once_, [this] { lines_ = LineTable(file_); });
    return lines_;
}

const SearchWords& LanguageTable::words() {
    std::call_once(words_once_, [this] {
        for (std::string_view line : lines().lines()) {
            take_cell(line); // the emoji
            take_cell(line); // its name
            for_each_word(line, [this](std::string_view word) { words_.all.push_back(word); });
            for_each_word(take_cell(line), [this](std::string_view word) { words_.names.push_back(word); });
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

} // namespace spotit::emoji
