#include "cli/arguments/arguments.hpp"

#include "cli/included/included_themes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace spotit::cli {

namespace {

std::string command_prefix(const Command& command) {
    return command.name.empty() ? "spotit-print" : fmt::format("spotit-print {}", command.name);
}

[[noreturn]] void unknown_option(const Command& command, const std::string& word) {
    std::vector<std::string_view> candidates;
    for (const Section& section : command.sections)
        for (const Option& option : section.options) candidates.push_back(option.long_name());
    const std::string name = word.substr(0, word.find('='));
    unknown_word("there is no option " + name, name, candidates,
                 {command_prefix(command) + " --help lists them all"});
}

/// Reports an option that only other commands have.
[[noreturn]] void foreign_option(const Command& command, std::string_view names) {
    std::string others;
    std::string_view name = names;
    for (const Command& other : commands())
        if (const Option* option = other.find(names)) {
            name = option->long_name();
            others += fmt::format("{}{}", others.empty() ? "" : ", ",
                                  other.name.empty() ? "spotit-print THEME" : other.name);
        }
    usage_error(
        command.name.empty() ? fmt::format("{} is for commands only", name)
                             : fmt::format("`{}` has no option {}", command.name, name),
        {fmt::format("it belongs to: {}", others), command_prefix(command) + " --help lists its options"});
}

/// Throws if the word is neither a file nor an included theme and resembles a command more than one of these.
void require_no_misspelled_command(const std::string& word) {
    std::error_code ignored;
    if (word.find_first_of("./-") != std::string::npos || std::filesystem::exists(word, ignored)) return;
    const std::vector<std::string_view> names = row_names(commands().subspan(1));
    std::vector<std::string_view> all = names;
    for (const IncludedTheme& theme : included_themes()) all.push_back(theme.name);
    if (find_command(diag::nearest_word(word, all)) != nullptr)
        unknown_word(fmt::format("there is no command `{}`, and no theme of that name", word), word, names,
                     {"spotit-print --help lists the commands"});
}

void require_positionals(const Command& command, const std::vector<std::string>& words) {
    const bool theme = command.positional == Positional::Theme || command.positional == Positional::Deck;
    if (words.size() > command.max_positionals) {
        if (theme) usage_error(fmt::format("one theme at a time: '{}' and '{}' are two", words[0], words[1]));
        usage_error(fmt::format("`{}` takes no argument '{}'", command.name, words[command.max_positionals]),
                    {fmt::format("usage:  {} {}", command_prefix(command), command.usage)});
    }
    if (words.size() < command.min_positionals) {
        std::vector<std::string> notes{fmt::format("usage:  {} {}", command_prefix(command), command.usage)};
        if (theme && !command.name.empty())
            notes.push_back(fmt::format("for a theme called {0}:  spotit-print ./{0}", command.name));
        usage_error(theme ? "which theme?" : fmt::format("`{}` needs an argument", command.name),
                    std::move(notes));
    }
}

void set_options(const Command& command, const std::vector<SeenOption>& seen) {
    for (const auto& [names, value] : seen) {
        const Option* row = command.find(names);
        if (row == nullptr) foreign_option(command, names);
        row->set(value);
    }
}

bool asks_for_help(const std::string& word) {
    return word == "-h" || word == "--help";
}

bool is_positional(const std::string& word) {
    return word == "-" || !word.starts_with('-');
}

bool is_command(const std::string& word) {
    return find_command(word) != nullptr;
}

} // namespace

Command parse(std::span<const std::string> arguments, std::vector<Command> table) {
    const auto take = [&](const std::string& name) {
        return std::move(*std::ranges::find(table, name, &Command::name));
    };
    // All words after "--" are positional.
    const auto dashes = std::ranges::find(arguments, "--");
    const auto front = arguments.first(static_cast<std::size_t>(dashes - arguments.begin()));
    // A request for help is valid even if the rest of the line is wrong.
    if (std::ranges::any_of(front, asks_for_help)) {
        const auto named = std::ranges::find_if(front, is_command);
        Command command = take(named == front.end() ? "" : *named);
        command.common->help = true;
        return command;
    }
    SplitArguments parts = split_arguments(front);
    const auto first = std::ranges::find_if(parts.words, is_positional);
    const bool is_named = first != parts.words.end() && is_command(*first);
    if (first != parts.words.end() && !is_named) require_no_misspelled_command(*first);
    Command command = take(is_named ? *first : "");
    if (is_named) parts.words.erase(first);
    for (const std::string& word : parts.words)
        if (!is_positional(word)) unknown_option(command, word);
    if (dashes != arguments.end()) parts.words.insert(parts.words.end(), dashes + 1, arguments.end());
    CommonOptions& common = *command.common;
    common.positionals = std::move(parts.words);
    set_options(command, parts.options);
    if (!common.help && !common.version) require_positionals(command, common.positionals);
    return command;
}

} // namespace spotit::cli
