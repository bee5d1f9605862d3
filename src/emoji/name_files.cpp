#include "emoji/name_tables.hpp"

#include <spotit/diag/phrases.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <system_error>
#include <utility>

namespace spotit::emoji {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view names_folder = "emoji-names";

/// Tags that emojibase files under another name.
constexpr std::array<std::pair<std::string_view, std::string_view>, 7> other_tags{{{"no", "nb"},
                                                                                   {"nn", "nb"},
                                                                                   {"zh-tw", "zh-hant"},
                                                                                   {"zh-hk", "zh-hant"},
                                                                                   {"zh-mo", "zh-hant"},
                                                                                   {"es-419", "es-mx"},
                                                                                   {"iw", "he"}}};

std::string normalize_tag(std::string_view tag) {
    std::string result = diag::lower_case(tag);
    std::ranges::replace(result, '_', '-');
    return result;
}

/// Finds a file of the folder with names below one of the places.
std::optional<fs::path> find_file(const base::DataPaths& places, const fs::path& name) {
    for (const fs::path& place : places.data) {
        std::error_code error;
        fs::path file = place / names_folder / name;
        if (fs::is_regular_file(file, error)) return file;
    }
    return {};
}

std::vector<fs::path> list_entries(const fs::path& folder) {
    std::vector<fs::path> result;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
        result.push_back(at->path());
    return result;
}

} // namespace

std::optional<NameFile> find_name_file(const base::DataPaths& places, std::string_view language) {
    // The language becomes part of a path.
    const auto is_plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    for (std::string tag = normalize_tag(language); !tag.empty() && std::ranges::all_of(tag, is_plain);) {
        const auto* const other =
            std::ranges::find(other_tags, tag, &std::pair<std::string_view, std::string_view>::first);
        if (other != other_tags.end()) tag = other->second;
        if (auto file = find_file(places, tag + ".txt")) return NameFile{std::move(*file), tag};
        const std::size_t last = tag.rfind('-');
        tag.resize(last == std::string::npos ? 0 : last);
    }
    if (auto file = find_file(places, "en.txt")) return NameFile{std::move(*file), "en"};
    return {};
}

std::optional<fs::path> find_index_folder(const base::DataPaths& places) {
    const auto file = find_file(places, "index/emoji.txt");
    if (!file) return {};
    return file->parent_path();
}

std::vector<std::string> list_languages(const base::DataPaths& places) {
    std::set<std::string> found;
    for (const fs::path& place : places.data)
        for (const fs::path& each : list_entries(place / names_folder))
            if (each.extension() == ".txt") found.insert(each.stem().string());
    return {found.begin(), found.end()};
}

} // namespace spotit::emoji
