#pragma once

#include <spotit/emoji.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

/// The paths of the tables of names.
namespace spotit::emoji {

/// A table of names and its language.
struct NameFile {
    std::filesystem::path file;
    std::string language; ///< as emojibase writes it
};

/// Finds the file in the language, or its base language ("de" for "de-AT"), or English.
std::optional<NameFile> find_name_file(const base::DataPaths& places, std::string_view language);

/// Finds the folder with the tables of emoji and shortcodes.
std::optional<std::filesystem::path> find_index_folder(const base::DataPaths& places);

} // namespace spotit::emoji
