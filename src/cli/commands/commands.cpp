#include "cli/commands/command.hpp"

#include <algorithm>
#include <iterator>

namespace spotit::cli {

std::vector<Command> make_commands() {
    return base::collect(command_table, [](NewCommand* command) { return command(); });
}

std::span<const Command> list_commands() {
    static const std::vector<Command> all = make_commands();
    return all;
}

const Command* find_command(std::string_view name) {
    return name.empty() ? nullptr : base::find_row(list_commands(), name, &Command::name);
}

const Option* find_option(const Command& command, std::string_view name) {
    if (name.empty()) return nullptr;
    std::vector<const Option*> options = command.list_options();
    for (const Command& other : list_commands())
        std::ranges::copy(other.list_options(), std::back_inserter(options));
    for (const Option* option : options)
        if (option->find_short_name() == name || option->find_long_name() == name) return option;
    return nullptr;
}

const Command& find_main_command() {
    return list_commands().front();
}

std::vector<const Option*> Command::list_options() const {
    std::vector<const Option*> options;
    for (const Section& section : sections)
        for (const Option& option : section.options) options.push_back(&option);
    return options;
}

const Option* Command::find(std::string_view names) const {
    for (const Option* option : list_options())
        if (option->names == names) return option;
    return nullptr;
}

} // namespace spotit::cli
