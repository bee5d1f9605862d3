#include "serve/pictures.hpp"

#include "diag/write.hpp"
#include "serve/text.hpp"

#include <spotit/base/files.hpp>
#include <spotit/job/files.hpp>
#include <spotit/symbol/load.hpp>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace spotit::serve {
namespace {

/// Returns the folder beside the theme for a file of this name.
std::string find_folder_name(std::string_view name) {
    return symbol::ends_like_font(name) ? "fonts" : "pictures";
}

base::OpenFile open_folder(const std::filesystem::path& folder) {
    const std::string name = folder.empty() ? "." : folder.string();
    return base::OpenFile(::open(name.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
}

base::OpenFile open_below(const base::OpenFile& theme, const std::string& name) {
    return base::OpenFile(
        ::openat(theme.descriptor(), name.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
}

NewPicture describe_failure(const std::string& folder_name) {
    if (errno == EEXIST || errno == ELOOP)
        return {409, {}, diag::write("a file with that name already exists in {folder}/", folder_name)};
    return {500, {}, diag::write("it can't be written: {reason}", job::describe_error(errno))};
}

/// Returns whether there is a file of these very bytes.
bool holds(const base::OpenFile& folder, const std::string& name, std::string_view bytes) {
    const base::OpenFile file(
        ::openat(folder.descriptor(), name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    struct stat status {};
    if (!file || ::fstat(file.descriptor(), &status) != 0 || !S_ISREG(status.st_mode) ||
        static_cast<std::size_t>(status.st_size) != bytes.size())
        return false;
    std::array<char, 65536> block;
    while (!bytes.empty()) {
        const ssize_t count = ::read(file.descriptor(), block.data(), std::min(block.size(), bytes.size()));
        if (count <= 0 || !bytes.starts_with(std::string_view(block.data(), static_cast<std::size_t>(count))))
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

} // namespace

NewPicture save_picture(const std::filesystem::path& theme_folder, const std::string& name,
                        std::string_view bytes) {
    if (!is_plain_name(name) || !(symbol::is_image_path(name) || symbol::ends_like_font(name)))
        return {400, {}, "files of this kind can't be used, or the name has characters that are not allowed"};
    const std::string folder_name = find_folder_name(name), path = folder_name + "/" + name;
    const base::OpenFile theme = open_folder(theme_folder);
    if (!theme) return describe_failure(folder_name);
    if (::mkdirat(theme.descriptor(), folder_name.c_str(), 0777) != 0 && errno != EEXIST)
        return describe_failure(folder_name);
    const base::OpenFile folder = open_below(theme, folder_name);
    if (!folder) return describe_failure(folder_name);
    const base::OpenFile file(::openat(folder.descriptor(), name.c_str(),
                                       O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666));
    if (!file) {
        const NewPicture failed = describe_failure(folder_name);
        return holds(folder, name, bytes) ? NewPicture{200, path} : failed;
    }
    if (base::write_all(file.descriptor(), bytes)) return {201, path};
    NewPicture failed = describe_failure(folder_name);
    ::unlinkat(folder.descriptor(), name.c_str(), 0);
    return failed;
}

void remove_picture(const std::filesystem::path& theme_folder, const std::string& name) {
    const base::OpenFile theme = open_folder(theme_folder);
    const base::OpenFile folder = open_below(theme, find_folder_name(name));
    ::unlinkat(folder.descriptor(), name.c_str(), 0);
}

} // namespace spotit::serve
