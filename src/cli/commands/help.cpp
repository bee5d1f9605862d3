// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/commands/command.hpp"

#include "cli/help.hpp"
#include "cli/output/terminal.hpp"

namespace spotit::cli {

namespace {

int show_help(const Options& options) {
    const Command* about = &main_command();
    if (!options.positionals.empty()) about = find_command(options.positionals[0]);
    if (about == nullptr) {
        std::vector<std::string_view> names;
        for (const Command* command : commands().subspan(1)) names.push_back(command->name);
        const std::string_view meant = diag::nearest(options.positionals[0], names);
        std::vector<std::string> notes{"spotit-print --help lists the commands"};
        if (!meant.empty()) notes.insert(notes.begin(), "did you mean " + std::string(meant) + "?");
        usage_error("there is no command `" + options.positionals[0] + "`", std::move(notes));
    }
    print(help_text(*about));
    return 0;
}

} // namespace

const Command& help_command() {
    static const Command command{
        .name = "help",
        .usage = "[COMMAND]",
        .summary = "help COMMAND",
        .about = "Prints the same as COMMAND --help, or as --help without a command.",
        .examples = {},
        .positional = Positional::Command,
        .min_positionals = 0,
        .max_positionals = 1,
        .sections = {message_section()},
        .run = &show_help,
    };
    return command;
}

} // namespace spotit::cli
