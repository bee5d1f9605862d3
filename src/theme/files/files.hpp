// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

#include <spotit/diag.hpp>

#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>

namespace spotit::theme {

/// Path of what `written` names, from the folder of the theme or list in which it stands.
std::filesystem::path path_from(const diag::Span& named_in, std::string_view written);
/// http://... and the like, which are never fetched.
bool is_address(std::string_view written);

/// Returns whether a file's name ends like this; capitals don't matter.
bool same_ending(std::string_view name, std::string_view ending);
/// Notes that the deck depends on this file or folder.
void note_file(ReadContext& context, const std::filesystem::path& path);

/// The file's text, which may still be anything; nothing when it can't be read or is too long.
std::shared_ptr<const diag::SourceText> read_file(const std::filesystem::path& path);

/// A file or folder that a theme names.
struct Named {
    enum class Sort { File, Text, Folder, Any }; ///< a text is a file of no more than a theme may have

    std::string_view what; ///< as people are told of it: "picture"
    std::filesystem::path path;
    std::string_view written; ///< as it stands in the theme
    diag::Span span;
    Sort sort = Sort::File;
};
/// Why it can't be read: "can't find the picture photos/Rex.jpg", with the name that differs in upper and
/// lower case only; "permission denied", "it is a folder". Nothing when it can. A pipe is not waited for.
std::optional<Problem> check_file(const ReadContext& context, const Named& named);

} // namespace spotit::theme
