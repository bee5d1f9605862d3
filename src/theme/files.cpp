// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/files.hpp"

#include "theme/parse.hpp"
#include "theme/two_lengths.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <vector>

namespace spotit::theme {
namespace {

namespace fs = std::filesystem;

constexpr int most_looked_at = 5000; ///< files of a folder

/// The names in a folder, sorted.
std::vector<std::string> names_in(const fs::path& folder) {
    std::vector<std::string> names;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; at != end && !error; at.increment(error)) {
        if (names.size() == most_looked_at) break;
        names.push_back(at->path().filename().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

fs::path folder_of(const fs::path& path) {
    std::error_code error;
    const fs::path whole = fs::absolute(path, error).lexically_normal();
    return whole.has_filename() ? whole.parent_path() : whole.parent_path().parent_path();
}

/// "photos/rex.jpg" for "photos/Rex.jpg": what was written, with another name at its end.
std::string with_name(std::string_view written, const std::string& name) {
    const std::size_t slash = written.rfind('/');
    return std::string(written.substr(0, slash == std::string_view::npos ? 0 : slash + 1)) + name;
}

} // namespace

fs::path path_from(const diag::Span& named_in, std::string_view written) {
    return fs::path(named_in.source->name()).parent_path() / std::string(written);
}

bool is_address(std::string_view written) {
    constexpr std::string_view schemes[] = {"http://", "https://", "ftp://", "file://"};
    return std::any_of(std::begin(schemes), std::end(schemes), [&](std::string_view scheme) {
        return written.size() >= scheme.size() && same_word(written.substr(0, scheme.size()), scheme);
    });
}

void note_file(Reading& reading, const fs::path& path) {
    if (path.empty() || path == "-") return;
    if (!reading.noted_files.insert(path).second) return;
    reading.theme.files.push_back(path);
    if (reading.file_listener) reading.file_listener(path);
}

std::shared_ptr<const diag::Source> read_file(const fs::path& path) {
    std::error_code error;
    if (!fs::is_regular_file(path, error)) return nullptr;
    if (fs::file_size(path, error) > longest_theme || error) return nullptr;
    std::ifstream in(path, std::ios::binary);
    if (!in) return nullptr;
    return std::make_shared<const diag::Source>(path.string(),
                                                std::string{std::istreambuf_iterator<char>(in), {}});
}

Missing explain_missing(const Reading& reading, const fs::path& path, std::string_view written) {
    const fs::path folder = folder_of(path);
    std::error_code error;
    if (!fs::is_directory(folder, error))
        return {"", {fmt::format("there is no folder {}", folder.string())}};
    if (!reading.wants_suggestions()) return {"", {fmt::format("looked in {}", folder.string())}};
    const std::string wanted =
        path.has_filename() ? path.filename().string() : path.parent_path().filename().string();
    const std::vector<std::string> names = names_in(folder);
    Missing missing{"", {fmt::format("looked in {}", folder.string())}};
    for (const std::string& name : names) {
        if (!same_word(name, wanted)) continue;
        missing.label = fmt::format("there is {} (upper and lower case differ)", with_name(written, name));
        return missing;
    }
    const std::string_view near =
        diag::nearest(wanted, std::vector<std::string_view>(names.begin(), names.end()));
    if (!near.empty()) missing.label = fmt::format("did you mean {}?", with_name(written, std::string(near)));
    return missing;
}

} // namespace spotit::theme
