// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/options.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace spotit::cli {

/// What the words of a command are, for those who complete them.
enum class Words { Nothing, Theme, Deck, NewTheme, Search, Shell, Command };

/// A line that can be typed, and what it does.
struct Example {
    std::string_view line, does;
};

/// One row of the table of commands; the parser, --help, the completions and the manual are made from it.
struct Command {
    std::string_view name;    ///< "check"; of the main form, which has none, empty
    std::string_view usage;   ///< what stands behind the name: "THEME [options]"
    std::string_view summary; ///< a few words
    std::string_view about;   ///< paragraphs, in lines of at most 78 columns
    std::span<const Example> examples{};
    Words words = Words::Nothing;
    std::size_t least = 0, most = 0; ///< how many words
    std::vector<Section> sections{};
    int (*run)(const Options&) = nullptr; ///< gives the exit status

    /// Its row of that name ("-o,--output"), or nothing.
    const Option* find(std::string_view names) const;
};

/// The main form first, then all commands in the order of --help.
std::span<const Command* const> commands();
/// Nothing where there is no command of that name.
const Command* find_command(std::string_view name);
/// Returns the option of this short or long name: the command's own, else that of any command, or null.
const Option* find_option(const Command& command, std::string_view name);
/// The form without a command's name: a theme in, a deck out.
const Command& main_command();

// One file each: command_NAME.cpp.
const Command& make_command();
const Command& init_command();
const Command& check_command();
const Command& watch_command();
const Command& verify_command();
const Command& cards_command();
const Command& symbols_command();
const Command& fonts_command();
const Command& calibrate_command();
const Command& schema_command();
const Command& completions_command();
const Command& help_command();

} // namespace spotit::cli
