// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/command_line.hpp"

#include "cli/option_values.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <list>
#include <map>

namespace spotit::cli {

namespace {

/// An option on the command line with its value.
struct SeenOption {
    std::string_view names;
    std::string value;
};

struct Split {
    std::vector<SeenOption> options; ///< in the order of the command line
    std::vector<std::string> words;  ///< all other arguments, in their order
};

std::string command_prefix(const Command& command) {
    return command.name.empty() ? "spotit-print" : fmt::format("spotit-print {}", command.name);
}

/// Separates options from other words. An option's name means the same in all commands, so the command need
/// not be known yet.
Split split(std::span<const std::string> arguments) {
    CLI::App app;
    app.set_help_flag();
    app.allow_extras();
    std::map<std::string_view, CLI::Option*> known;
    std::map<const CLI::Option*, std::string_view> names;
    std::list<std::vector<std::string>> values; // CLI11 writes here while it parses
    for (const Command* command : commands())
        for (const Section& section : command->sections)
            for (const Option& row : section.options) {
                if (known.contains(row.names)) continue;
                const std::string name(row.names);
                CLI::Option* option =
                    row.value.empty() ? app.add_flag(name) : app.add_option(name, values.emplace_back());
                if (!row.value.empty()) option->expected(1)->allow_extra_args(false)->take_all();
                known.emplace(row.names, option);
                names.emplace(option, row.names);
            }
    try {
        // CLI11 takes the words from the back.
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::ArgumentMismatch& mismatch) {
        // "--output: 1 required TEXT missing": only the name is of use.
        const std::string_view said = mismatch.what();
        value_missing(said.substr(0, said.find(':')));
    } catch (const CLI::ParseError&) {
        usage_error("invalid command line", {"spotit-print --help shows the usage"});
    }
    Split result;
    std::map<const CLI::Option*, std::size_t> taken;
    for (const CLI::Option* option : app.parse_order()) {
        const std::size_t index = taken[option]++;
        if (index < option->results().size())
            result.options.push_back({names.at(option), option->results()[index]});
    }
    result.words = app.remaining();
    return result;
}

[[noreturn]] void unknown_option(const Command& command, const std::string& word) {
    std::vector<std::string> notes{command_prefix(command) + " --help lists them all"};
    std::vector<std::string_view> candidates;
    for (const Section& section : command.sections)
        for (const Option& option : section.options)
            if (!option.long_name().empty()) candidates.push_back(option.long_name());
    const std::string name = word.substr(0, word.find('='));
    const std::string_view meant = diag::nearest(name, candidates);
    if (!meant.empty()) notes.insert(notes.begin(), fmt::format("did you mean {}?", meant));
    usage_error("there is no option " + name, std::move(notes));
}

/// Reports an option that only other commands have.
[[noreturn]] void foreign_option(const Command& command, std::string_view names) {
    std::string others;
    std::string_view name = names;
    for (const Command* other : commands())
        if (const Option* option = other->find(names)) {
            name = option->long_name();
            others += fmt::format("{}{}", others.empty() ? "" : ", ",
                                  other->name.empty() ? "spotit-print THEME" : other->name);
        }
    usage_error(
        command.name.empty() ? fmt::format("{} is for commands only", name)
                             : fmt::format("`{}` has no option {}", command.name, name),
        {fmt::format("it belongs to: {}", others), command_prefix(command) + " --help lists its options"});
}

/// Throws if the word is not a file and resembles a command.
void require_no_misspelled_command(const std::string& word) {
    std::error_code ignored;
    if (word.find_first_of("./-") != std::string::npos || std::filesystem::exists(word, ignored)) return;
    std::vector<std::string_view> names;
    for (const Command* command : commands()) names.push_back(command->name);
    const std::string_view meant = diag::nearest(word, std::span(names).subspan(1));
    if (meant.empty()) return;
    usage_error(fmt::format("there is no command `{}`, and no theme of that name", word),
                {fmt::format("did you mean {}?", meant), "spotit-print --help lists the commands"});
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

void set_options(const Command& command, const std::vector<SeenOption>& seen, Options& options) {
    for (const auto& [names, value] : seen) {
        const Option* row = command.find(names);
        if (row == nullptr) foreign_option(command, names);
        if (!row->words.empty() && std::ranges::find(row->words, value) == row->words.end())
            usage_error(
                fmt::format("{} takes {}, not '{}'", row->long_name(), fmt::join(row->words, ", "), value));
        row->set(options, value);
    }
}

/// Returns a request for help, which is valid even if the rest of the line is wrong.
std::optional<Invocation> parse_help(std::span<const std::string> arguments) {
    if (std::ranges::none_of(arguments, [](const auto& word) { return word == "-h" || word == "--help"; }))
        return std::nullopt;
    Invocation invocation{&main_command(), {}};
    invocation.options.help = true;
    for (const std::string& word : arguments)
        if (const Command* command = find_command(word)) {
            invocation.command = command;
            break;
        }
    return invocation;
}

} // namespace

Invocation parse(std::span<const std::string> arguments) {
    // All words after "--" are positional.
    const auto dashes = std::ranges::find(arguments, "--");
    const auto front = arguments.first(static_cast<std::size_t>(dashes - arguments.begin()));
    if (auto help = parse_help(front)) return *std::move(help);
    require_values(front);
    Split parts = split(front);
    Invocation invocation{&main_command(), {}};
    Options& options = invocation.options;
    const auto first = std::ranges::find_if(
        parts.words, [](const std::string& word) { return word == "-" || !word.starts_with('-'); });
    if (first != parts.words.end()) {
        if (const Command* command = find_command(*first)) {
            invocation.command = command;
            parts.words.erase(first);
        } else {
            require_no_misspelled_command(*first);
        }
    }
    for (const std::string& word : parts.words) {
        if (word.starts_with('-') && word != "-") unknown_option(*invocation.command, word);
        options.positionals.push_back(word);
    }
    if (dashes != arguments.end())
        options.positionals.insert(options.positionals.end(), dashes + 1, arguments.end());
    set_options(*invocation.command, parts.options, options);
    if (!options.help && !options.version) require_positionals(*invocation.command, options.positionals);
    return invocation;
}

} // namespace spotit::cli
