// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/reading.hpp"

#include <spotit/diag.hpp>

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::theme {

/// Path of what `written` names, from the folder of the theme or list in which it stands.
std::filesystem::path path_from(const diag::Span& named_in, std::string_view written);
/// http://... and the like, which are never fetched.
bool is_address(std::string_view written);

/// Notes that the deck depends on this file or folder.
void note_file(Reading& reading, const std::filesystem::path& path);

/// The file's text, which may still be anything; nothing when it can't be read or is too long.
std::shared_ptr<const diag::Source> read_file(const std::filesystem::path& path);

/// Why there is no such file or folder: a name that differs in upper and lower case, a folder that is
/// missing.
struct Missing {
    std::string label;              ///< "there is photos/rex.jpg (upper and lower case differ)"
    std::vector<std::string> notes; ///< "looked in photos"
};
Missing explain_missing(const Reading& reading, const std::filesystem::path& path, std::string_view written);

} // namespace spotit::theme
