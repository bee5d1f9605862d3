// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/theme.hpp>

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::cli {

enum class When { Auto, Always, Never };

/// The command line, read.
struct Options {
    std::string theme;  ///< a path, or "-" for standard input
    std::string output; ///< a path, or "-" for standard output; empty: by the theme's name
    std::vector<theme::Override> overrides;
    int threads = 0; ///< 0: as many as the machine has
    bool quiet = false, verbose = false, strict = false, help = false, version = false;
    When color = When::Auto, progress = When::Auto;
};

/// One row of the table that the parser and --help are made from.
struct Option {
    std::string_view section;                  ///< heading in --help
    std::string_view names;                    ///< "-o,--output"
    std::string_view value;                    ///< "FILE"; empty for flags
    std::string_view help;                     ///< one line, or more separated by \n
    void (*set)(Options&, const std::string&); ///< throws diag::Error (Fault::Usage)
};
std::span<const Option> option_table();

/// A mistake in the command line, as an error of its kind.
[[noreturn]] void usage_error(std::string message, std::vector<std::string> notes = {});

} // namespace spotit::cli
