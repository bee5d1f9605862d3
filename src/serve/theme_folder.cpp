#include "serve/themes.hpp"

#include "diag/write.hpp"
#include "serve/text.hpp"

#include <spotit/diag.hpp>
#include <spotit/job/files.hpp>
#include <spotit/yaml.hpp>

#include <fcntl.h>
#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>

namespace spotit::serve {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF", new_tag = "\"new\"";

std::string make_tag(std::string_view bytes) {
    return "\"" + make_content_id(bytes) + "\"";
}

std::string with_plain_lines(std::string_view text) {
    return replace_all(text, "\r\n", "\n");
}

bool has_windows_lines(std::string_view text) {
    const std::size_t windows = text.size() - with_plain_lines(text).size();
    return 2 * windows > static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

bool is_taken(const fs::path& file) {
    std::error_code ignored;
    return fs::exists(fs::symlink_status(file, ignored));
}

} // namespace

bool ThemeFile::has_file() const {
    std::error_code ignored; // what may not be looked at is there, and can't be read
    return fs::status(path_, ignored).type() != fs::file_type::not_found;
}

std::string ThemeFile::read_bytes() const {
    return job::read_source(path_.string(), yaml::max_theme)->text();
}

ThemeFile::Content ThemeFile::read() const {
    if (!has_file()) return {"", std::string(new_tag)};
    const std::string all = read_bytes();
    if (diag::SourceText(path_.string(), all).find_invalid_utf8())
        diag::fail(diag::ErrorCategory::File, "not-utf-8",
                   diag::write("{} is not UTF-8, so it can't be edited here", path_.string()),
                   {diag::make_fix("save it as UTF-8 with an editor")});
    std::string_view text = all;
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    return {with_plain_lines(text), make_tag(all)};
}

std::optional<std::string> ThemeFile::save(std::string_view text, std::string_view tag) const {
    const bool is_there = has_file();
    const std::string before = is_there ? read_bytes() : std::string();
    if (tag != (is_there ? make_tag(before) : new_tag)) return std::nullopt;
    const std::string plain = with_plain_lines(text);
    std::string after = has_windows_lines(before) ? replace_all(plain, "\n", "\r\n") : plain;
    if (before.starts_with(byte_order_mark)) after.insert(0, byte_order_mark);
    job::save(path_, after);
    return make_tag(after);
}

bool ThemeFile::remove(std::string_view tag) const {
    return has_file() && tag == make_tag(read_bytes()) && fs::remove(path_);
}

std::string ThemeFolder::id() const {
    std::error_code ignored;
    return make_content_id(fs::weakly_canonical(path() / ".", ignored).string());
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
    if (from.has_file() &&
        ::renameat2(AT_FDCWD, from.path().c_str(), AT_FDCWD, target.c_str(), RENAME_NOREPLACE) != 0) {
        if (errno == EEXIST) return false;
        fs::rename(from.path(), target); // some file systems can't refuse to replace by themselves
    }
    if (from.path() == chosen_) chosen_ = target;
    return true;
}

} // namespace spotit::serve
