// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/output_target.hpp"

#include <sys/types.h>

#include <filesystem>
#include <set>
#include <string>

namespace spotit::cli {

/// Makes a deck in a child process, which can be canceled at any moment, as when the theme is saved again.
class BuildProcess {
public:
    BuildProcess(const MakeOptions& options, const OutputTarget& target);
    BuildProcess(const BuildProcess&) = delete;
    BuildProcess& operator=(const BuildProcess&) = delete;
    /// Cancels the build if it still runs, which leaves the old output unchanged.
    ~BuildProcess();

    /// Returns a descriptor that is readable when `take` has something to do.
    int descriptor() const { return descriptor_; }
    /// Reads the names of used files; returns true when the process has ended.
    bool take();
    /// Returns all files and folders that it has looked for so far, including missing ones.
    const std::set<std::filesystem::path>& files() const { return files_; }
    /// Returns the exit status after the end.
    int status() const { return status_; }

private:
    pid_t process_ = -1;
    int descriptor_ = -1, status_ = 4;
    std::string said_; ///< an incomplete name
    std::set<std::filesystem::path> files_;
};

} // namespace spotit::cli
