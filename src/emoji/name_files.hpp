// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "emoji/emojibase_reader.hpp"

#include <spotit/emoji.hpp>

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>

/// The paths of emojibase's files, as npm has them or as they are installed.
namespace spotit::emoji {

/// A file of names and its language.
struct NameFile {
    std::filesystem::path file;
    std::string language; ///< as emojibase writes it
};

/// Finds the file in the language, or its base language ("de" for "de-AT"), or English.
std::optional<NameFile> find_name_file(const base::DataPaths& places, std::string_view language);

/// Returns the file's names, in children's words, by normalized emoji.
std::map<std::string, emojibase::Words, std::less<>> read_names(const NameFile& source);

/// Finds the folder with data.json, messages.json and shortcodes.
std::optional<std::filesystem::path> find_name_folder(const base::DataPaths& places);

} // namespace spotit::emoji
