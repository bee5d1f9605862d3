#pragma once

#include "cli/options.hpp"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::cli {

/// The kind of a command's positional arguments.
enum class Positional { None, Theme, Deck, NewTheme, Search, Shell, Command };

/// A command line and its effect.
struct Example {
    std::string_view line, does;
};

/// A command with options of its own; the parser, --help, the completions and the manual are made from it.
struct Command {
    std::string_view name;    ///< "check"; empty for the main form, which has none
    std::string_view usage;   ///< the arguments: "THEME [options]"
    std::string_view summary; ///< a few words
    std::string_view about;   ///< paragraphs, in lines of at most 78 columns
    std::vector<Example> examples{};
    Positional positional = Positional::None;
    std::size_t min_positionals = 0, max_positionals = 0;
    std::shared_ptr<CommonOptions> common{}; ///< part of the command's options, which it keeps
    std::vector<Section> sections{};         ///< bound to these options
    std::function<int()> run{};              ///< obeys these options; returns the exit status

    /// Returns its option of these names ("-o,--output"), or null.
    const Option* find(std::string_view names) const;
};

// A command is a file of its name, and its function in these two lists: the main form, then all commands in
// the order of --help.
using NewCommand = Command();
NewCommand make_command, init_command, check_command, watch_command, serve_command, verify_command,
    cards_command, play_command, explain_command, themes_command, symbols_command, fonts_command,
    calibrate_command, schema_command, completions_command, help_command;
inline constexpr NewCommand* command_table[]{
    make_command,      init_command,   check_command,       watch_command,  serve_command,   verify_command,
    cards_command,     play_command,   explain_command,     themes_command, symbols_command, fonts_command,
    calibrate_command, schema_command, completions_command, help_command};

/// Returns the commands of the table, each with default options to be set.
std::vector<Command> new_commands();
/// Returns the same commands to look at.
std::span<const Command> commands();
/// Returns the command of that name, or null.
const Command* find_command(std::string_view name);
/// Returns the option of this short or long name: the command's own, else that of any command, or null.
const Option* find_option(const Command& command, std::string_view name);
/// Returns the form without a command's name, which makes a deck from a theme.
const Command& main_command();

} // namespace spotit::cli
