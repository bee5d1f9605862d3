// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/commands/command.hpp"

#include "cli/completions/completions.hpp"
#include "cli/output/terminal.hpp"
#include "cli/settings.hpp"

#include <spotit/emoji.hpp>
#include <spotit/symbol.hpp>

#include <algorithm>
#include <array>

namespace spotit::cli {

namespace {

struct Shell {
    std::string_view name;
    std::string (*script)(const Vocabulary&);
};
constexpr std::array shells{Shell{"bash", &bash_completions}, Shell{"zsh", &zsh_completions},
                            Shell{"fish", &fish_completions}};

constexpr std::array completions_examples{
    Example{"spotit-print completions bash >> ~/.bash_completion", ""},
    Example{"spotit-print completions zsh > DIR/_spotit-print", "DIR: one of $fpath"},
    Example{"spotit-print completions fish > ~/.config/fish/completions/spotit-print.fish", ""},
};

int completions(const Options& options) {
    const auto shell = std::ranges::find(shells, options.words.at(0), &Shell::name);
    if (shell == shells.end())
        usage_error("there are completions for bash, zsh and fish, not for '" + options.words[0] + "'");
    const base::DataPaths places{data_folders()};
    print(shell->script(
        {settings(), symbol_settings(), emoji::NameIndex(places).groups(), emoji::name_languages(places)}));
    return 0;
}

} // namespace

const Command& completions_command() {
    static const Command command{
        .name = "completions",
        .usage = "bash|zsh|fish",
        .summary = "bash|zsh|fish",
        .about = "Prints a script with which the shell completes themes, commands, options and\n"
                 "their values, the keys for --set and the groups of emoji. An installed program\n"
                 "brings these scripts with it.",
        .examples = completions_examples,
        .words = Words::Shell,
        .least = 1,
        .most = 1,
        .sections = {message_section()},
        .run = &completions,
    };
    return command;
}

} // namespace spotit::cli
