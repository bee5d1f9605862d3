// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/options.hpp"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace spotit::cli {

/// The format of an output.
enum class Format { Pdf, Png, Svg, Text, Csv, Json };

struct FormatName {
    Format format;
    std::string_view name; ///< for --format, and the ending of the file's name
};
/// Returns all formats.
std::span<const FormatName> formats();
/// Returns the names of all formats, for --format.
std::span<const std::string_view> format_words();

/// The subject of pictures; their names contain {card}, {back} or {sheet} in place of the number.
enum class PictureSubject { Card, Back, Sheet };

/// A file, standard output or numbered pictures.
struct Output {
    std::string name; ///< a path, or "-"; for pictures a pattern
    Format format = Format::Pdf;
    PictureSubject subject = PictureSubject::Card; ///< of pictures

    bool is_pictures() const { return format == Format::Png || format == Format::Svg; }
    /// Returns the name of one picture, its number as wide as the last one's.
    std::string numbered_name(std::size_t number, std::size_t last) const;
    /// Returns whether the path is the file, or could be one of the pictures.
    bool owns(const std::filesystem::path& path) const;
};
/// Determines the output from the options; --format wins over the ending of the name. Throws diag::Error if
/// the format is unknown, the output is the theme itself, or a PDF would go to a terminal.
Output resolve_output(const Options& options);

/// Throws diag::Error if the output would overwrite an input, or put pictures into a folder from which the
/// theme takes all pictures.
void require_no_input(const Output& output, std::span<const std::filesystem::path> inputs);

/// Writes to the file or to standard output. Throws diag::Error.
void write(const Output& output, std::string_view bytes);

} // namespace spotit::cli
