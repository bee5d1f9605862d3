#include "cli/commands/command.hpp"
#include "diag/write.hpp"

#include "cli/output/terminal.hpp"

#include <spotit/theme/read.hpp>

#include <algorithm>

// The commands that print texts of the program itself.
namespace spotit::cli {
namespace {

int show_help(const CommonOptions& options) {
    const std::vector<std::string>& names = options.positionals;
    const Command* about = names.empty() ? &find_main_command() : find_command(names[0]);
    if (about == nullptr)
        refuse_unknown_word(diag::write("there is no command `{command}`", names[0]), names[0],
                            base::list_names(list_commands().subspan(1)),
                            {"spotit-print --help lists the commands"});
    print(write_help(*about, choose_rendering(options).language));
    return 0;
}

int print_completions(const std::string& name) {
    const auto shell = std::ranges::find(shells(), name, &Shell::name);
    if (shell == shells().end())
        fail_by_usage(diag::write("there are completions for bash, zsh and fish, not for '{name}'", name));
    print(shell->script);
    return 0;
}

} // namespace

Command make_help_command() {
    const auto options = std::make_shared<CommonOptions>();
    return {
        .name = "help",
        .usage = "[COMMAND]",
        .summary = "help for a command",
        .about = "Prints the same as COMMAND --help or, without a command, the same as --help.",
        .positionals = {Positional::Command, 0, 1},
        .common = options,
        .sections = {make_message_section(*options)},
        .run = [options] { return show_help(*options); },
    };
}

Command make_completions_command() {
    const auto options = std::make_shared<CommonOptions>();
    return {
        .name = "completions",
        .usage = "bash|zsh|fish",
        .summary = "for bash, zsh and fish",
        .about = "Prints a script that lets the shell complete themes, commands, options and their\n"
                 "values, the keys for --set and the groups of emoji. These scripts are installed\n"
                 "with the program.",
        .examples = {{"spotit-print completions bash >> ~/.bash_completion", ""},
                     {"spotit-print completions zsh > DIR/_spotit-print", "DIR: a folder in $fpath"},
                     {"spotit-print completions fish > ~/.config/fish/completions/spotit-print.fish", ""}},
        .positionals = {Positional::Shell, 1, 1},
        .common = options,
        .sections = {make_message_section(*options)},
        .run = [options] { return print_completions(options->positionals[0]); },
    };
}

Command make_schema_command() {
    const auto options = std::make_shared<CommonOptions>();
    return {
        .name = "schema",
        .usage = "",
        .summary = "JSON Schema for editors",
        .about = "Prints the JSON Schema of themes. Editors that support YAML use it to complete\n"
                 "keys and values and to mark errors while you type; the themes of `init` name it\n"
                 "in their first line.",
        .examples = {{"spotit-print schema > theme.schema.json", "beside the themes"}},
        .common = options,
        .sections = {make_message_section(*options)},
        .run =
            [] {
                print(theme::write_schema());
                return 0;
            },
    };
}

} // namespace spotit::cli
