#include "symbol/font/font_data.hpp"

#include "diag/write.hpp"

#include <spotit/diag/phrases.hpp>

#include <algorithm>
#include <system_error>

namespace spotit::symbol {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 6> endings{".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"};

bool ends_like_font(std::string_view name) {
    return std::ranges::find(endings, diag::to_lower_case(fs::path(name).extension().string())) !=
           endings.end();
}

[[noreturn]] void missing(const fs::path& path) {
    throw diag::Error(diag::ErrorCategory::File,
                      diag::Diagnostic{.id = "no-font",
                                       .message = diag::write("can't find the fonts {}", path.string()),
                                       .notes = {"`fonts.paths` names files and folders of fonts"}});
}

void add_folder(const fs::path& folder, std::vector<fs::path>& files) {
    std::error_code error;
    constexpr auto options = fs::directory_options::skip_permission_denied;
    for (fs::recursive_directory_iterator at(folder, options, error), end; at != end && !error;
         at.increment(error)) {
        std::error_code unknown;
        if (at->is_regular_file(unknown) && ends_like_font(at->path().native())) files.push_back(at->path());
    }
}

} // namespace

bool is_font_path(std::string_view name) {
    return name.find('/') != std::string_view::npos || ends_like_font(name);
}

std::optional<fs::path> find_font_path(std::string_view name, std::span<const fs::path> paths) {
    std::error_code error;
    if (fs::exists(fs::path(name), error)) return fs::path(name);
    for (const fs::path& path : paths) {
        if (path.filename() == name && fs::exists(path, error)) return path;
        if (fs::exists(path / name, error)) return path / name;
    }
    return {};
}

std::vector<fs::path> list_font_files(std::span<const fs::path> paths) {
    std::vector<fs::path> files;
    for (const fs::path& path : paths) {
        std::error_code error;
        const auto status = fs::status(path, error);
        if (!fs::exists(status)) missing(path);
        if (fs::is_directory(status))
            add_folder(path, files);
        else if (fs::is_regular_file(status)) // a pipe would keep its reader waiting
            files.push_back(path);
    }
    std::ranges::sort(files);
    files.erase(std::unique(files.begin(), files.end()), files.end());
    return files;
}

diag::Diagnostic refuse_font(std::string_view name, std::span<const std::string> families) {
    diag::Diagnostic result{.id = "no-font",
                            .message = diag::write("there is no font `{}`", name),
                            .notes = {"name a font of this computer, or a file:  fonts/Name.ttf",
                                      "`spotit-print fonts` lists those that are here"}};
    const std::vector<std::string_view> candidates(families.begin(), families.end());
    if (const auto near = diag::find_nearest_word(name, candidates); !near.empty() && !is_font_path(name))
        result.suggest(near);
    return result;
}

} // namespace spotit::symbol
