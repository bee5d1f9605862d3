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

/// Where emojibase's files lie: as npm has them, or as they are installed.
namespace spotit::emoji {

/// A file of names, and the language that it is in.
struct NameFile {
    std::filesystem::path file;
    std::string language; ///< as emojibase writes it
};

/// In the language, else in the one it is a kind of ("de" for "de-AT"), else in English.
std::optional<NameFile> find_name_file(const base::DataPaths& places, std::string_view language);

/// What is in it, with children's words for names, by normalized emoji.
std::map<std::string, emojibase::Words, std::less<>> read_names(const NameFile& source);

/// The folder with data.json, messages.json and shortcodes.
std::optional<std::filesystem::path> find_name_folder(const base::DataPaths& places);

} // namespace spotit::emoji
