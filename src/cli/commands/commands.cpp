#include "cli/commands/command.hpp"

#include <algorithm>
#include <iterator>

namespace spotit::cli {

std::vector<Command> make_commands() {
    std::vector<Command> all;
    for (NewCommand* command : command_table) all.push_back(command());
    return all;
}

std::span<const Command> list_commands() {
    static const std::vector<Command> all = make_commands();
    return all;
}

const Command* find_command(std::string_view name) {
    const auto found = std::ranges::find(list_commands(), name, &Command::name);
    return found == list_commands().end() || name.empty() ? nullptr : &*found;
}

const Option* find_option(const Command& command, std::string_view name) {
    if (name.empty()) return nullptr;
    std::vector<const Option*> options = command.list_options();
    for (const Command& other : list_commands())
        std::ranges::copy(other.list_options(), std::back_inserter(options));
    const auto found = std::ranges::find_if(options, [&](const Option* option) {
        return option->find_short_name() == name || option->find_long_name() == name;
    });
    return found == options.end() ? nullptr : *found;
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
    const auto options = list_options();
    const auto found = std::ranges::find(options, names, &Option::names);
    return found == options.end() ? nullptr : *found;
}

} // namespace spotit::cli
