#include "cli/commands/command.hpp"

#include "cli/output/terminal.hpp"
#include "diag/write.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/diag/sentence.hpp>
#include <spotit/version.hpp>

#include <fmt/format.h>

#include <sstream>

namespace spotit::cli {
namespace {

using diag::Sentence;

constexpr int line_width = 80, option_width = 20, example_width = 42;
/// Maximum width of the left column of commands.
constexpr int half_line = 42;

/// Breaks lines between words where they are too wide; lines after the first begin with blanks.
std::string wrap(const std::string& text, int indent) {
    std::istringstream lines(text);
    std::string result;
    const std::string blanks = "\n" + std::string(static_cast<std::size_t>(indent), ' ');
    for (std::string line; std::getline(lines, line);) {
        result += result.empty() ? "" : blanks;
        int width = indent;
        std::istringstream words(line);
        for (std::string word; std::getline(words, word, ' ');) {
            const int own = base::measure_display_width(word), gap = width > indent ? 1 : 0;
            if (width + gap + own > line_width && gap > 0) {
                result.erase(result.find_last_not_of(' ') + 1);
                result += blanks + word;
                width = indent + own;
            } else {
                result += (gap > 0 ? " " : "") + word;
                width += gap + own;
            }
        }
    }
    return result;
}

/// Writes help in a language; in English as far as that has no translation.
struct HelpWriter {
    std::string_view language;

    std::string translate(const Sentence& text) const { return diag::translate(text, language); }
    std::string write_program_head() const {
        const Command& main = find_main_command();
        const std::string usage = translate("Usage:");
        return fmt::format("spotit-print {} - {}\n\n{} spotit-print {}\n{} spotit-print {}\n{}",
                           SPOTIT_VERSION, translate(main.summary), usage, translate(main.usage),
                           pad("", base::measure_display_width(usage)), translate("COMMAND [arguments]"),
                           write_examples(main.examples));
    }
    std::string write_command_head(const Command& command) const {
        const std::string_view space = command.usage.empty() ? "" : " ";
        std::string text =
            fmt::format("spotit-print {0} - {1}\n\n{2} spotit-print {0}{3}{4}\n", command.name,
                        translate(command.summary), translate("Usage:"), space, translate(command.usage));
        if (!command.about.empty()) text += fmt::format("\n{}\n", wrap(translate(command.about), 0));
        return command.examples.empty() ? text : text + write_examples(command.examples);
    }
    std::string write_sections(const Command& command) const {
        std::string lines;
        for (const Section& section : command.sections) {
            lines += fmt::format("\n{}\n", translate(diag::write("{name}:", section.title)));
            for (const Option& option : section.options) lines += write_option(option);
        }
        return lines;
    }
    /// Lists the commands, two on a line if they fit.
    std::string write_commands() const {
        std::string lines = fmt::format("\n{}\n", translate("Commands:")), left;
        for (const Command& command : list_commands().subspan(1)) {
            const std::string cell = fmt::format("{:<10} {}", command.name, translate(command.summary));
            const int left_width = base::measure_display_width(left),
                      width = base::measure_display_width(cell);
            if (!left.empty() && left_width <= half_line && half_line + 3 + width <= line_width) {
                lines += fmt::format("  {} {}\n", pad(left, half_line), cell);
                left.clear();
                continue;
            }
            if (!left.empty()) lines += fmt::format("  {}\n", left);
            left = cell;
        }
        return left.empty() ? lines : lines + fmt::format("  {}\n", left);
    }
    std::string write_end() const {
        return fmt::format(
            "\n{}\n{}\n",
            wrap(translate("Exit status: 0 done; 1 the theme or the deck is wrong; 2 wrong command line;\n"
                           "3 a file cannot be read or written; 4 internal error."),
                 0),
            translate("Manuals: spotit-print(1), spotit-theme(5)"));
    }

    std::string write_option(const Option& option) const {
        std::string names(option.names);
        if (const std::size_t comma = names.find(','); comma != std::string::npos)
            names.insert(comma + 1, " ");
        else if (names.starts_with("--"))
            names.insert(0, "    ");
        if (!option.value.empty()) names += " " + translate(option.value);
        return fmt::format("  {} {}\n", pad(names, option_width),
                           wrap(translate(option.help), option_width + 3));
    }
    std::string write_examples(const std::vector<Example>& examples) const {
        std::string lines = fmt::format("\n{}\n", translate("Examples:"));
        for (const auto& [line, does] : examples)
            lines += does.empty() ? fmt::format("  {}\n", translate(line))
                                  : fmt::format("  {}  {}\n", pad(translate(line), example_width),
                                                wrap(translate(does), example_width + 4));
        return lines;
    }
};

} // namespace

std::string write_help(const Command& command, std::string_view language) {
    const HelpWriter help{language};
    if (command.name.empty())
        return help.write_program_head() + help.write_sections(command) + help.write_commands() +
               help.write_end();
    return help.write_command_head(command) + help.write_sections(command);
}

std::string write_short_help(std::string_view language) {
    const HelpWriter help{language};
    return fmt::format("{}\n{}\n", help.write_program_head(),
                       help.translate("spotit-print --help for everything"));
}

} // namespace spotit::cli
