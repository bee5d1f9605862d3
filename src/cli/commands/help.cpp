#include "cli/commands/command.hpp"

#include "cli/help.hpp"
#include "cli/output/terminal.hpp"

#include <memory>

namespace spotit::cli {

namespace {

int show_help(const std::vector<std::string>& names) {
    const Command* about = names.empty() ? &main_command() : find_command(names[0]);
    if (about == nullptr)
        unknown_word("there is no command `" + names[0] + "`", names[0], row_names(commands().subspan(1)),
                     {"spotit-print --help lists the commands"});
    print(help_text(*about));
    return 0;
}

} // namespace

Command help_command() {
    const auto options = std::make_shared<CommonOptions>();
    return {
        .name = "help",
        .usage = "[COMMAND]",
        .summary = "help COMMAND",
        .about = "Prints the same as COMMAND --help, or as --help without a command.",
        .positional = Positional::Command,
        .max_positionals = 1,
        .common = options,
        .sections = {message_section(*options)},
        .run = [options] { return show_help(options->positionals); },
    };
}

} // namespace spotit::cli
