#include "serve/theme_folder.hpp"

#include "serve/content_id.hpp"
#include "serve/plain_name.hpp"

#include <fcntl.h>
#include <fmt/format.h>

#include <cerrno>
#include <cstdio>

namespace spotit::serve {

namespace fs = std::filesystem;

namespace {

bool is_taken(const fs::path& file) {
    std::error_code ignored;
    return fs::exists(fs::symlink_status(file, ignored));
}

} // namespace

std::string ThemeFolder::id() const {
    std::error_code ignored;
    return content_id(fs::weakly_canonical(path() / ".", ignored).string());
}

std::optional<ThemeFile> ThemeFolder::find(const std::string& name) const {
    if (!name.empty() && name == chosen_.filename()) return ThemeFile(chosen_);
    std::error_code ignored;
    if (!is_theme_name(name) || fs::is_symlink(path() / name, ignored)) return std::nullopt;
    return ThemeFile(path() / name);
}

std::string ThemeFolder::find_free_name(const std::string& stem) const {
    std::string name = stem + ".yaml";
    for (int number = 2; is_taken(path() / name); ++number) name = fmt::format("{}-{}.yaml", stem, number);
    return name;
}

bool ThemeFolder::rename(const ThemeFile& from, const std::string& to) {
    const fs::path target = path() / to;
    if (is_taken(target)) return false;
    if (from.exists()) {
        // Some file systems can't refuse to replace by themselves.
        if (::renameat2(AT_FDCWD, from.path().c_str(), AT_FDCWD, target.c_str(), RENAME_NOREPLACE) != 0) {
            if (errno == EEXIST) return false;
            fs::rename(from.path(), target);
        }
    }
    if (from.path() == chosen_) chosen_ = target;
    return true;
}

} // namespace spotit::serve
