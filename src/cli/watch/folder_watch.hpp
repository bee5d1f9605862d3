// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

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
    /// `is_own` tells what never counts, by its whole path. Throws std::system_error when the system can't
    /// watch.
    explicit FolderWatch(IsOwn is_own);
    FolderWatch(const FolderWatch&) = delete;
    FolderWatch& operator=(const FolderWatch&) = delete;
    ~FolderWatch();

    /// What counts from now on: files, which may be missing, and folders with all that is in them.
    void watch(const std::set<std::filesystem::path>& files);

    /// Readable when there is something to take.
    int descriptor() const { return descriptor_; }
    /// Files that count, and folders.
    struct Noticed {
        std::filesystem::path saved;          ///< the last; empty: none
        std::set<std::filesystem::path> gone; ///< they may come back at once: so some editors save
    };
    /// Takes what was noticed since it was asked before.
    Noticed take();
    /// Whether a folder is missing, so that watching it must be tried again.
    bool is_incomplete() const { return incomplete_; }

private:
    struct Folder {
        std::set<std::string> names; ///< that count
        bool all = false;            ///< everything counts
    };
    void add(const std::filesystem::path& folder, const std::string& name);

    int descriptor_ = -1;
    std::map<std::filesystem::path, Folder> folders_;
    std::map<int, std::filesystem::path> paths_; ///< by inotify's number
    IsOwn is_own_;
    bool incomplete_ = false;
};

} // namespace spotit::cli
