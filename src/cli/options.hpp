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

/// The values of all options on the command line.
struct Options {
    std::vector<std::string> positionals; ///< a theme ("-" for standard input), or search words
    std::string output;   ///< a path, or "-" for standard output; empty: named after the theme
    std::string pages;    ///< "fronts", "backs"; empty: all
    std::string sheets;   ///< "1", "2-4", "5-"; empty: all
    bool reverse = false; ///< the last page first
    std::string format;   ///< "pdf"; empty: given by the ending of the output's name
    std::vector<theme::Override> overrides;
    std::optional<std::string> seed;   ///< wins over the overrides
    std::vector<std::string> overlays; ///< theme files or styles merged over the theme
    std::string bundle;                ///< the folder of the bundle; empty: none
    std::vector<std::string> services; ///< the services of the bundle; empty: all
    std::string group;                 ///< the group of emoji to search
    std::string language = "en";       ///< of the names shown
    std::string covers;                ///< characters that a font must have
    std::string starter;               ///< the template of the new theme
    int threads = 0;                   ///< 0: one for each processor
    bool quiet = false, verbose = false, strict = false, help = false, version = false;
    bool json = false, csv = false, list = false, list_groups = false, force = false, open = false;
    bool render = false; ///< verify
    bool proof = false;  ///< a quick, watermarked draft
    When color = When::Auto, progress = When::Auto;
    theme::FileListener file_listener{}; ///< not an option: lets `watch` know which files are read
};

/// The kind of an option's value.
enum class Value { None, Text, Number, Output, Theme, Word, Setting, Group, Language };

/// An option: the parser, --help, the completions and the manual use these rows.
struct Option {
    std::string_view names;                    ///< "-o,--output"
    std::string_view value;                    ///< "FILE"; empty for flags
    std::string_view help;                     ///< one line, or more separated by \n
    void (*set)(Options&, const std::string&); ///< throws diag::Error (ErrorCategory::Usage)
    Value kind = Value::None;
    std::span<const std::string_view> words{}; ///< the possible values, if there is a fixed list

    /// Returns "--output".
    std::string_view long_name() const;
    /// Returns "-o", or an empty text.
    std::string_view short_name() const;
};

/// Options under one heading of --help.
struct Section {
    std::string_view title;
    std::span<const Option> options;
};
/// Returns the options that change a theme.
const Section& theme_section();
/// Returns the message options of commands that make or check a deck.
const Section& work_section();
/// Returns the message options of all other commands.
const Section& message_section();

/// Throws a diag::Error of category Usage.
[[noreturn]] void usage_error(std::string message, std::vector<std::string> notes = {});

} // namespace spotit::cli
