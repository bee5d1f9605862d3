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

} // namespace spotit::job
