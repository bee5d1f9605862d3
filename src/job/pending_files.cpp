#include <spotit/job/files.hpp>

#include "diag/write.hpp"

#include <spotit/base/files.hpp>
#include <spotit/diag/phrases.hpp>

#include <fcntl.h>
#include <fmt/format.h>
#include <pwd.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <thread>
#include <utility>

namespace spotit::job {

/// A path as it was given, and the end of its links.
struct LinkedPath {
    std::filesystem::path path, target;
};

namespace {

namespace fs = std::filesystem;

/// The names of temporary files, which stand beside the files that they become, as of mkstemp(3):
/// ".deck.pdf.spotit-1aB2cD".
constexpr std::string_view temporary_ending = ".spotit-XXXXXX";

bool is_temporary_name(std::string_view name) {
    const std::size_t mark = name.size() - std::min(name.size(), temporary_ending.size());
    return mark > 0 && name.front() == '.' && name.substr(mark).starts_with(".spotit-");
}

constexpr int max_links = 40; // as the kernel has it

/// Waits until the file is on the disk. File systems that can't tell are believed, and modes that let nobody
/// read the file.
bool sync(const std::string& path) {
    const base::OpenFile file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    return file.descriptor() < 0 || ::fsync(file.descriptor()) == 0 || errno == EINVAL || errno == ENOTSUP ||
           errno == ENOSYS;
}

/// Returns a remedy for a place that can't be written.
diag::Sentence choose_other_place(const fs::path& path, std::string_view option) {
    return diag::write("choose another place:  {option} ~/{file}", option,
                       diag::quote_for_shell(path.filename().string()));
}

/// Returns whether only another place helps.
bool is_taken(int error) {
    return error == EROFS || error == EEXIST || error == ENOTDIR || error == EISDIR;
}

/// Names the owner of the path that can't be written, the file or else its folder, and a fix.
diag::Note describe_denial(const fs::path& path, std::string_view option) {
    if (!diag::find_locked_folder(path).empty()) return diag::make_fix(diag::write_permission_remedy(path));
    std::error_code ignored;
    const bool there = fs::exists(path, ignored);
    const fs::path place = there ? path : fs::absolute(path, ignored).parent_path();
    const diag::Sentence kind = there ? diag::Sentence("the file") : "the folder";
    struct stat status {};
    if (::stat(place.c_str(), &status) != 0) return choose_other_place(path, option);
    if (status.st_uid == ::geteuid())
        return diag::write("{kind} is write-protected:  chmod u+w {file}", kind,
                           diag::quote_for_shell(place.string()));
    const passwd* owner = ::getpwuid(status.st_uid);
    const diag::Sentence name =
        owner == nullptr ? "somebody else" : diag::Sentence(std::string(owner->pw_name));
    return diag::write("{kind} belongs to {owner}; {remedy}", kind, name, choose_other_place(path, option));
}

[[noreturn]] void fail_writing(const LinkedPath& place, int error, std::string_view state) {
    const auto& [path, target] = place;
    std::vector<diag::Note> notes;
    if (error == EACCES || error == EPERM) notes.emplace_back(describe_denial(target, "-o"));
    if (is_taken(error)) notes.emplace_back(choose_other_place(path, "-o"));
    if (error == ENOENT)
        notes.emplace_back(target.has_parent_path()
                               ? diag::write("make the folder first:  mkdir -p {folder}",
                                             diag::quote_for_shell(target.parent_path().string()))
                               : "the current folder was deleted; go to another:  cd ~");
    if (error == ELOOP)
        notes.emplace_back(diag::write("remove the link:  rm {file}", diag::quote_for_shell(path.string())));
    if (!state.empty()) notes.emplace_back(std::string(state));
    const diag::Sentence reason = describe_error(error);
    diag::fail(diag::ErrorCategory::File, "cannot-write",
               path == target || error == ELOOP
                   ? diag::write("can't write {file}: {reason}", path.string(), reason)
                   : diag::write("can't write {file}, which is a link to {target}: {reason}", path.string(),
                                 target.string(), reason),
               std::move(notes));
}

constexpr std::string_view unchanged = "nothing was changed";

/// Returns the end of a chain of links, which need not exist.
LinkedPath follow_links(const fs::path& path) {
    LinkedPath place{path, path};
    std::error_code problem;
    if (fs::is_other(path, problem)) return place; // /dev/stdout may lead to "pipe:[7]", which is no path
    for (int links = 0; fs::is_symlink(place.target, problem); ++links) {
        if (links == max_links) fail_writing(place, ELOOP, unchanged);
        place.target = place.target.parent_path() / fs::read_symlink(place.target, problem);
    }
    return place;
}

/// Gives a new file the mode, owner and group of the file that it replaces; otherwise the mode that the umask
/// leaves. Only root can give files away: for others the owner changes.
bool keep_status(int descriptor, const fs::path& replaced) {
    struct stat old {};
    if (::stat(replaced.c_str(), &old) != 0) {
        const mode_t mask = ::umask(0);
        ::umask(mask);
        return ::fchmod(descriptor, 0666U & ~mask) == 0;
    }
    struct stat made {};
    ::fstat(descriptor, &made);
    const bool differs = made.st_uid != old.st_uid || made.st_gid != old.st_gid;
    if (differs && ::fchown(descriptor, old.st_uid, old.st_gid) != 0) [[maybe_unused]]
        const int kept = ::fchown(descriptor, static_cast<uid_t>(-1), old.st_gid);
    return ::fchmod(descriptor, old.st_mode & 0777U) == 0;
}

constexpr std::chrono::seconds max_wait{60};
constexpr std::chrono::milliseconds wait_step{5};

/// Removes what runs have left that were killed. To be called while no other run writes into the folder.
void remove_temporary_files(const fs::path& folder) {
    std::error_code ignored;
    for (const fs::path& path : base::list_folder(folder))
        if (is_temporary_name(path.filename().string()) && fs::is_regular_file(path, ignored))
            fs::remove(path, ignored);
}

bool lock_now(int folder, int kind) {
    return ::flock(folder, kind | LOCK_NB) == 0;
}

/// Returns false if others keep the folder. A file system without locks keeps nobody waiting.
bool lock_soon(int folder, int kind) {
    const auto end = std::chrono::steady_clock::now() + max_wait;
    while (!lock_now(folder, kind)) {
        if (errno != EWOULDBLOCK && errno != EINTR) return true;
        if (std::chrono::steady_clock::now() > end) return false;
        std::this_thread::sleep_for(wait_step);
    }
    return true;
}

} // namespace

FolderLocks::~FolderLocks() {
    for (const auto& [folder, descriptor] : open_) ::close(descriptor);
}

int FolderLocks::open(const fs::path& folder) {
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    struct stat status {};
    if (descriptor < 0) return -1;
    ::fstat(descriptor, &status);
    if (open_.try_emplace({status.st_dev, status.st_ino}, descriptor).second) return descriptor;
    ::close(descriptor);
    return -1;
}

void FolderLocks::share(const fs::path& folder) {
    const int descriptor = open(folder);
    if (descriptor < 0) return;
    if (lock_now(descriptor, LOCK_EX)) remove_temporary_files(folder);
    lock_soon(descriptor, LOCK_SH);
}

void FolderLocks::lock(const fs::path& folder) {
    const int descriptor = open(folder);
    if (descriptor < 0) return;
    if (!lock_soon(descriptor, LOCK_EX))
        diag::fail(diag::ErrorCategory::File, "cannot-write",
                   diag::write("another run is writing to {folder}", folder.string()),
                   {diag::make_fix("wait until it has ended, or choose another folder")});
    if (lock_now(descriptor, LOCK_EX)) remove_temporary_files(folder);
}

struct PendingFiles::File {
    LinkedPath place;
    std::string temporary; ///< beside the target; holds the old file once it is exchanged
    enum class State { Written, Exchanged, Renamed } state = State::Written;
    bool is_new = false; ///< renamed: no other file was there
};

/// Blocks Ctrl-C and similar signals while temporary files exist, so that none is left behind.
struct PendingFiles::SignalsHeld {
    SignalsHeld() {
        sigset_t held;
        sigemptyset(&held);
        for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&held, signal);
        pthread_sigmask(SIG_BLOCK, &held, &before);
    }
    SignalsHeld(const SignalsHeld&) = delete;
    SignalsHeld& operator=(const SignalsHeld&) = delete;
    ~SignalsHeld() { pthread_sigmask(SIG_SETMASK, &before, nullptr); }
    sigset_t before{};
};

PendingFiles::PendingFiles(std::shared_ptr<FolderLocks> locks)
    : held_(std::make_unique<SignalsHeld>())
    , locks_(std::move(locks)) {}

PendingFiles::~PendingFiles() {
    for (const File& file : files_)
        if (file.state != File::State::Renamed) ::unlink(file.temporary.c_str());
}

void PendingFiles::add(const fs::path& path, std::string_view bytes) {
    const LinkedPath place = follow_links(path);
    const fs::path& target = place.target;
    std::error_code ignored;
    if (fs::is_directory(target, ignored)) fail_writing(place, EISDIR, unchanged);
    if (fs::is_other(target, ignored)) { // a pipe or a device is written to, not replaced
        held_.reset();                   // Ctrl-C ends the wait for a reader who never comes
        const base::OpenFile device(::open(target.c_str(), O_WRONLY | O_CLOEXEC));
        if (device.descriptor() < 0 || !base::write_all(device.descriptor(), bytes))
            fail_writing(place, errno, "");
        held_ = std::make_unique<SignalsHeld>();
        return;
    }
    if (fs::exists(target, ignored) && ::access(target.c_str(), W_OK) != 0)
        fail_writing(place, errno, unchanged);
    const fs::path folder = target.has_parent_path() ? target.parent_path() : ".";
    fs::create_directory(folder, ignored);
    locks_->share(folder);
    std::string temporary = folder / fmt::format(".{}{}", target.filename().string(), temporary_ending);
    base::OpenFile file(::mkostemp(temporary.data(), O_CLOEXEC));
    if (file.descriptor() < 0) fail_writing(place, errno, unchanged);
    files_.push_back({.place = place, .temporary = temporary});
    if (!keep_status(file.descriptor(), target) || !base::write_all(file.descriptor(), bytes) ||
        !file.close())
        fail_writing(place, errno, unchanged);
}

bool PendingFiles::undo() {
    bool is_whole = true;
    for (auto at = files_.rbegin(); at != files_.rend(); ++at) {
        const File& file = *at;
        const char* const target = file.place.target.c_str();
        const char* const temporary = file.temporary.c_str();
        if (file.state == File::State::Exchanged)
            is_whole &= ::renameat2(AT_FDCWD, temporary, AT_FDCWD, target, RENAME_EXCHANGE) == 0;
        if (file.state == File::State::Renamed) is_whole &= file.is_new && ::unlink(target) == 0;
    }
    return is_whole;
}

void PendingFiles::commit() {
    // After all are written, so that one flush of the disk's journal does for many.
    for (const File& file : files_)
        if (!sync(file.temporary)) fail_writing(file.place, errno, unchanged);
    for (File& file : files_) {
        const char* const target = file.place.target.c_str();
        const char* const temporary = file.temporary.c_str();
        // A single file needs no way back.
        if (files_.size() > 1 && ::renameat2(AT_FDCWD, temporary, AT_FDCWD, target, RENAME_EXCHANGE) == 0) {
            file.state = File::State::Exchanged;
            continue;
        }
        file.is_new = ::access(target, F_OK) != 0; // otherwise a file system that can't exchange
        if (::rename(temporary, target) != 0) {
            const int error = errno;
            fail_writing(file.place, error,
                         undo() ? unchanged
                                : "some of the files are new, the others are old: make them again");
        }
        file.state = File::State::Renamed;
    }
}

void save(const fs::path& path, std::string_view bytes) {
    PendingFiles file;
    file.add(path, bytes);
    file.commit();
}

bool make_bundle_folder(const fs::path& folder) {
    std::error_code problem;
    const bool is_new = fs::create_directory(folder, problem);
    if (!problem && ::access(folder.c_str(), W_OK) == 0) return is_new;
    const int error = problem ? problem.value() : errno;
    std::vector<diag::Note> notes{std::string(unchanged)};
    if (is_taken(error)) notes.insert(notes.begin(), choose_other_place(folder, "--bundle"));
    if (error == EACCES || error == EPERM) notes.insert(notes.begin(), describe_denial(folder, "--bundle"));
    diag::fail(diag::ErrorCategory::File, "cannot-write",
               problem ? diag::write("can't make the folder {folder}: {reason}", folder.string(),
                                     describe_error(error))
                       : diag::write("can't write to the folder {folder}: {reason}", folder.string(),
                                     describe_error(error)),
               std::move(notes));
}

void require_folder(const fs::path& file) {
    std::error_code ignored;
    const LinkedPath place = follow_links(file);
    const fs::path folder = fs::absolute(place.target, ignored).parent_path();
    const auto is_missing = [&](const fs::path& path) {
        return fs::status(path, ignored).type() == fs::file_type::not_found;
    };
    if (is_missing(folder) && is_missing(folder.parent_path())) fail_writing(place, ENOENT, unchanged);
}

} // namespace spotit::job
