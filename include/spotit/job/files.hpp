#pragma once

#include <spotit/diag.hpp>

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::job {

inline constexpr std::size_t max_source = std::size_t{64} << 20U;

/// Reads a file of at most so many bytes; no pipe or device, which could keep the program waiting. Throws
/// diag::Error (ErrorCategory::File).
std::shared_ptr<const diag::SourceText> read_source(const std::string& path,
                                                    std::size_t max_bytes = max_source);
/// Reads what the command line names: also a pipe, a device, or standard input for "-".
std::shared_ptr<const diag::SourceText> read_input(const std::string& path,
                                                   std::size_t max_bytes = max_source);

/// Returns what an errno means to those who named the file.
diag::Sentence describe_error(int error);

/// Throws the diag::Error of `save` when neither the folder of the file nor the one above it exists. To be
/// called before work.
void require_folder(const std::filesystem::path& file);
/// Makes a folder that `--bundle` names, or one in it, unless it is there; returns true if it is new. Throws
/// diag::Error (ErrorCategory::File) also when nothing can be written into it.
bool make_bundle_folder(const std::filesystem::path& folder);

/// The folders that a run writes into. Other runs see its locks, which end with it however it ends; so they
/// know which temporary files are of a run that was killed, and remove these. Without locks, as on some file
/// systems of the net, nobody waits and nothing is removed.
class FolderLocks {
public:
    FolderLocks() = default;
    FolderLocks(const FolderLocks&) = delete;
    FolderLocks& operator=(const FolderLocks&) = delete;
    ~FolderLocks();

    /// Keeps other runs from removing the temporary files of this one.
    void share(const std::filesystem::path& folder);
    /// Waits for other runs that write into the folder, up to a minute, and keeps others waiting. Throws
    /// diag::Error (ErrorCategory::File).
    void lock(const std::filesystem::path& folder);

private:
    /// Returns -1 if the folder can't be opened, or is open already.
    int open(const std::filesystem::path& folder);

    std::map<std::pair<std::uintmax_t, std::uintmax_t>, int> open_; ///< by device and inode
};

/// Files that are replaced together: all of them, or none. Until `commit`, each is a temporary file in the
/// folder of its place; without `commit` these are removed again. A link is followed, and the file that it
/// leads to is replaced; mode, owner and group of a replaced file are kept. A folder that is missing is made,
/// but not the one above it. A pipe or a device is written at once. Not for several threads.
class PendingFiles {
public:
    explicit PendingFiles(std::shared_ptr<FolderLocks> locks = std::make_shared<FolderLocks>());
    PendingFiles(const PendingFiles&) = delete;
    PendingFiles& operator=(const PendingFiles&) = delete;
    ~PendingFiles();

    /// Writes the bytes to the disk. Throws diag::Error (ErrorCategory::File).
    void add(const std::filesystem::path& path, std::string_view bytes);
    /// Puts the files in their places. When one of them fails, the old files are put back. Throws diag::Error
    /// (ErrorCategory::File).
    void commit();

private:
    struct File;
    struct SignalsHeld;
    bool undo();

    std::unique_ptr<SignalsHeld> held_;
    std::shared_ptr<FolderLocks> locks_;
    std::vector<File> files_;
};

/// A file that a theme needs, and its place from the theme's folder.
struct Companion {
    std::filesystem::path from, place;
};
/// Returns those of the files that lie in the theme's folder, or in a folder there.
std::vector<Companion> find_companions(const std::filesystem::path& theme,
                                       std::span<const std::filesystem::path> files);
/// Throws diag::Error (ErrorCategory::File) if another file has the place of one of them below the folder.
void require_free_places(const std::filesystem::path& folder, std::span<const Companion> companions);
/// Copies them, or none, to their places below the folder, whose own folders are made. Throws diag::Error
/// (ErrorCategory::File).
void copy_companions(const std::filesystem::path& folder, std::span<const Companion> companions);

/// Replaces a single file in that way. Throws diag::Error (ErrorCategory::File).
void save(const std::filesystem::path& path, std::string_view bytes);

} // namespace spotit::job
