#include "job/file_errors.hpp"

#include "diag/write.hpp"

#include <spotit/job/files.hpp>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <thread>

namespace spotit::job {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::seconds max_wait{60};
constexpr std::chrono::milliseconds wait_step{5};

/// Removes what runs have left that were killed. To be called while no other run writes into the folder.
void remove_temporary_files(const fs::path& folder) {
    std::error_code problem;
    for (fs::directory_iterator at(folder, problem), end; at != end && !problem; at.increment(problem)) {
        std::error_code ignored;
        if (is_temporary_name(at->path().filename().string()) && at->is_regular_file(ignored))
            fs::remove(at->path(), ignored);
    }
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
        fail_with_file("cannot-write", diag::write("another run is writing into {}", folder.string()),
                       {diag::make_fix("wait until it has ended, or choose another folder")});
    if (lock_now(descriptor, LOCK_EX)) remove_temporary_files(folder);
}

} // namespace spotit::job
