// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/theme.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::cli {

enum class When { Auto, Always, Never };

/// The command line, read.
struct Options {
    std::vector<std::string>
        words;            ///< what is no option: a theme ("-" for standard input), or what is looked for
    std::string output;   ///< a path, or "-" for standard output; empty: by the theme's name
    std::string pages;    ///< "fronts", "backs"; empty: all
    std::string sheets;   ///< "1", "2-4", "5-"; empty: all
    bool reverse = false; ///< the last page first
    std::string format;   ///< "pdf"; empty: by the output's name
    std::vector<theme::Override> overrides;
    std::optional<std::string> seed;   ///< wins over the overrides
    std::vector<std::string> overlays; ///< theme files that lie over the theme
    std::string bundle;                ///< a folder for the deck in all its forms; empty: none
    std::vector<std::string> services; ///< only these get files there; none: all
    std::string group;                 ///< of emoji
    std::string language = "en";       ///< of the names that are shown
    std::string covers;                ///< characters that a font must have
    std::string starter;               ///< the template of a new theme
    int threads = 0;                   ///< 0: as many as the machine has
    bool quiet = false, verbose = false, strict = false, help = false, version = false;
    bool json = false, csv = false, list = false, list_groups = false, force = false, open = false;
    bool proof = false; ///< quick and watermarked
    When color = When::Auto, progress = When::Auto;
    theme::FileListener file_listener{}; ///< no option: for `watch`, which waits for the files it is told of
};

/// What the value of an option is, for those who complete it.
enum class Value { Nothing, Text, Number, Output, Theme, Word, Setting, Group, Language };

/// One row of a table that the parser, --help, the completions and the manual are made from.
struct Option {
    std::string_view names;                    ///< "-o,--output"
    std::string_view value;                    ///< "FILE"; empty for flags
    std::string_view help;                     ///< one line, or more separated by \n
    void (*set)(Options&, const std::string&); ///< throws diag::Error (Fault::Usage)
    Value kind = Value::Nothing;
    std::span<const std::string_view> words{}; ///< of a value that is one of these

    /// "--output".
    std::string_view long_name() const;
    /// "-o", or nothing.
    std::string_view short_name() const;
};

/// Options under one heading of --help.
struct Section {
    std::string_view title;
    std::span<const Option> options;
};
/// What changes a theme.
const Section& theme_section();
/// Messages of those commands that work on a theme.
const Section& work_section();
/// Messages of all others.
const Section& message_section();

/// A mistake in the command line, as an error of its kind.
[[noreturn]] void usage_error(std::string message, std::vector<std::string> notes = {});

} // namespace spotit::cli
