// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/diag.hpp>

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace spotit::job {

/// Reads a theme, or standard input for "-". Throws diag::Error (ErrorCategory::File).
std::shared_ptr<const diag::SourceText> read_source(const std::string& path);

/// Throws the diag::Error of `save` when the folder of the file does not exist. To be called before work.
void require_folder(const std::filesystem::path& file);

/// Writes a temporary file in the same folder and renames it: an old file stays whole until the new one is.
/// Throws diag::Error (ErrorCategory::File).
void save(const std::filesystem::path& path, std::string_view bytes);

} // namespace spotit::job
