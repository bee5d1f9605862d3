#include "cli/commands/command.hpp"

#include "cli/completions/completions.hpp"
#include "cli/output/terminal.hpp"

#include <algorithm>
#include <memory>

namespace spotit::cli {

namespace {

int print_completions(const std::string& name) {
    const auto shell = std::ranges::find(shells(), name, &Shell::name);
    if (shell == shells().end())
        usage_error("there are completions for bash, zsh and fish, not for '" + name + "'");
    print(shell->script);
    return 0;
}

} // namespace

Command completions_command() {
    const auto options = std::make_shared<CommonOptions>();
    return {
        .name = "completions",
        .usage = "bash|zsh|fish",
        .summary = "bash|zsh|fish",
        .about = "Prints a script that lets the shell complete themes, commands, options and their\n"
                 "values, the keys for --set and the groups of emoji. These scripts are installed\n"
                 "with the program.",
        .examples = {{"spotit-print completions bash >> ~/.bash_completion", ""},
                     {"spotit-print completions zsh > DIR/_spotit-print", "DIR: one of $fpath"},
                     {"spotit-print completions fish > ~/.config/fish/completions/spotit-print.fish", ""}},
        .positional = Positional::Shell,
        .min_positionals = 1,
        .max_positionals = 1,
        .common = options,
        .sections = {message_section(*options)},
        .run = [options] { return print_completions(options->positionals[0]); },
    };
}

} // namespace spotit::cli
