// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/product.hpp"

#include <sys/types.h>

#include <filesystem>
#include <set>
#include <string>

namespace spotit::cli {

/// Makes a deck in a process of its own, which can be given up at any moment: when the theme is saved again,
/// a deck that is half done is of no use.
class BuildProcess {
public:
    BuildProcess(const Options& options, const Product& product);
    BuildProcess(const BuildProcess&) = delete;
    BuildProcess& operator=(const BuildProcess&) = delete;
    /// Gives it up when it still runs; the product is then as it was.
    ~BuildProcess();

    /// Readable when there is something to take.
    int descriptor() const { return descriptor_; }
    /// Takes what the process has to say; true when it has ended.
    bool take();
    /// All files and folders that it has looked for up to now, the missing ones too.
    const std::set<std::filesystem::path>& files() const { return files_; }
    /// The exit status, once it has ended.
    int status() const { return status_; }

private:
    pid_t process_ = -1;
    int descriptor_ = -1, status_ = 4;
    std::string said_; ///< the beginning of a name whose end has not come yet
    std::set<std::filesystem::path> files_;
};

} // namespace spotit::cli
