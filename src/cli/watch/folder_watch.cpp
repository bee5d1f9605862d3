#include "cli/watch/watch.hpp"

#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <system_error>

namespace spotit::cli {
namespace {

namespace fs = std::filesystem;

constexpr unsigned comes = IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE;
constexpr unsigned goes = IN_DELETE | IN_MOVED_FROM;
constexpr unsigned folder_goes = IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED | IN_UNMOUNT;

/// Returns whether the path is a regular file just created: an event follows when it is closed.
bool will_be_closed(const fs::path& path) {
    struct stat status {};
    return ::lstat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode) && status.st_nlink == 1;
}

/// Returns whether the name is that of a temporary file: it begins with a dot or ends with a tilde.
bool is_temporary(const std::string& name) {
    return name.empty() || name.front() == '.' || name.back() == '~';
}

fs::path normalize(const fs::path& path) {
    return fs::absolute(path).lexically_normal();
}

} // namespace

FolderWatch::FolderWatch(IsOwn is_own)
    : inotify_(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC))
    , is_own_(std::move(is_own)) {
    if (!inotify_) throw std::system_error(errno, std::generic_category(), "inotify");
}

void FolderWatch::add(const fs::path& folder, const std::string& name) {
    std::error_code ignored;
    fs::path place = folder;
    std::string wanted = name;
    while (!fs::is_directory(place, ignored) && place.has_relative_path()) {
        // If its folder is missing, the nearest existing folder is watched for the next part of the path.
        wanted = place.filename().string();
        place = place.parent_path();
        incomplete_ = true;
    }
    const int number =
        ::inotify_add_watch(descriptor(), place.c_str(), comes | goes | IN_DELETE_SELF | IN_MOVE_SELF);
    if (number < 0) {
        incomplete_ = true;
        return;
    }
    paths_[number] = place;
    Folder& entry = folders_[place];
    if (wanted.empty())
        entry.all = true;
    else
        entry.names.insert(wanted);
}

void FolderWatch::watch(const std::set<fs::path>& files) {
    const std::map<int, fs::path> before = std::move(paths_);
    paths_.clear();
    folders_.clear();
    incomplete_ = false;
    for (const fs::path& file : files) {
        std::error_code problem;
        // A link and what it points at: either may be what is saved.
        std::set<fs::path> places{normalize(file)};
        if (const fs::path real = fs::canonical(file, problem); !problem) places.insert(real);
        for (const fs::path& place : places) {
            if (fs::is_directory(place, problem)) add(place, "");
            if (place.has_filename()) add(place.parent_path(), place.filename().string());
        }
    }
    for (const auto& [number, path] : before)
        if (!paths_.contains(number)) ::inotify_rm_watch(descriptor(), number);
}

FolderWatch::ChangedFiles FolderWatch::take() {
    ChangedFiles changed;
    alignas(inotify_event) std::array<char, 65536> block;
    for (;;) {
        const ssize_t size = ::read(descriptor(), block.data(), block.size());
        if (size <= 0) return changed;
        for (std::size_t at = 0; at < static_cast<std::size_t>(size);) {
            inotify_event event{};
            std::memcpy(&event, block.data() + at, sizeof event);
            const std::string name = event.len > 0 ? std::string(block.data() + at + sizeof event) : "";
            at += sizeof event + event.len;
            if ((event.mask & IN_Q_OVERFLOW) != 0) changed.saved = "something";
            if (const auto path = paths_.find(event.wd); path != paths_.end())
                note(event.mask, path->second, name, changed);
        }
    }
}

void FolderWatch::note(unsigned events, const fs::path& folder, const std::string& name,
                       ChangedFiles& changed) {
    if ((events & folder_goes) != 0) {
        incomplete_ = true;
        changed.gone.insert(folder);
    }
    const fs::path file = folder / name;
    const bool unfinished = (events & IN_CREATE) != 0 && (events & IN_ISDIR) == 0 && will_be_closed(file);
    const Folder& watched = folders_[folder];
    const bool is_watched = watched.names.contains(name) || (watched.all && !is_temporary(name));
    if (unfinished || !is_watched || is_own_(file)) return;
    if ((events & comes) != 0)
        changed.saved = file;
    else
        changed.gone.insert(file);
}

} // namespace spotit::cli
