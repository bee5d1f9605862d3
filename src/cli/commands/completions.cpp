// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/commands/command.hpp"

#include "cli/completions/scripts.hpp"
#include "cli/output/terminal.hpp"

#include <algorithm>
#include <array>

namespace spotit::cli {

namespace {

constexpr std::array completions_examples{
    Example{"spotit-print completions bash >> ~/.bash_completion", ""},
    Example{"spotit-print completions zsh > DIR/_spotit-print", "DIR: one of $fpath"},
    Example{"spotit-print completions fish > ~/.config/fish/completions/spotit-print.fish", ""},
};

int completions(const Options& options) {
    const auto shell = std::ranges::find(shells(), options.positionals.at(0), &Shell::name);
    if (shell == shells().end())
        usage_error("there are completions for bash, zsh and fish, not for '" + options.positionals[0] + "'");
    print(shell->script);
    return 0;
}

} // namespace

const Command& completions_command() {
    static const Command command{
        .name = "completions",
        .usage = "bash|zsh|fish",
        .summary = "bash|zsh|fish",
        .about = "Prints a script that lets the shell complete themes, commands, options and their\n"
                 "values, the keys for --set and the groups of emoji. These scripts are installed\n"
                 "with the program.",
        .examples = completions_examples,
        .positional = Positional::Shell,
        .min_positionals = 1,
        .max_positionals = 1,
        .sections = {message_section()},
        .run = &completions,
    };
    return command;
}

} // namespace spotit::cli
