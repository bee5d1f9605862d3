#include "cli/commands/command.hpp"

#include <spotit/version.hpp>

#include <fmt/format.h>

namespace spotit::cli {
namespace {

constexpr std::string_view exit_statuses = R"(
Exit status: 0 done; 1 the theme or the deck is wrong; 2 wrong command line;
3 a file cannot be read or written; 4 internal error.
Manuals: spotit-print(1), spotit-theme(5)
)";

/// Maximum width of the left column of commands.
constexpr std::size_t half_line = 42;

std::string write_option(const Option& option) {
    std::string names(option.names);
    if (const std::size_t comma = names.find(','); comma != std::string::npos)
        names.insert(comma + 1, " ");
    else if (names.starts_with("--"))
        names.insert(0, "    ");
    if (!option.value.empty()) names += fmt::format(" {}", option.value);
    std::string lines;
    std::string_view rest = option.help;
    for (std::string_view left = names;; left = "") {
        const std::size_t end = rest.find('\n');
        lines += fmt::format("  {:<20} {}\n", left, rest.substr(0, end));
        if (end == std::string_view::npos) return lines;
        rest.remove_prefix(end + 1);
    }
}

std::string write_examples(const std::vector<Example>& examples) {
    std::string lines = "\nExamples:\n";
    for (const auto& [line, does] : examples)
        lines += does.empty() ? fmt::format("  {}\n", line) : fmt::format("  {:<42}  {}\n", line, does);
    return lines;
}

std::string write_sections(const Command& command) {
    std::string lines;
    for (const Section& section : command.sections) {
        lines += fmt::format("\n{}:\n", section.title);
        for (const Option& option : section.options) lines += write_option(option);
    }
    return lines;
}

/// Lists the commands, two on a line if they fit.
std::string write_commands() {
    std::string lines = "\nCommands:\n", left;
    for (const Command& command : list_commands().subspan(1)) {
        const std::string cell = fmt::format("{:<10} {}", command.name, command.summary);
        if (!left.empty() && left.size() <= half_line && half_line + 3 + cell.size() <= 80) {
            lines += fmt::format("  {:<{}} {}\n", left, half_line, cell);
            left.clear();
            continue;
        }
        if (!left.empty()) lines += fmt::format("  {}\n", left);
        left = cell;
    }
    return left.empty() ? lines : lines + fmt::format("  {}\n", left);
}

std::string write_program_head() {
    const Command& main = find_main_command();
    return fmt::format("spotit-print {} - {}\n\nUsage: spotit-print {}\n"
                       "       spotit-print COMMAND [arguments]\n{}",
                       SPOTIT_VERSION, main.summary, main.usage, write_examples(main.examples));
}

} // namespace

std::string write_help(const Command& command) {
    if (command.name.empty())
        return write_program_head() + write_sections(command) + write_commands() + std::string(exit_statuses);
    const std::string_view space = command.usage.empty() ? "" : " ";
    std::string text = fmt::format("spotit-print {0} - {1}\n\nUsage: spotit-print {0}{2}{3}\n", command.name,
                                   command.summary, space, command.usage);
    if (!command.about.empty()) text += fmt::format("\n{}\n", command.about);
    if (!command.examples.empty()) text += write_examples(command.examples);
    return text + write_sections(command);
}

std::string write_short_help() {
    return write_program_head() + "\nspotit-print --help for everything\n";
}

} // namespace spotit::cli
