// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/output/formats.hpp"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace spotit::cli {

/// A file, standard output or numbered files: pictures, or outlines for cutters.
struct Output {
    std::string name; ///< a path, or "-"; for numbered files a pattern
    const Format* format = &formats().front();
    /// The subject of numbered files, whose names contain {card}, {back} or {sheet} in place of the number.
    job::PictureSubject subject = job::PictureSubject::Cards;

    bool is_numbered() const { return !format->is_one_file(); }
    /// Returns the name of one of the files, its number as wide as the last one's.
    std::string numbered_name(std::size_t number, std::size_t last) const;
    /// Returns whether the path is the file, or could be one of the numbered files.
    bool owns(const std::filesystem::path& path) const;
};
/// Returns the output of a theme from the values of --output and --format, which may be empty; --format wins
/// over the ending of the name. Throws diag::Error if the format is unknown, the output is the theme itself,
/// or a PDF would go to a terminal.
Output resolve_output(const std::string& theme, const std::string& name, const std::string& format);

/// Throws diag::Error if the output would overwrite an input, or put pictures into a folder from which the
/// theme takes all pictures.
void require_no_input(const Output& output, std::span<const std::filesystem::path> inputs);

/// Writes to the file or to standard output. Throws diag::Error.
void write(const Output& output, std::string_view bytes);

} // namespace spotit::cli
