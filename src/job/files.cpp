// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/job/files.hpp>

#include <fcntl.h>
#include <fmt/format.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <memory>

namespace spotit::job {

namespace {

[[noreturn]] void fail(std::string id, std::string message, std::vector<std::string> notes) {
    diag::Diagnostic diagnostic;
    diagnostic.id = std::move(id);
    diagnostic.message = std::move(message);
    diagnostic.notes = std::move(notes);
    throw diag::Error(diag::ErrorCategory::File, std::move(diagnostic));
}

std::string reason(int error) {
    switch (error) {
    case ENOENT:
        return "there is no such file or folder";
    case EACCES:
    case EPERM:
        return "permission denied";
    case EISDIR:
        return "it is a folder";
    case EROFS:
        return "it is on a disk that can only be read";
    case ENOSPC:
        return "the disk is full";
    default:
        return std::strerror(error);
    }
}

/// A file descriptor that is closed automatically.
class File {
public:
    explicit File(int descriptor)
        : descriptor_(descriptor) {}
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    ~File() {
        if (descriptor_ > STDERR_FILENO) ::close(descriptor_);
    }
    int descriptor() const { return descriptor_; }
    bool close() {
        const int result = ::close(descriptor_);
        descriptor_ = -1;
        return result == 0;
    }

private:
    int descriptor_;
};

/// Reads a whole file; false leaves the error in errno.
bool read_all(int descriptor, std::string& text) {
    std::array<char, 65536> block;
    for (;;) {
        const ssize_t count = ::read(descriptor, block.data(), block.size());
        if (count == 0) return true;
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return false;
        text.append(block.data(), static_cast<std::size_t>(count));
        if (text.size() > std::size_t{64} << 20U) {
            errno = EFBIG;
            return false;
        }
    }
}

bool write_all(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

/// Names the owner of the path that can't be written, the file or else its folder, and a fix.
std::string denied_note(const std::filesystem::path& path) {
    std::error_code ignored;
    const bool there = std::filesystem::exists(path, ignored);
    const std::filesystem::path place = there ? path : std::filesystem::absolute(path, ignored).parent_path();
    const char* what = there ? "the file" : "the folder";
    struct stat status {};
    if (::stat(place.c_str(), &status) != 0) return "choose another place with -o";
    if (status.st_uid == ::geteuid())
        return fmt::format("{} is write-protected:  chmod u+w {}", what, place.string());
    const passwd* owner = ::getpwuid(status.st_uid);
    return fmt::format("{} belongs to {}; choose another place:  -o ~/{}", what,
                       owner == nullptr ? "somebody else" : owner->pw_name, path.filename().string());
}

[[noreturn]] void fail_writing(const std::filesystem::path& path, int error) {
    std::vector<std::string> notes;
    if (error == EACCES || error == EPERM) notes.push_back(denied_note(path));
    if (error == EROFS) notes.push_back("choose another place:  -o ~/" + path.filename().string());
    if (error == ENOENT) notes.push_back("make the folder first:  mkdir -p " + path.parent_path().string());
    notes.emplace_back("nothing was changed");
    fail("cannot-write", fmt::format("can't write {}: {}", path.string(), reason(error)), std::move(notes));
}

/// Blocks Ctrl-C and similar signals while a temporary file exists, so that none is left behind.
class SignalsHeld {
public:
    SignalsHeld() {
        sigset_t held;
        sigemptyset(&held);
        for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&held, signal);
        pthread_sigmask(SIG_BLOCK, &held, &before_);
    }
    SignalsHeld(const SignalsHeld&) = delete;
    SignalsHeld& operator=(const SignalsHeld&) = delete;
    ~SignalsHeld() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

private:
    sigset_t before_{};
};

/// Returns the mode of the replaced file, or of a new file according to the umask.
mode_t mode_for(const std::filesystem::path& path) {
    struct stat old {};
    if (::stat(path.c_str(), &old) == 0) return old.st_mode & 0777U;
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666U & ~mask;
}

} // namespace

std::shared_ptr<const diag::SourceText> read_source(const std::string& path) {
    std::string text;
    if (path == "-") {
        if (!read_all(STDIN_FILENO, text))
            fail("cannot-read", "can't read standard input: " + reason(errno), {});
        return std::make_shared<diag::SourceText>("-", std::move(text));
    }
    const File file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (file.descriptor() < 0 || !read_all(file.descriptor(), text)) {
        const int error = errno;
        std::vector<std::string> notes;
        const bool may_be_theme = !path.ends_with(".pdf") && !path.ends_with(".json");
        if (error == ENOENT && may_be_theme)
            notes.emplace_back("for a theme to begin with:  spotit-print init");
        if (error == EISDIR && may_be_theme) notes.emplace_back("fix: name the theme that is in it");
        fail("cannot-read", fmt::format("can't read {}: {}", path, reason(error)), std::move(notes));
    }
    return std::make_shared<diag::SourceText>(path, std::move(text));
}

void require_folder(const std::filesystem::path& file) {
    std::error_code ignored;
    const std::filesystem::path folder = file.parent_path();
    const bool is_missing =
        std::filesystem::status(folder, ignored).type() == std::filesystem::file_type::not_found;
    if (!folder.empty() && is_missing) fail_writing(file, ENOENT);
}

void save(const std::filesystem::path& path, std::string_view bytes) {
    std::filesystem::path target = path;
    std::error_code ignored;
    // A link is kept; its target is replaced.
    if (std::filesystem::is_symlink(path, ignored)) target = std::filesystem::weakly_canonical(path, ignored);
    if (std::filesystem::is_directory(target, ignored)) fail_writing(path, EISDIR);
    if (std::filesystem::exists(target, ignored) && !std::filesystem::is_regular_file(target, ignored)) {
        // A pipe or a device is written to, not replaced.
        const File device(::open(target.c_str(), O_WRONLY | O_CLOEXEC));
        if (device.descriptor() < 0 || !write_all(device.descriptor(), bytes)) fail_writing(path, errno);
        return;
    }
    if (std::filesystem::exists(target, ignored) && ::access(target.c_str(), W_OK) != 0)
        fail_writing(path, errno);
    const SignalsHeld held;
    std::string temporary = (target.parent_path() / ("." + target.filename().string() + ".XXXXXX")).string();
    File file(::mkostemp(temporary.data(), O_CLOEXEC));
    if (file.descriptor() < 0) fail_writing(path, errno);
    const bool written = ::fchmod(file.descriptor(), mode_for(target)) == 0 &&
                         write_all(file.descriptor(), bytes) && file.close() &&
                         ::rename(temporary.c_str(), target.c_str()) == 0;
    if (written) return;
    const int error = errno;
    ::unlink(temporary.c_str());
    fail_writing(path, error);
}

} // namespace spotit::job
