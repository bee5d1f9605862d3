#include "serve/pictures.hpp"

#include "diag/write.hpp"
#include "serve/text.hpp"

#include <spotit/base/files.hpp>
#include <spotit/job/files.hpp>
#include <spotit/symbol/image_formats.hpp>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace spotit::serve {
namespace {

constexpr const char* folder_name = "pictures";

base::OpenFile open_folder(const std::filesystem::path& folder) {
    const std::string name = folder.empty() ? "." : folder.string();
    return base::OpenFile(::open(name.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
}

base::OpenFile open_pictures(const base::OpenFile& theme) {
    return base::OpenFile(
        ::openat(theme.descriptor(), folder_name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
}

NewPicture describe_failure() {
    if (errno == EEXIST || errno == ELOOP) return {409, "there is a file of that name in pictures/"};
    return {500, diag::write("it can't be written: {}", job::describe_error(errno))};
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
    if (!is_plain_name(name) || !symbol::is_image_path(name))
        return {400, "this kind of picture can't be drawn, or its name has characters that are not allowed"};
    const base::OpenFile theme = open_folder(theme_folder);
    if (!theme) return describe_failure();
    if (::mkdirat(theme.descriptor(), folder_name, 0777) != 0 && errno != EEXIST) return describe_failure();
    const base::OpenFile folder = open_pictures(theme);
    if (!folder) return describe_failure();
    const base::OpenFile file(::openat(folder.descriptor(), name.c_str(),
                                       O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666));
    if (!file) {
        const NewPicture failed = describe_failure();
        return holds(folder, name, bytes) ? NewPicture{200, std::string(folder_name) + "/" + name} : failed;
    }
    if (base::write_all(file.descriptor(), bytes)) return {201, std::string(folder_name) + "/" + name};
    NewPicture failed = describe_failure();
    ::unlinkat(folder.descriptor(), name.c_str(), 0);
    return failed;
}

void remove_picture(const std::filesystem::path& theme_folder, const std::string& name) {
    const base::OpenFile theme = open_folder(theme_folder);
    const base::OpenFile folder = open_pictures(theme);
    ::unlinkat(folder.descriptor(), name.c_str(), 0);
}

} // namespace spotit::serve
