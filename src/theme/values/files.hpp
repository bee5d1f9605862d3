// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/keys/reading.hpp"

#include <spotit/diag.hpp>

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::theme {

/// Resolves a path relative to the folder of the theme or list that names it.
std::filesystem::path path_from(const diag::Span& named_in, std::string_view written);
/// Returns true for http://... and the like, which are never fetched.
bool is_address(std::string_view written);

/// Returns true if a file's name has this ending, in upper or lower case.
bool same_ending(std::string_view name, std::string_view ending);
/// Records that the deck depends on this file or folder.
void note_file(Files& files, const std::filesystem::path& path);

/// Returns the file's text, not yet validated; nothing if it can't be read or is too long.
std::shared_ptr<const diag::SourceText> read_file(const std::filesystem::path& path);

/// A file or folder that a theme names.
struct Named {
    enum class Sort { File, Text, Folder, Any }; ///< Text: a file no longer than a theme may be

    std::string_view what; ///< its name in messages: "picture"
    std::filesystem::path path;
    std::string_view written; ///< the path as the theme writes it
    diag::Span span;
    Sort sort = Sort::File;
};
/// Adds a hint, once, if the file lies outside of the theme's folder: by .., an absolute path or a link. With
/// Context::confine this is an error instead, which is returned. Whether the file exists makes no difference.
diag::Diagnostic* check_place(Files& files, const Named& named);
/// Checks the place, then reports and returns the reason why the file can't be read: "can't find the picture
/// photos/Rex.jpg", with a name that differs only in case; "permission denied", "it is a folder". Null if it
/// can. Does not block on a pipe.
diag::Diagnostic* check_file(Files& files, const Named& named);

/// Returns the font's family; or its file or folder, resolved from the folder of the theme if it exists
/// there.
std::string font_name(Files& files, std::string_view written, const diag::Span& named_in);

/// Returns true if the word is a picture's path, or a web address.
bool is_path(std::string_view word);
/// Returns true for the path of a picture in an unsupported format: photo.heic.
bool is_unsupported_picture(std::string_view word);
/// Reports an unsupported format and lists the supported ones.
void report_unsupported_picture(Problems& problems, std::string_view written, const diag::Span& span,
                                std::vector<std::string> notes);
/// Returns the picture's path, from the folder of the theme or list that names it; reports an impossible path
/// and returns an empty one.
std::filesystem::path picture_path(Files& files, std::string_view written, const diag::Span& span);

/// Reads a picture's path.
std::optional<std::filesystem::path> picture_value(Files& files, const Key& key, const yaml::Node& node);
/// Reads a font's family or file.
std::optional<std::string> font_value(Files& files, const Key& key, const yaml::Node& node);

} // namespace spotit::theme
