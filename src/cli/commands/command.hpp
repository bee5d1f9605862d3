#pragma once

#include "cli/options.hpp"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::cli {

/// The kind of a command's positional arguments, and how many it takes.
enum class Positional { None, Theme, Deck, NewTheme, Search, Shell, Command };
struct Positionals {
    Positional kind = Positional::None;
    std::size_t min = 0, max = 0;
};

/// A command line and its effect.
struct Example {
    diag::Sentence line, does;
};

/// A command with options of its own; the parser, --help, the completions and the manual are made from it.
struct Command {
    std::string_view name;  ///< "check"; empty for the main form, which has none
    diag::Sentence usage;   ///< the arguments: "THEME [options]"
    diag::Sentence summary; ///< a few words
    diag::Sentence about;   ///< paragraphs, in lines of at most 78 columns
    std::vector<Example> examples{};
    Positionals positionals{};
    std::shared_ptr<CommonOptions> common{}; ///< part of the command's options, which it keeps
    std::vector<Section> sections{};         ///< bound to these options
    std::function<int()> run{};              ///< obeys these options; returns the exit status

    std::vector<const Option*> list_options() const;
    /// Returns its option of these names ("-o,--output"), or null.
    const Option* find(std::string_view names) const;
};

// A command is a file of its name, and its function in these two lists: the main form, then all commands in
// the order of --help.
using NewCommand = Command();
NewCommand make_command, make_init_command, check_command, watch_command, serve_command, verify_command,
    make_cards_command, play_command, explain_command, make_themes_command, make_decks_command,
    make_symbols_command, make_fonts_command, calibrate_command, make_schema_command,
    make_completions_command, make_help_command;
inline constexpr NewCommand* command_table[]{
    make_command,       make_init_command,   check_command,       watch_command,
    serve_command,      verify_command,      make_cards_command,  play_command,
    explain_command,    make_themes_command, make_decks_command,  make_symbols_command,
    make_fonts_command, calibrate_command,   make_schema_command, make_completions_command,
    make_help_command};

/// Returns the commands of the table, each with default options to be set.
std::vector<Command> make_commands();
/// Returns the same commands to look at.
std::span<const Command> list_commands();
const Command* find_command(std::string_view name);
/// Returns the option of this short or long name: the command's own, else that of any command, or null.
const Option* find_option(const Command& command, std::string_view name);
/// Returns the form without a command's name, which makes a deck from a theme.
const Command& find_main_command();

// What is made from the table: the parser, --help, the completions and the manual.

/// Parses the arguments after the program's name. Returns the command of the table that they name, its
/// options set. Options may be anywhere before "--"; the first other word is a command's name or a theme.
/// Throws diag::Error (ErrorCategory::Usage) with a fix.
Command parse(std::span<const std::string> arguments, std::vector<Command> table = make_commands());

/// Returns the text of --help, at most 80 columns wide; that of the main form lists the commands too.
std::string write_help(const Command& command, std::string_view language = {});
/// Returns the text for a call without arguments.
std::string write_short_help(std::string_view language);

/// Returns the candidates for the last of `words`, which follow the program's name on the command line as
/// they were typed, quotes included. Each line has a candidate for the whole word, a tab and its description;
/// a line ":files yaml yml" offers files with these endings, ":files" all files. Candidates are not filtered
/// by what was typed: each shell matches in its own way.
std::string complete(std::span<const std::string> words);
/// A shell and the script that makes it ask `spotit-print __complete`.
struct Shell {
    std::string_view name, script;
};
std::span<const Shell> shells();

} // namespace spotit::cli
