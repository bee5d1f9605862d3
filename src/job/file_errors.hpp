// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace spotit::job {

/// Throws a diag::Error (ErrorCategory::File).
[[noreturn]] void fail_with_file(diag::Id id, std::string message, std::vector<std::string> notes);

/// Returns what an errno means to those who named the file.
std::string error_reason(int error);

/// A file descriptor that is closed automatically, unless it is standard input, output or error.
class OpenFile {
public:
    explicit OpenFile(int descriptor)
        : descriptor_(descriptor) {}
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile();
    int descriptor() const { return descriptor_; }
    /// Returns false if the system reports an error of an earlier write.
    bool close();

private:
    int descriptor_;
};

} // namespace spotit::job
