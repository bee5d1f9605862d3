#include "theme/values/values.hpp"

#include "diag/write.hpp"

#include <spotit/base/files.hpp>

#include <algorithm>
#include <fstream>

namespace spotit::theme {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t max_listed = 5000; ///< files of a folder

std::vector<std::string> list_names(const fs::path& folder) {
    std::vector<fs::path> paths = base::list_folder(folder);
    paths.resize(std::min(paths.size(), max_listed));
    return base::collect(paths, [](const fs::path& path) { return path.filename().string(); });
}

fs::path find_folder(const fs::path& path) {
    std::error_code error;
    const fs::path whole = fs::absolute(path, error).lexically_normal();
    return whole.has_filename() ? whole.parent_path() : whole.parent_path().parent_path();
}

/// Replaces the last part of a path: "photos/rex.jpg" for "photos/Rex.jpg".
std::string with_name(std::string_view written, const std::string& name) {
    const bool is_open = written.ends_with('/');
    while (written.ends_with('/')) written.remove_suffix(1);
    const std::size_t slash = written.rfind('/');
    return std::string(written.substr(0, slash == std::string_view::npos ? 0 : slash + 1)) + name +
           (is_open ? "/" : "");
}

/// Returns true unless the path, all links followed, leads into the folder of the theme.
bool lies_outside(Files& files, const fs::path& path) {
    std::error_code error;
    if (files.folder.empty())
        files.folder =
            fs::weakly_canonical(fs::absolute(fs::path(files.source->name())).parent_path(), error);
    const fs::path way = fs::weakly_canonical(fs::absolute(path), error).lexically_relative(files.folder);
    if (error) return files.input.confine; // a circle of links, or a folder that can't be opened
    return way.empty() || *way.begin() == "..";
}

bool can_be_read(const fs::path& path, fs::file_type type) {
    std::error_code error;
    if (type == fs::file_type::directory) {
        const fs::directory_iterator at(path, error);
        return !error;
    }
    return std::ifstream(path, std::ios::binary).is_open();
}

/// Why a file or folder can't be used.
struct Fault {
    diag::Sentence reason{};
    bool is_denied = false; ///< to this user
};

Fault find_fault(const Named& named, fs::file_type type) {
    using Sort = Named::Sort;
    const bool is_folder = type == fs::file_type::directory, is_file = type == fs::file_type::regular;
    const bool takes_folder = named.sort == Sort::Folder || named.sort == Sort::Any;
    if (is_folder && !takes_folder) return {"it is a folder"};
    if (is_file && named.sort == Sort::Folder) return {"it is a file"};
    if (!is_folder && !is_file) return {"it is a pipe or a device"};
    if (!can_be_read(named.path, type)) return {"permission denied", true};
    std::error_code error;
    if (named.sort == Sort::Text && fs::file_size(named.path, error) > yaml::max_theme)
        return {diag::write("it is larger than {limit} MB", yaml::max_theme >> 20U)};
    return {};
}

/// Notes the reason why there is no such file: a name that differs in case, or a missing folder.
void explain_missing(const Problems& problems, const Named& named, diag::Diagnostic& problem) {
    const fs::path folder = find_folder(named.path);
    std::error_code error;
    if (!fs::is_directory(folder, error)) {
        problem.notes = {diag::write("there is no folder {folder}", folder.string())};
        const fs::path written(named.written), above = folder.parent_path();
        if (!problems.wants_suggestions() || !fs::is_directory(above, error)) return;
        for (const std::string& name : list_names(above))
            if (is_same_word(name, folder.filename().string()))
                problem.point_out(diag::write("there is the folder {folder} (upper and lower case differ)",
                                              (written.parent_path().parent_path() / name).string()));
        return;
    }
    problem.notes = {diag::write("looked in {folder}", folder.string())};
    if (fs::is_symlink(fs::symlink_status(named.path, error))) {
        problem.notes.clear();
        problem.point_out(diag::write("it is a link to {file}, which is missing",
                                      fs::read_symlink(named.path, error).string()));
        return;
    }
    if (!problems.wants_suggestions()) return;
    const std::string wanted = named.path.has_filename() ? named.path.filename().string()
                                                         : named.path.parent_path().filename().string();
    const std::vector<std::string> names = list_names(folder);
    const auto same =
        std::ranges::find_if(names, [&](const auto& name) { return is_same_word(name, wanted); });
    const std::string_view near =
        diag::find_nearest_word(wanted, std::vector<std::string_view>(names.begin(), names.end()));
    if (same != names.end()) {
        problem.meant = with_name(named.written, *same);
        problem.point_out(diag::write("there is {file} (upper and lower case differ)", *problem.meant));
    } else if (!near.empty())
        problem.suggest(with_name(named.written, std::string(near)),
                        with_name(named.written, std::string(near)));
}

} // namespace

fs::path resolve_path(const diag::Span& named_in, std::string_view written) {
    return fs::path(named_in.source->name()).parent_path() / std::string(written);
}

bool is_address(std::string_view written) {
    constexpr std::string_view schemes[] = {"http://", "https://", "ftp://", "file://"};
    return std::ranges::any_of(schemes, [&](std::string_view scheme) {
        return is_same_word(written.substr(0, scheme.size()), scheme);
    });
}

bool has_ending(std::string_view name, std::string_view ending) {
    return name.size() > ending.size() && is_same_word(name.substr(name.size() - ending.size()), ending);
}

void note_file(Files& files, const fs::path& path) {
    if (path.empty() || path == "-" || !files.noted.insert(path).second) return;
    files.all.push_back(path);
    if (files.input.file_listener) files.input.file_listener(path);
}

std::shared_ptr<const diag::SourceText> read_file(const fs::path& path) {
    std::error_code error;
    if (!fs::is_regular_file(path, error)) return nullptr;
    if (fs::file_size(path, error) > yaml::max_theme || error) return nullptr;
    auto text = base::read_file(path);
    return text ? std::make_shared<const diag::SourceText>(path.string(), *std::move(text)) : nullptr;
}

diag::Diagnostic* check_place(Files& files, const Named& named) {
    if (!files.checked.insert(named.path).second && !files.input.confine) return nullptr;
    if (!lies_outside(files, named.path)) return nullptr;
    const diag::Sentence message =
        diag::write("{kind} {file} is outside the theme's folder", named.name, named.path.string());
    if (files.input.confine)
        return &files.problems.error(named.span, "outside-file", "{}", message)
                    .fix("copy it into that folder, or leave out --confine")
                    .add_subject(diag::make_file(named.path.string()));
    files.hints.push_back(
        {diag::Severity::Hint, "outside-file", message, named.span, {}, {"--confine refuses such files"}});
    files.hints.back().add_subject(diag::make_file(named.path.string()));
    return nullptr;
}

diag::Diagnostic* check_file(Files& files, const Named& named) {
    note_file(files, named.path);
    if (auto* problem = check_place(files, named)) return problem;
    std::error_code error;
    const fs::file_status status = fs::status(named.path, error);
    const bool is_there = fs::exists(status);
    auto [reason, is_denied] = is_there ? find_fault(named, status.type()) : Fault();
    if (is_there && reason.empty()) return nullptr;
    const std::string path = named.path.string();
    if (error == std::errc::permission_denied) {
        reason = "its folder can't be opened: permission denied";
        is_denied = true;
    }
    const diag::Sentence message =
        is_there         ? diag::write("can't read {kind} {file}: {reason}", named.name, path, reason)
        : reason.empty() ? diag::write("can't find {kind} {file}", named.name, path)
                         : diag::write("can't find {kind} {file}: {reason}", named.name, path, reason);
    auto& problem = files.problems.error(named.span, "no-file", "{}", message)
                        .add_subject(diag::make_file(named.path.string()));
    if (is_denied)
        problem.fix(diag::write_permission_remedy(named.path));
    else if (!is_there)
        explain_missing(files.problems, named, problem);
    return &problem;
}

std::string resolve_font(Files& files, std::string_view written, const diag::Span& named_in) {
    if (!symbol::is_font_path(written)) return std::string(written);
    const Named named{"the font", written, named_in, Named::Sort::Any};
    if (check_place(files, named) != nullptr) return {};
    note_file(files, named.path);
    // A missing file may lie below the font paths, which are searched when all of them are known.
    std::error_code error;
    if (!std::filesystem::exists(named.path, error)) return std::string(written);
    check_file(files, named);
    return named.path.string();
}

std::optional<std::string> read_font(Files& files, const Key& /*key*/, const yaml::Node& node) {
    return resolve_font(files, diag::trim(node.text), node.span);
}

} // namespace spotit::theme
