#include "serve/worker/answers.hpp"

#include "serve/text.hpp"

#include <spotit/job/files.hpp>
#include <spotit/theme/theme.hpp>
#include <spotit/yaml.hpp>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <optional>
#include <utility>
#include <vector>

namespace spotit::serve {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t max_shown = 12, max_read = 100;

/// Returns the files that are named as themes, the last changed first.
std::vector<std::pair<fs::file_time_type, fs::path>> list_files(const fs::path& folder) {
    std::vector<std::pair<fs::file_time_type, fs::path>> files;
    std::error_code ignored;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder.empty() ? "." : folder, ignored))
        if (entry.symlink_status(ignored).type() == fs::file_type::regular &&
            is_theme_name(entry.path().filename().string()))
            files.emplace_back(entry.last_write_time(ignored), folder / entry.path().filename());
    std::ranges::sort(files, std::greater<>());
    return files;
}

/// Returns the title of a theme, also of one that makes no deck yet; nothing for other YAML.
std::optional<std::string> read_title(const fs::path& file, const job::Request& request) {
    std::optional<std::string> title;
    bool has_symbols = false;
    try {
        diag::Sink sink;
        const auto listener = [&](const theme::Theme& read) {
            title = read.title;
            has_symbols = !read.symbols.empty();
        };
        theme::read(job::read_source(file.string(), yaml::max_theme),
                    {.places = request.places, .confine = request.confine, .theme_listener = listener}, sink);
    } catch (const diag::Error& error) {
        const auto is_unknown = [](const diag::Diagnostic& each) { return each.id.name() == "unknown-key"; };
        const bool is_other =
            !title || title->empty() || std::ranges::any_of(error.diagnostics(), is_unknown);
        if (!has_symbols && is_other) return std::nullopt;
    }
    return title;
}

} // namespace

Json list_themes(const job::Request& request) {
    auto files = list_files(fs::path(request.theme->name()).parent_path());
    files.resize(std::min(files.size(), max_read));
    Json list = Json::array();
    for (const auto& [time, file] : files) {
        if (list.size() == max_shown) break;
        const auto since = fs::file_time_type::clock::to_sys(time).time_since_epoch();
        if (const auto title = read_title(file, request))
            list.push_back({{"name", file.filename().string()},
                            {"title", *title},
                            {"time", std::chrono::duration_cast<std::chrono::milliseconds>(since).count()}});
    }
    return list;
}

} // namespace spotit::serve
