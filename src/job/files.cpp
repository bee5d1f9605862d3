#include <spotit/job/files.hpp>

#include "diag/write.hpp"

#include <spotit/base/files.hpp>
#include <spotit/diag/phrases.hpp>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <system_error>

namespace spotit::job {
namespace {

/// Reads a whole file; false leaves the error in errno.
bool read_all(int descriptor, std::size_t max_bytes, std::string& text) {
    struct stat status {};
    std::size_t size = 0;
    if (::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode))
        size = static_cast<std::size_t>(status.st_size);
    if (size <= max_bytes) text.reserve(size + 1);
    std::array<char, 65536> block;
    while (size <= max_bytes && text.size() <= max_bytes) {
        const ssize_t count = ::read(descriptor, block.data(), block.size());
        if (count == 0) return true;
        if (count < 0 && errno != EINTR) return false;
        if (count > 0) text.append(block.data(), static_cast<std::size_t>(count));
    }
    errno = EFBIG;
    return false;
}

[[noreturn]] void fail_reading(const std::string& path, std::size_t max_bytes, int error) {
    const diag::Sentence name = path == "-" ? "standard input" : diag::Sentence(path);
    const bool may_be_theme = !path.ends_with(".pdf") && !path.ends_with(".json");
    std::vector<diag::Note> notes;
    if (error == EACCES || error == EPERM)
        notes.push_back(diag::make_fix(diag::write_permission_remedy(path)));
    if (error == ENOENT && may_be_theme) notes.emplace_back("for a starter theme:  spotit-print init");
    if (error == EISDIR && may_be_theme) notes.push_back(diag::make_fix("name the theme that is in it"));
    if (error == EFBIG && path.ends_with(".pdf"))
        notes.push_back(diag::make_fix("make the deck in parts, with --sheets, or use smaller photos"));
    diag::fail(diag::ErrorCategory::File, "cannot-read",
               diag::write("can't read {file}: {reason}", name,
                           error == EFBIG ? diag::write("it is larger than {limit} MB", max_bytes >> 20U)
                                          : describe_error(error)),
               std::move(notes));
}

/// Opens a file or a folder without waiting for a writer; -1 leaves the error in errno.
int open_file(const std::string& path) {
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    struct stat status {};
    if (descriptor < 0 || ::fstat(descriptor, &status) != 0 || S_ISREG(status.st_mode) ||
        S_ISDIR(status.st_mode))
        return descriptor;
    ::close(descriptor);
    errno = ESPIPE;
    return -1;
}

std::shared_ptr<const diag::SourceText> read(int descriptor, const std::string& path, std::size_t max_bytes) {
    std::string text;
    const base::OpenFile file(descriptor);
    if (!file || !read_all(descriptor, max_bytes, text)) fail_reading(path, max_bytes, errno);
    return std::make_shared<diag::SourceText>(path, std::move(text));
}

} // namespace

std::shared_ptr<const diag::SourceText> read_source(const std::string& path, std::size_t max_bytes) {
    return read(open_file(path), path, max_bytes);
}

std::shared_ptr<const diag::SourceText> read_input(const std::string& path, std::size_t max_bytes) {
    return read(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC), path, max_bytes);
}

std::vector<Companion> find_companions(const std::filesystem::path& theme,
                                       std::span<const std::filesystem::path> files) {
    std::vector<Companion> companions;
    const std::filesystem::path folder = std::filesystem::absolute(theme).lexically_normal().parent_path();
    for (const std::filesystem::path& used : files) {
        const std::filesystem::path place =
            std::filesystem::absolute(used).lexically_normal().lexically_relative(folder);
        std::error_code ignored;
        if (place.empty() || *place.begin() == ".." || place == theme.filename()) continue;
        if (std::filesystem::is_regular_file(used, ignored)) companions.push_back({used, place});
    }
    return companions;
}

void require_free_places(const std::filesystem::path& folder, std::span<const Companion> companions) {
    for (const Companion& each : companions) {
        const std::filesystem::path file = folder / each.place;
        std::error_code ignored;
        if (!std::filesystem::exists(std::filesystem::symlink_status(file, ignored))) continue;
        if (std::filesystem::is_regular_file(file, ignored) &&
            read_source(file.string())->text() == read_source(each.from.string())->text())
            continue;
        diag::fail(diag::ErrorCategory::File, "file-exists",
                   diag::write("{file} already exists, and differs from the theme's file", file.string()),
                   {diag::make_fix("go to another folder, or rename that file"), "nothing was changed"});
    }
}

void copy_companions(const std::filesystem::path& folder, std::span<const Companion> companions) {
    PendingFiles pending;
    for (const Companion& each : companions) {
        const std::filesystem::path file = folder / each.place;
        std::error_code problem;
        if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path(), problem);
        pending.add(file, read_source(each.from.string())->text()); // says what is wrong with the folder
    }
    pending.commit();
}

diag::Sentence describe_error(int error) {
    using Reason = std::pair<int, diag::Sentence>;
    static const Reason reasons[] = {
        {ENOENT, "there is no such file or folder"},
        {EACCES, "permission denied"},
        {EPERM, "permission denied"},
        {EEXIST, "a file with that name already exists"},
        {ENOTDIR, "the path before its name is a file, not a folder"},
        {ENAMETOOLONG, "its name is too long"},
        {EISDIR, "it is a folder"},
        {ESPIPE, "it is a pipe or a device"},
        {ENXIO, "it is a pipe or a device"},
        {EROFS, "the disk is read-only"},
        {ENOSPC, "the disk is full"},
        {EDQUOT, "there is no more room for your files on this disk"},
        {EFBIG, "it is larger than files can be here (ulimit -f)"},
        {ELOOP, "its link points to itself"},
        {EMFILE, "too many files are open (ulimit -n)"},
        {ENFILE, "too many files are open (ulimit -n)"},
        {ENOMEM, "out of memory"},
        {EIO, "the disk or the network failed"},
    };
    const Reason* const known = base::find_row(reasons, error, &Reason::first);
    return known != nullptr ? known->second : diag::write("the system reports error {code}", error);
}

} // namespace spotit::job
