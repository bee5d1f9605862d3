#pragma once

#include "cli/output/terminal.hpp"

#include <spotit/diag.hpp>
#include <spotit/job/request.hpp>
#include <spotit/theme/read.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace spotit::cli {

enum class When { Auto, Always, Never };

/// The positionals and options of every command.
struct CommonOptions {
    std::vector<std::string> positionals; ///< themes ("-" for standard input), search words, ...
    bool quiet = false, help = false, version = false;
    When color = When::Auto;
    std::string language{}; ///< of the messages; empty: that of the environment
};

/// The options of a command that reads a theme.
struct ThemeOptions {
    CommonOptions common;
    std::vector<theme::Override> overrides;
    std::optional<std::string> seed;   ///< wins over the overrides
    std::vector<std::string> overlays; ///< theme files or styles merged over the theme
    bool verbose = false, strict = false, confine = false;
    When progress = When::Auto;
    int threads = 0; ///< 0: one for each processor
    /// Not options: `watch` learns which files are read, remembers what was made, and stops a build.
    theme::FileListener file_listener{};
    std::shared_ptr<job::Memory> memory{};
    std::stop_token stop{};
};

enum class Value { None, Text, Number, Output, Theme, Word, Setting, Group, Language, IncludedTheme };

/// An option of a command, bound to a field of the command's options; the parser, --help, the completions and
/// the manual use these rows.
struct Option {
    /// The field, or a function that reads the value and throws diag::Error (ErrorCategory::Usage).
    using Target =
        std::variant<bool*, std::string*, std::vector<std::string>*, std::function<void(const std::string&)>>;

    std::string_view names; ///< "-o,--output"
    diag::Sentence value;   ///< "FILE"; empty for flags
    diag::Sentence help;    ///< one line, or more separated by \n
    Target target{};
    Value kind = Value::None;
    std::vector<std::string_view> words{}; ///< the possible values, if there is a fixed list
    std::string_view (*find_word)(std::string_view) = nullptr; ///< returns which of them a value means

    /// Returns "--output".
    std::string_view extract_long_name() const;
    /// Returns "-o", or an empty text.
    std::string_view extract_short_name() const;
    /// Sets the field to true or to the text, or adds the text to the list; commas separate words of a fixed
    /// list. Throws diag::Error for another word than the option's.
    void set(const std::string& text) const;
};

Option number_option(Option row, int min, int max, int& number);

/// Options under one heading of --help.
struct Section {
    diag::Sentence title;
    std::vector<Option> options;
};
Section make_theme_section(ThemeOptions& options);
/// Returns the message options of commands that make or check a deck.
Section make_work_section(ThemeOptions& options);
/// Returns the message options of all other commands.
Section make_message_section(CommonOptions& options);

[[noreturn]] void fail_by_usage(diag::Sentence message, std::vector<diag::Note> notes = {});
/// Throws a usage error; the first note names the candidate that was probably meant, if there is one.
[[noreturn]] void refuse_unknown_word(diag::Sentence message, std::string_view word,
                                      const std::vector<std::string_view>& candidates,
                                      std::vector<diag::Note> notes);

/// A request with its progress bar.
struct ThemeJob {
    job::Request request;
    std::unique_ptr<Progress> progress; ///< null if not wanted; its destructor erases the bar
};
/// Reads the theme and applies the options. Throws diag::Error.
ThemeJob start_theme_job(const ThemeOptions& options, const std::string& theme);

job::Request request_without_theme(const ThemeOptions& options);

/// Returns how messages are printed, and in what language.
diag::RenderOptions choose_rendering(const CommonOptions& options);
/// Returns the code of that language, which has translations, or "en".
std::string choose_language(const CommonOptions& options);
/// Returns a text in that language; in English if it has no translation.
std::string translate(const diag::Sentence& text, const CommonOptions& options);
/// Prints lines to standard output in that language.
void print_lines(const diag::Sentence& lines, const CommonOptions& options);
/// Prints lines to standard error in that language.
void print_sentence(const diag::Sentence& lines, const CommonOptions& options);
/// Does the same for a line behind the program's name.
void print_notice(const diag::Sentence& notice, const CommonOptions& options);

/// Prints the warnings. Returns true if the run fails because of --strict, which it prints.
bool fail_on_warnings(const ThemeOptions& options, std::span<const diag::Diagnostic> warnings);

inline constexpr int internal_error_status = 4;

/// Returns the exit status of a run that such errors end: a higher one of a more serious kind.
int choose_exit_status(diag::ErrorCategory fault);

/// Does the work and returns its exit status. An exception becomes a message and its exit status.
int guard(const diag::RenderOptions& messages, const std::function<int()>& work);

/// Throws if the system's limits leave too little for a deck: std::bad_alloc for memory, diag::Error
/// (ErrorCategory::File) for open files. Libraries without memory crash, and without files they take other
/// fonts in silence, so it must be known before.
void require_resources(int threads);

} // namespace spotit::cli
