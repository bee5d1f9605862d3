// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/options.hpp"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace spotit::cli {

/// What can be made of a theme.
enum class Format { Pdf, Png, Svg, Text, Csv, Json };

struct FormatName {
    Format format;
    std::string_view name; ///< for --format, and the ending of the file's name
};
/// Every format; that of files without a telling name first.
std::span<const FormatName> formats();
/// Their names, for --format.
std::span<const std::string_view> format_words();

/// What a file with pictures shows: {card}, {back} or {sheet} in its name stands for the number.
enum class Shown { Card, Back, Sheet };

struct Output {
    std::string name; ///< a path, or "-"; of pictures a pattern
    Format format = Format::Pdf;
    Shown shown = Shown::Card; ///< of pictures

    bool is_pictures() const { return format == Format::Png || format == Format::Svg; }
    /// Of pictures: the name of one, its number as wide as the last one's.
    std::string name_of(std::size_t number, std::size_t last) const;
    /// Whether the path is the file, or could be one of the pictures.
    bool owns(const std::filesystem::path& path) const;
};
/// Where the result goes and what it is: by --format, else by the name's ending. Throws diag::Error when that
/// can't be told, or when the output is the theme or meant for a terminal that can't show it.
Output output_of(const Options& options);

/// Throws diag::Error when writing would destroy one of the files that the deck is made of, or put pictures
/// among those that the theme takes from a folder.
void require_no_input(const Output& output, std::span<const std::filesystem::path> inputs);

/// Writes the file, or standard output.
void write(const Output& output, std::string_view bytes);

} // namespace spotit::cli
