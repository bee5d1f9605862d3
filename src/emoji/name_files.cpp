// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "emoji/name_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <system_error>
#include <utility>

namespace spotit::emoji {

namespace {

namespace fs = std::filesystem;

constexpr std::array folders{"node_modules/emojibase-data/en", "emoji-names"};

/// Tags that emojibase files under another name.
constexpr std::array<std::pair<std::string_view, std::string_view>, 7> other_tags{{{"no", "nb"},
                                                                                   {"nn", "nb"},
                                                                                   {"zh-tw", "zh-hant"},
                                                                                   {"zh-hk", "zh-hant"},
                                                                                   {"zh-mo", "zh-hant"},
                                                                                   {"es-419", "es-mx"},
                                                                                   {"iw", "he"}}};

std::string in_small_letters(std::string_view tag) {
    std::string result(tag);
    for (char& c : result) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        if (c == '_') c = '-';
    }
    return result;
}

std::optional<fs::path> exact_file(const base::DataPaths& places, std::string_view language) {
    const std::array below{fmt::format("node_modules/emojibase-data/{}/compact.json", language),
                           fmt::format("emoji-names/{}.json", language)};
    for (const fs::path& place : places.data) {
        for (const std::string& name : below) {
            std::error_code error;
            if (fs::is_regular_file(place / name, error)) return place / name;
        }
    }
    return {};
}

std::vector<fs::path> entries(const fs::path& folder) {
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
    for (std::string tag = in_small_letters(language); !tag.empty() && std::ranges::all_of(tag, is_plain);) {
        const auto* const other =
            std::ranges::find(other_tags, tag, &std::pair<std::string_view, std::string_view>::first);
        if (other != other_tags.end()) tag = other->second;
        if (auto file = exact_file(places, tag)) return NameFile{std::move(*file), tag};
        const std::size_t last = tag.rfind('-');
        tag.resize(last == std::string::npos ? 0 : last);
    }
    if (auto file = exact_file(places, "en")) return NameFile{std::move(*file), "en"};
    return {};
}

std::optional<fs::path> find_name_folder(const base::DataPaths& places) {
    for (const fs::path& place : places.data) {
        for (const char* folder : folders) {
            std::error_code error;
            if (fs::is_regular_file(place / folder / "data.json", error)) return place / folder;
        }
    }
    return {};
}

std::vector<std::string> name_languages(const base::DataPaths& places) {
    std::set<std::string> found;
    for (const fs::path& place : places.data) {
        for (const fs::path& each : entries(place / "node_modules/emojibase-data"))
            if (exact_file({{place}}, each.filename().string())) found.insert(each.filename().string());
        for (const fs::path& each : entries(place / "emoji-names")) {
            constexpr std::array<std::string_view, 2> others{"data", "messages"};
            const std::string language = each.stem().string();
            if (each.extension() == ".json" && std::ranges::find(others, language) == others.end())
                found.insert(language);
        }
    }
    return {found.begin(), found.end()};
}

} // namespace spotit::emoji
