#pragma once

#include "cli/commands/command.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::cli {

/// Parses the arguments after the program's name. Returns the command of the table that they name, its
/// options set. Options may be anywhere before "--"; the first other word is a command's name or a theme.
/// Throws diag::Error (ErrorCategory::Usage) with a fix.
Command parse(std::span<const std::string> arguments, std::vector<Command> table = new_commands());

/// An option on the command line with its value.
struct SeenOption {
    std::string_view names;
    std::string value;
};

/// The arguments of a command line, options apart from other words.
struct SplitArguments {
    std::vector<SeenOption> options; ///< in the order of the command line
    std::vector<std::string> words;  ///< all other arguments, in their order
};

/// Separates options from other words. An option's name means the same in all commands, so the command need
/// not be known yet; an unknown one is a word. Throws diag::Error (ErrorCategory::Usage) if an option lacks
/// its value or has one that it doesn't take.
SplitArguments split_arguments(std::span<const std::string> arguments);

} // namespace spotit::cli
