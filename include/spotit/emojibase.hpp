#pragma once

#include <filesystem>
#include <map>
#include <string>

/// The npm package emojibase-data, from which the build makes the tables that `emoji` reads.
namespace spotit::emojibase {

/// Returns the tables of <spotit/emoji/tables.hpp> by their paths ("de.txt", "index/emoji.txt") from the
/// package's folder. What is missing or broken there is missing in the tables.
std::map<std::filesystem::path, std::string> make_tables(const std::filesystem::path& package);

} // namespace spotit::emojibase
