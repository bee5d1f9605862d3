#include "cli/included/included.hpp"

#include "cli/output/terminal.hpp"

#include <spotit/base/files.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <system_error>
#include <tuple>

namespace spotit::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view top_group = "examples"; ///< of the themes that lie in no folder of their own
/// Folders that are no groups: texts that other themes extend, and the templates of `init`; those of them
/// count here whose name no other theme has.
constexpr std::string_view styles_folder = "styles", looks_folder = "looks", templates_folder = "templates";

/// What groups are called, by their folders.
constexpr std::pair<std::string_view, std::string_view> group_titles[] = {
    {"examples", "Examples"},   {"count", "Numbers"},
    {"languages", "Languages"}, {"play", "Play"},
    {"read", "Reading"},        {"science", "Science and the world"},
    {"seasons", "Seasons"},     {"small", "For young children"}};

void add_folder(const fs::path& folder, std::string_view group, std::vector<IncludedTheme>& themes) {
    for (const fs::path& file : base::list_folder(folder))
        if (const std::string name = file.stem().string();
            file.extension() == ".yaml" &&
            std::ranges::find(themes, name, &IncludedTheme::name) == themes.end())
            themes.push_back({name, std::string(group), file});
}

std::vector<IncludedTheme> read_included_themes() {
    std::vector<IncludedTheme> themes;
    for (const fs::path& data : list_data_folders()) {
        const fs::path folder = data / "themes";
        add_folder(folder, top_group, themes);
        if (themes.empty()) continue;
        for (const fs::path& path : base::list_folder(folder))
            if (const std::string group = path.filename().string();
                group != styles_folder && group != looks_folder && group != templates_folder)
                add_folder(path, group, themes);
        add_folder(folder / templates_folder, top_group, themes);
        break;
    }
    std::ranges::sort(themes, {}, [](const IncludedTheme& theme) {
        return std::tuple(theme.group != top_group, theme.group, theme.name);
    });
    return themes;
}

} // namespace

diag::Sentence find_group_title(std::string_view group) {
    const auto* const found =
        std::ranges::find(group_titles, group, [](const auto& row) { return row.first; });
    return found == std::end(group_titles) ? group : found->second;
}

bool is_missing(const std::string& name) {
    std::error_code ignored;
    return fs::status(name, ignored).type() == fs::file_type::not_found;
}

std::span<const IncludedTheme> list_included_themes() {
    static const std::vector<IncludedTheme> all = read_included_themes();
    return all;
}

const IncludedTheme* find_included_theme(std::string_view name) {
    return base::find_row(list_included_themes(), name, &IncludedTheme::name);
}

const IncludedTheme* resolve_included_theme(const std::string& name) {
    // The folder of its pictures may lie here.
    std::error_code ignored;
    const bool is_free = (is_missing(name) || fs::is_directory(name, ignored)) &&
                         is_missing(name + ".yaml") && is_missing(name + ".yml");
    return is_free ? find_included_theme(name) : nullptr;
}

std::string use_local_paper(std::string text) {
    constexpr std::string_view ends = " ,}\r\n"; // behind the word
    for (const std::string_view usual : {"A4", "Letter"})
        for (const std::string_view before : {"\n  ", "{", " "}) {
            const std::string written = fmt::format("{}paper: {}", before, usual);
            const std::size_t at = text.find(written), end = at + written.size();
            if (at == std::string::npos ||
                (end < text.size() && ends.find(text[end]) == std::string_view::npos))
                continue;
            return text.replace(end - usual.size(), usual.size(), choose_paper());
        }
    return text;
}

std::shared_ptr<const diag::SourceText> read_included_theme(const IncludedTheme& theme) {
    const auto source = job::read_source(theme.file.string());
    return std::make_shared<diag::SourceText>(source->name(), use_local_paper(source->text()));
}

} // namespace spotit::cli
