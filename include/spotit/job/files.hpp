// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/diag.hpp>

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::job {

/// Reads a file of at most so many bytes, or standard input for "-". Throws diag::Error
/// (ErrorCategory::File).
std::shared_ptr<const diag::SourceText> read_source(const std::string& path,
                                                    std::size_t max_bytes = std::size_t{64} << 20U);

/// Throws the diag::Error of `save` when the folder of the file does not exist. To be called before work.
void require_folder(const std::filesystem::path& file);

/// Files that are replaced together: all of them, or none. Until `commit`, each is a temporary file in the
/// folder of its place; without `commit` these are removed again. A link is followed, and the file that it
/// leads to is replaced; mode, owner and group of a replaced file are kept. A pipe or a device is written at
/// once. Not for several threads.
class PendingFiles {
public:
    PendingFiles();
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
    std::vector<File> files_;
};

/// Replaces a single file in that way. Throws diag::Error (ErrorCategory::File).
void save(const std::filesystem::path& path, std::string_view bytes);

} // namespace spotit::job
