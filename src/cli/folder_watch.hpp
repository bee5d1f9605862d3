// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace spotit::cli {

/// Notices when files are saved. Their folders are watched, since many editors replace the file.
class FolderWatch {
public:
    /// Throws std::system_error when the system can't watch.
    FolderWatch();
    FolderWatch(const FolderWatch&) = delete;
    FolderWatch& operator=(const FolderWatch&) = delete;
    ~FolderWatch();

    /// What counts: the files alone, or everything beside them too.
    enum class Reach { Files, Folders };
    /// Files, which may be missing, and folders with all that is in them; but never the file `but`.
    void watch(const std::vector<std::filesystem::path>& files, const std::filesystem::path& but,
               Reach reach);

    /// Readable when there is something to take.
    int descriptor() const { return descriptor_; }
    /// Takes what was noticed: the name of a file that counts, or nothing.
    std::string take();
    /// Whether a folder is missing, so that watching it must be tried again.
    bool is_incomplete() const { return incomplete_; }

private:
    struct Folder {
        std::set<std::string> names; ///< that count
        bool all = false;            ///< everything counts, also what goes
        bool beside = false;         ///< everything that comes counts
    };
    void add(const std::filesystem::path& folder, const std::string& name, Reach reach);
    bool counts(const Folder& folder, unsigned mask, const std::string& name) const;

    int descriptor_ = -1;
    std::map<std::filesystem::path, Folder> folders_;
    std::map<int, std::filesystem::path> paths_; ///< by inotify's number
    std::filesystem::path but_;
    bool incomplete_ = false;
};

} // namespace spotit::cli
