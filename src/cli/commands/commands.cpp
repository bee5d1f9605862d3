#include "cli/commands/command.hpp"

#include <algorithm>

namespace spotit::cli {

std::vector<Command> new_commands() {
    std::vector<Command> all;
    for (NewCommand* command : command_table) all.push_back(command());
    return all;
}

std::span<const Command> commands() {
    static const std::vector<Command> all = new_commands();
    return all;
}

const Command* find_command(std::string_view name) {
    const auto found = std::ranges::find(commands(), name, &Command::name);
    return found == commands().end() || name.empty() ? nullptr : &*found;
}

const Option* find_option(const Command& command, std::string_view name) {
    if (name.empty()) return nullptr;
    std::vector<const Command*> places{&command};
    for (const Command& other : commands()) places.push_back(&other);
    for (const Command* place : places)
        for (const Section& section : place->sections)
            for (const Option& option : section.options)
                if (option.short_name() == name || option.long_name() == name) return &option;
    return nullptr;
}

const Command& main_command() {
    return commands().front();
}

const Option* Command::find(std::string_view names) const {
    for (const Section& section : sections)
        for (const Option& option : section.options)
            if (option.names == names) return &option;
    return nullptr;
}

} // namespace spotit::cli
