// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/symbol.hpp>

#include <optional>
#include <string_view>

/// The names by which a theme may call a font.
namespace spotit::symbol {

/// Returns whether a name is that of a file or folder, not of a family.
bool is_font_path(std::string_view name);
/// The file or folder as it stands, or below one of the paths.
std::optional<std::filesystem::path> find_font_path(std::string_view name,
                                                    std::span<const std::filesystem::path> paths);
/// The fonts among these files and in these folders and below, sorted. Throws diag::Error when one is
/// missing.
std::vector<std::filesystem::path> font_files(std::span<const std::filesystem::path> paths);

/// The default emoji font, where set-up or installation put it.
std::optional<std::filesystem::path> default_font_file(const base::DataPaths& places);
/// Returns the warning that the emoji of a font are pixels.
diag::Diagnostic bitmap_font_warning(const Font& font);

/// "no-font", with the family that may have been meant.
diag::Diagnostic no_such_font(std::string_view name, std::span<const std::string> families);

} // namespace spotit::symbol
