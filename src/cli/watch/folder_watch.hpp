#pragma once

#include <spotit/base/files.hpp>

#include <filesystem>
#include <functional>
#include <map>
#include <set>
#include <string>

namespace spotit::cli {

/// Notices when files are saved. Their folders are watched, since many editors replace the file.
class FolderWatch {
public:
    using IsOwn = std::function<bool(const std::filesystem::path&)>;
    /// `is_own` tells by the whole path which files are ignored. Throws std::system_error if inotify fails.
    explicit FolderWatch(IsOwn is_own);

    /// Sets what is watched: files, which may be missing, and folders with all their files.
    void watch(const std::set<std::filesystem::path>& files);

    /// Returns a descriptor that is readable when `take` has something to return.
    int descriptor() const { return inotify_.descriptor(); }
    /// Changes of watched files and folders.
    struct ChangedFiles {
        std::filesystem::path saved;          ///< the last one; empty: none
        std::set<std::filesystem::path> gone; ///< some editors delete and recreate a file to save it
    };
    /// Returns the changes since the last call.
    ChangedFiles take();
    /// Returns whether a folder is missing, so that `watch` must be called again.
    bool is_incomplete() const { return incomplete_; }

private:
    struct Folder {
        std::set<std::string> names; ///< of watched files
        bool all = false;            ///< all files are watched
    };
    void add(const std::filesystem::path& folder, const std::string& name);
    /// Notes what inotify tells of a name in a watched folder.
    void note(unsigned events, const std::filesystem::path& folder, const std::string& name,
              ChangedFiles& changed);

    base::OpenFile inotify_;
    std::map<std::filesystem::path, Folder> folders_;
    std::map<int, std::filesystem::path> paths_; ///< by inotify's watch descriptor
    IsOwn is_own_;
    bool incomplete_ = false;
};

} // namespace spotit::cli
